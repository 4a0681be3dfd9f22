/**
 * Runs on the not-found pages only, from a file (`src/build/public-files.ts`): names the page that the visitor has
 * probably looked for, where a host does not redirect.
 */

import { languageCodes, localAddress } from "../../model/languages";
import { withoutAccents } from "@brisa/typed-content/helpers";
import { SUGGESTION } from "../document/element-names";
import { routes } from "../../model/routes";

/** Without the marks of its letters, in lower case, with a slash instead of other signs at the end. */
const plain = (path: string) =>
  withoutAccents(path)
    .toLowerCase()
    .replace(/[^a-z\d]*$/, "/");

/**
 * The address of the page whose path differs from a requested one at most in the marks of letters (however they are
 * encoded), in capitals, in what follows the last letter, and in that its query or hash is encoded, too; undefined if
 * there is none.
 * @param path the requested path, encoded
 */
export const addressLike = (path: string) => {
  try {
    const [wanted = "", ...rest] = decodeURIComponent(path).split(/(?=[?#])/);
    const found = languageCodes
      .flatMap((language) => Object.values(routes).map((route) => localAddress(route, language)))
      .find((address) => plain(decodeURI(address)) === plain(wanted));
    return found && found + rest.join("");
  } catch {
    // A lone % sign.
    return undefined;
  }
};

export const suggestAddress = () => {
  const href = addressLike(location.pathname);
  const line = document.getElementById(SUGGESTION);
  if (!href || !line) return;
  const link = Object.assign(document.createElement("a"), { href });
  link.textContent = location.host + decodeURI(link.pathname);
  line.lastElementChild?.append(link);
  line.hidden = false;
};
