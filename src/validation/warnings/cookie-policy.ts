import { languageCodes } from "../../languages";
import { gatsbySessionKeys, storageKeys } from "../../storage-keys";
import type { Entry } from "../../content-files/content";
import { fieldRows } from "../../content-files/texts/entry-texts";
import type { Advice } from "./warning";

const POLICY = "legal/cookies.yaml";

const KEYS = [...Object.values(storageKeys), ...gatsbySessionKeys];

/** What the site keeps in the browser and the cookie policy does not name, in bold, in a language. */
export const unnamedKeys = (entries: Entry[]): Advice[] =>
  entries.filter(({ file }) => file === POLICY).flatMap(inPolicy);

const inPolicy = ({ file, node, data }: Entry) => {
  const rows = fieldRows(file, node, data);
  return KEYS.flatMap((value): Advice[] => {
    const languages = languageCodes.filter(
      (code) => !rows.some(({ cells }) => names(cells[code].text ?? "", value)),
    );
    if (languages.length === 0) return [];
    return [{ file, path: ["sections"], code: "unnamed-key", value, languages }];
  });
};

/** `cookieConsentDate` does not name `cookieConsent`. */
const names = (text: string, key: string) =>
  text.split("**").some((part) => part.startsWith(key) && !/^\w/.test(part.slice(key.length)));
