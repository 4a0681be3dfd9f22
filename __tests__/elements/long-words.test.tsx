/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { LongWords } from "../../src/elements/long-words";

/** The text, with brackets around what stays together. */
const show = (text: string) => {
  const { container } = render(<LongWords>{text}</LongWords>);
  return container.innerHTML.replace(/<span[^>]*>/g, "[").replace(/<\/span>/g, "]");
};

test.each([["Mañana"], ["Große Runde"], ["A LAS 7"]])("%s has nothing to keep together", (text) => {
  expect(show(text)).toBe(text);
});

test.each([
  ["Am Sonnenuntergang um 7", "Am Sonnenunterg[ang] um 7"],
  ["Sonnenuntergang, Mittsommernacht", "Sonnenunterga[ng,] Mittsommerna[cht]"],
  ["LUNA LLENA", "LUNA LL[ENA]"],
  ["Ötztalüberquerung", "Ötztalüberquer[ung]"],
])("the last letters of a long word stay together: %s", (text, shown) => {
  expect(show(text)).toBe(shown);
});
