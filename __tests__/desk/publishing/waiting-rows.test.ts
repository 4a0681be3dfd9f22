import { es } from "../test-site";
import { check, isMissing } from "../../../src/desk/core/check";
import { begin, change } from "../../../src/desk/core/work";
import { lackingWords } from "../../../src/desk/publishing/waiting-rows";
import { testSnapshot } from "../core/test-snapshot";

const FILE = "photographs/9.json";

test.each([
  [{ caption: { es: "La plaza." } }, "falta «Pie de foto» en inglés y alemán"],
  [{ caption: { es: "La plaza.", de: "Der Platz." } }, "falta «Pie de foto» en inglés"],
  [{ caption: {} }, "falta «Pie de foto»"],
  [{ caption: undefined }, "falta «Pie de foto»"],
  [
    { caption: { en: "The square." }, taken: undefined },
    "faltan «Pie de foto» en español y alemán y «Mes en que se hizo»",
  ],
])("what %j lacks is named by its field and by its languages", async (fields, expected) => {
  const snapshot = await testSnapshot();
  const description = { es: "La plaza, de noche." };
  const picture = { file: "/media/front.jpg", description };
  const whole = { id: 9, picture, section: "village", taken: "2027-01", order: 9, ...fields };
  const work = change(begin(snapshot), FILE, [], whole, 0);
  const { brought } = check(snapshot, work.edits);
  expect(brought.every(isMissing)).toBe(true);
  expect(lackingWords(brought, work, es)).toBe(expected);
});
