import "../../src/model/declared-languages";
import { languageCodes, type LanguageCode } from "../../src/model/languages";
import { withNoBreakSpaces } from "../../packages/typed-content/texts/typography";

/** Returns the text with each non-breaking space as "~". */
const typeset = (text: string, language: LanguageCode) =>
  withNoBreakSpaces(text, language).replaceAll("\u00A0", "~");

/** Expects that the spaces marked with "~", and no others, become non-breaking. */
const expectTypeset = (language: LanguageCode, texts: string[]) =>
  expect(texts.map((text) => typeset(text.replaceAll("~", " "), language))).toEqual(texts);

test("Spanish: units after a number, abbreviations of letters, numbers after n.º and art.", () => {
  expectTypeset("es", [
    "El 21~% de IVA, 320,00~€",
    "Salimos 4~h, o 3,5~horas; 1~hora y 15~minutos, 5~min antes.",
    "Brisa, S.~L., y otra, S.~L.~U.",
    "en EE.~UU. y en Palma",
    "n.º~5, arts.~12 y 13, Núm.~7",
    "n.º~[PENDIENTE: número]",
  ]);
});

test("English: hours, minutes and times of day; no space is put before a per cent sign", () => {
  expectTypeset("en", [
    "100% of it, 72~hours, 1~hour, 15~minutes, 5~min, 4~h, 3.5~hrs",
    "at 9:30~am, back by 1~pm",
    "No.~5, nos.~5 and 6, Art.~30",
    "Brisa, S.~L.",
  ]);
});

test("German: units, abbreviations of letters, numbers of articles, the dots of an ellipsis", () => {
  expectTypeset("de", [
    "21~% MwSt., 320,00~€",
    "4~Std., 3,5~Stunden, 1~Stunde, 15~Minuten, 5~Min., 13:30~Uhr",
    "Art.~6 Abs.~1 lit.~a DSGVO, Art.~103 Buchst.~l, Nr.~5, §~7, Ziff.~2",
    "z.~B. hier, d.~h. dort, i.~d.~R. auch, o.~Ä.",
    "Nr.~[OFFEN: Nummer]",
    "Wird gesendet~…",
  ]);
});

test("each language keeps to its own rules", () => {
  expectTypeset("es", ["Wird gesendet …", "z. B. hier", "72 hours", "13:30 Uhr"]);
  expectTypeset("en", ["Wird gesendet …", "72 horas", "n.º 5", "13:30 Uhr"]);
  expectTypeset("de", ["72 horas", "n.º 5", "72 hours"]);
});

describe.each(languageCodes)("in every language: %s", (language) => {
  const UNITS = { es: "horas", en: "hours", de: "Stunden" };
  const unit = UNITS[language];

  test("what only begins like a unit, or follows no number, is left", () => {
    expectTypeset(language, ["7 hermanos", "5 minas", "ocho h", "S L", "alas. No. Art. Nr. fin"]);
  });

  test("it changes nothing the second time", () => {
    const once = withNoBreakSpaces(`72 ${unit}, 5 %, S. L., Nr. 5, n.º 5, No. 5 …`, language);
    expect(withNoBreakSpaces(once, language)).toBe(once);
    expect(once).toContain("\u00A0");
  });

  test("variables stay as they are, and count as numbers", () => {
    expectTypeset(language, [`{{ count }}~${unit}`, "{{ 5 }}", "{{terms.guests}} y"]);
  });

  test("Markdown and addresses stay as they are", () => {
    expectTypeset(language, [
      `- **72**~${unit}, [5~%](https://brisa.test/5%20h?n=5)\n- *S.~L.*\n\n1. 5~h\n\n    4~h  \n§§`,
      "[S.~L.](mailto:hola@brisa.test)\n\n## 5\nh, 72  h",
    ]);
  });
});
