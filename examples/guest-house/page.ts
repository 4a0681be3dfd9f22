import { mkdirSync, writeFileSync } from "node:fs";
import { entriesInOrder, shownEntries, valueAt, valueIn } from "@brisa/typed-content";
import { readContent } from "@brisa/typed-content/read";
import { languageCodes, prefixOf } from "@brisa/typed-content/languages";
import { htmlOfMarkdown } from "@brisa/typed-content/markdown";
import { guestHouse } from "./model";
import { house, rooms } from "./model/collections";
import { inWords } from "./model/facts";

/** The whole website: in each language one page, with the rooms that are shown and their prices. Returns no error. */
export const writePages = async () => {
  const content = readContent("content", guestHouse);
  for (const language of languageCodes()) {
    const list = shownEntries(entriesInOrder(content, rooms.type)).map(
      ({ data }) =>
        `- ${String(valueAt(data, ["name", language]))}: ${inWords(Number(valueAt(data, ["price"])), language)}`,
    );
    const text = [`# ${String(valueIn(content, house.path, "name"))}`, "", ...list].join("\n");
    const folder = `public${prefixOf(language)}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      `${folder}/index.html`,
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title></title>${htmlOfMarkdown(text)}`,
    );
  }
  return undefined;
};
