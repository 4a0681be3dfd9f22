import { render } from "@testing-library/react";
import { hiddenAddress, revealAddresses } from "../../../packages/desk/page/field-marks";
import { LongWords } from "../../../src/site/elements/text";

/** Returns the text with brackets around the parts that are not broken. */
const show = (text: string) => {
  const { container } = render(<LongWords>{text}</LongWords>);
  return container.innerHTML.replace(/<span[^>]*>/g, "[").replace(/<\/span>/g, "]");
};

test.each([["Mañana"], ["Große Runde"], ["A LAS 7"]])("%s has nothing to keep together", (text) => {
  expect(show(text)).toBe(text);
});

test.each([
  ["Am Sonnenuntergang um 7", "Am Sonnenunterg[ang] um 7"],
  ["Sonnenuntergang, Mittsommernacht", "Sonnenunterg[ang,] Mittsommerna[cht]"],
  ["„Sonnenuntergang“, 17:30", "„Sonnenunterg[ang“,] 17:30"],
  ["LUNA LLENA", "LUNA LL[ENA]"],
  ["Ötztalüberquerung", "Ötztalüberquer[ung]"],
])("the last letters of a long word stay together: %s", (text, shown) => {
  expect(show(text)).toBe(shown);
});

test("no address that is hidden in a text is torn", () => {
  const address = { file: "trips/a.json", path: ["title", "es"] };
  for (const text of ["A LAS 7", "Sol", "Sonnenuntergang"]) {
    const { container } = render(<LongWords>{hiddenAddress(address) + text}</LongWords>);
    const [first] = container.childNodes;
    expect(revealAddresses(String(first?.textContent)).addresses).toEqual([address]);
    expect(revealAddresses(String(container.textContent)).text).toBe(text);
  }
});
