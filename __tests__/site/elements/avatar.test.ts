import { initials } from "../../../src/site/elements/avatar";

test.each([
  ["Carla Riera", "CR"],
  ["núria", "N"],
  ["  Luis   Ferrer Pons ", "LF"],
  ["👩‍👩‍👧‍👦 Familia", "👩‍👩‍👧‍👦F"],
  ["e\u0301lodie «Lo»", "E\u0301L"],
  ["\u202eאבג דהו", "אד"],
  ["… !", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test("the initials are those of the build, whatever the language of the browser", () => {
  jest.spyOn(String.prototype, "toLocaleUpperCase").mockReturnValue("\u0130");
  expect(initials("ines")).toBe("I");
  jest.restoreAllMocks();
});
