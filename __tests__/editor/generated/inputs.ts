import fc from "fast-check";
import type { EditorField } from "../../../src/editor/config/form-fields";

const PASTED_FROM_WORD =
  "<p class=MsoNormal><o:p>\u00a0</o:p>“Salida”\u00a0–\u200b 9:30\u2028con\u00a0cava…</p>\r\n\t• Uno\r\n\t• Dos";

/** What people write, paste or leave in a text. */
const TEXTS = [
  ...["", " ", "\n\t ", "x".repeat(100_000), "ñ ".repeat(50_000), "🎉", "👩‍👩‍👧 Feliz día"],
  ...["שלום עולם", "\u202Eabc\u202C", "مرحبا", "<script>alert(1)</script>", "</textarea><b>"],
  ...["{{nope}}", "{{company.phone}}", "{{", "a }} b", "{{terms.guests}} {{prices.from}}"],
  ...[PASTED_FROM_WORD, "Guten Morgen, liebe Gäste", "Buenos días", "*a **b* [c](javascript:d)"],
  ...["null", "0", "-", "e\u0301", "\ud83d", "\u0000", "# a\n\n- b", "__proto__", "toString"],
];

/** What people write where a number, a time, an amount, an address or a telephone is meant. */
const FIGURES = [
  ...["siete", "-3", "+5", "1e5", "1e400", "1,2,3", "1.250,50 €", "1,250", "0", "7", "9.5", "٣"],
  ...["25:70", "9:30", "18h30", "18.00", "600 123 456", "112", "www.example.com", "barco"],
  ...["javascript:alert(1)", "mailto:ana@barca.test", "2026-13", "2026-11", "brisa/web"],
];

/** What is chosen, or named, as a picture. */
const PICTURES = [
  "",
  "/media/new.jpg",
  "/media/missing.jpg",
  "/media/../company.json",
  "/media/IMG_0001.HEIC",
  "/media/logo.svg",
  "https://example.com/a.jpg",
];

const numberTyped = (typed: string, { value_type }: EditorField) => {
  const number = value_type === "int" ? Number.parseInt(typed, 10) : Number.parseFloat(typed);
  return Number.isNaN(number) ? "" : number;
};

/** How a person goes on from a text. */
const rewritten = fc
  .tuple(fc.constantFrom(...TEXTS, ...FIGURES), fc.nat(2))
  .map(([text, place]) => (before: unknown) => {
    const old = typeof before === "string" ? before : "";
    return place === 0 ? text : place === 1 ? `${old} ${text}` : `${text}${old}`;
  });

/** A small correction, as most changes are. */
const corrected = fc
  .constantFrom(" y más", " 2", "…", "!")
  .map((more) => (before: unknown) => (typeof before === "string" ? `${before}${more}` : before));

export type Input = (field: EditorField, before: unknown) => unknown;

/** What one control of a form is left with, as the CMS's control of that kind hands it on. */
export const input: fc.Arbitrary<Input> = fc
  .record({
    text: fc.oneof(corrected, rewritten),
    typed: fc.constantFrom(...FIGURES, ...TEXTS.slice(0, 8)),
    picture: fc.constantFrom(...PICTURES),
    choice: fc.nat(),
  })
  .map(({ text, typed, picture, choice }): Input => (field, before) => {
    switch (field.widget) {
      case "number":
        return numberTyped(typed, field);
      case "boolean":
        return choice % 2 === 0;
      case "image":
        return picture;
      case "select": {
        const options = [...(field.options as { value: string }[]).map(({ value }) => value), ""];
        return options[choice % options.length];
      }
      case "relation":
        return ["morning", "midday", "sunset", "extended", "gone", ""][choice % 6];
      case "hidden":
        return before;
      default:
        return text(before);
    }
  });
