import { readFileSync } from "node:fs";
import { filesBelow } from "../../packages/typed-content/files/files-below";

/** The rooms that know neither this company nor what it sells, so that another site can use them. */
const ROOMS = ["packages/typed-content", "packages/desk"];

/** What only this company's content, its pages or its place are called, in any of the three languages. */
const OWN_WORDS =
  "trip trips boat boats charter sail sailing captain skipper guest guests review reviews booking enquiry palma mallorca " +
  "bay cove brisa eur euro euros excursion excursions excursión excursiones barco barcos bahía cala reseña reseñas temporada " +
  " temporadas ausflug ausflüge boot boote bucht bewertung bewertungen";

const own = new Set(OWN_WORDS.split(" "));

/** Returns the words of a text, in lower case; a name in camel case is several words. */
const wordsIn = (text: string) =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

test.each(ROOMS)("%s fits any site: no line has a word of this company", (room) => {
  const files = filesBelow(room).filter((file) => !/__tests__|\.png$/.test(file));
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      // The scope of the packages' names, and that of their example.
      .replaceAll(/@brisa\/|examples\/guest-house/g, "")
      .split("\n")
      .filter((line) => line.includes("+34") || wordsIn(line).some((word) => own.has(word)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
