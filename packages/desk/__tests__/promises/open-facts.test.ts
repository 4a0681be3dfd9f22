import { openFacts } from "../../promises/open-facts";
import "../test-site";

/** What the check says of a text in which so many brackets are open in a language. */
const open = (language: string, count: number) =>
  Array.from({ length: count }, () => ({
    ...{ file: "conditions/stay.yaml", path: ["heading", language], place: "" },
    ...{ code: "open-bracket" as const, value: "[…]", everywhere: false },
  }));

test.each([
  [2, 2, 2, 2],
  [0, 2, 2, 2],
  [0, 1, 2, 2],
  [0, 1, 1, 1],
  [0, 0, 0, 0],
])("of %i, %i and %i open facts in three languages %i are counted", (es, en, de, count) => {
  expect(openFacts([...open("es", es), ...open("en", en), ...open("de", de)])).toHaveLength(count);
});
