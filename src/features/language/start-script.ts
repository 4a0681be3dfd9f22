import { defaultLanguage, languageCodes, languages } from "../../languages";
import { storageKeys } from "../../storage-keys";

const prefixes = Object.fromEntries(languageCodes.map((code) => [code, languages[code].prefix]));

/**
 * Runs in the head of every page, before anything is painted: on an address without a prefix it
 * goes to the same page in the visitor's language, which is the saved choice, else the browser's
 * language. It stays where storage fails, since a choice could not be kept there and the visitor
 * would be sent back each time; and crawlers see what a Spanish visitor sees.
 */
export const startScript = `(function (prefixes, key) {
  var path = location.pathname;
  var known = function (code) { return Object.prototype.hasOwnProperty.call(prefixes, code); };
  for (var code in prefixes)
    if (prefixes[code] && (path + "/").indexOf(prefixes[code] + "/") === 0) return;
  if (/bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i.test(navigator.userAgent)) return;
  try {
    var probe = key + ".probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    var saved = localStorage.getItem(key);
  } catch (error) { return; }
  var own = (navigator.language || "").slice(0, 2).toLowerCase();
  var wanted = known(saved) ? saved : known(own) ? own : "${defaultLanguage}";
  if (prefixes[wanted]) location.replace(prefixes[wanted] + path + location.search + location.hash);
})(${JSON.stringify(prefixes)}, "${storageKeys.language}");`.replace(/\n\s*/g, " ");
