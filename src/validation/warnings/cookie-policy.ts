import type { Content, Entry } from "../../content-files/content";
import { entryTexts } from "../../content-files/texts";
import { languageCodes } from "../../languages";
import { gatsbySessionKeys, storageKeys } from "../../storage-keys";
import type { Warning } from "./warning";

const COOKIE_POLICY = "legal/cookies.yaml";

const KEYS = [...Object.values(storageKeys), ...gatsbySessionKeys];

/** What the site keeps in the browser and the cookie policy does not name, in bold, in a language. */
export const unnamedKeys = ({ entries }: Content): Warning[] =>
  entries.filter(({ file }) => file === COOKIE_POLICY).flatMap(inPolicy);

const inPolicy = (policy: Entry) => {
  const { file, rows } = entryTexts(policy);
  return KEYS.flatMap((value): Warning[] => {
    const languages = languageCodes.filter(
      (code) => !rows.some(({ cells }) => names(cells[code].text ?? "", value)),
    );
    if (languages.length === 0) return [];
    return [{ file, path: ["sections"], code: "unnamed-key", value, languages }];
  });
};

/** `**cookieConsentDate**` does not name `cookieConsent`. */
const names = (text: string, key: string) =>
  text.split("**").some((part) => part.startsWith(key) && !/^\w/.test(part.slice(key.length)));
