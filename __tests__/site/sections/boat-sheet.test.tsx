import type { LanguageCode } from "../../../src/model/languages";
import { metres } from "../../../src/model/format";
import { BoatSheets } from "../../../src/site/sections/boat-sheet";
import { showSection, textsOf } from "../../model/show-section";

type Sheet = NonNullable<Queries.BoatSheetFragment["sheet"]>;

/** A sheet without a line, as far as the plan depends on it. */
const empty = { length: null, lengthInWords: "", ladder: null, picture: null } as Sheet;

const boatOf = (sheet: Partial<Sheet> | null, name: string | null = null) => ({
  jsonId: name ?? "boat",
  name,
  guests: 6,
  sheet: sheet && { ...empty, ...sheet },
});

const showBoat = (sheet: Partial<Sheet> | null, language: LanguageCode = "es") =>
  showSection(<BoatSheets boats={[boatOf(sheet)]} />, language);

test("the delivered boat has its plan, to the scale of its length, and a line for each value", () => {
  const boat = { length: 7.5, lengthInWords: metres(7.5, "de"), plan: true, year: 2019, guests: 9 };
  const shown = showBoat(boat, "de");
  expect(textsOf(shown, "dl > div")).toEqual([
    "Länge7,5 m",
    "Baujahr2019",
    "Personen9, plus Skipper · laut Zulassung des Bootes",
  ]);
  expect(textsOf(shown, "[role=img] p span")).toEqual(["0", "7,5 m"]);
  expect(textsOf(shown, "text")).toEqual(["Balinesisches Bett", "Steuerstand", "Umbaubarer Tisch"]);
});

test("the plan has a ladder if the boat has", () => {
  const boat = { length: 7, lengthInWords: "7 m", plan: true, year: 2019, engine: "Eléctrico" };
  const laddersOf = (shown: Element) => shown.querySelectorAll("[data-ladder]").length;
  expect(laddersOf(showBoat(boat))).toBe(0);
  const shown = showBoat({ ...boat, ladder: "A popa" });
  expect(laddersOf(shown)).toBe(1);
  expect(textsOf(shown, "text")).toContain("Escalera de baño");
});

test("without a length there is no plan", () => {
  const shown = showBoat({ plan: true, year: 2019, toilet: "No hay", safety: "Radio" });
  expect(textsOf(shown, "dt")).toEqual(["Año", "Aseo", "Seguridad"]);
  expect(shown.querySelector("figure, svg")).toBeNull();
});

test.each([null, false])("another boat has a length, and no plan (%s)", (plan) => {
  const boat = { length: 8, lengthInWords: "8 m", plan, year: 2019, toilet: "No hay" };
  const shown = showBoat(boat);
  expect(textsOf(shown, "dt")).toEqual(["Eslora", "Año", "Aseo"]);
  expect(shown.querySelector("figure, svg")).toBeNull();
});

test("of several boats each has its name, and for how many it is, whatever else is known of it", () => {
  const boats = [boatOf({ year: 2019 }, "Sargantana"), boatOf(null, "Neret")];
  const shown = showSection(<BoatSheets boats={boats} />, "en");
  expect(textsOf(shown, "h2")).toEqual(["Sargantana", "Neret"]);
  expect(textsOf(shown, "h2 + p")).toEqual(Array(2).fill("Guests: 6, plus the skipper"));
  expect(textsOf(shown, "dt")).toEqual(["Year"]);
});
