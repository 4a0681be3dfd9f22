import { blocksEditor } from "../../src/validation/blocks-editor";

test.each<[boolean, Parameters<typeof blocksEditor>[0]]>([
  [true, { file: "prices.json", path: [], code: "invalid-syntax" }],
  [true, { file: "terms.json", path: [], code: "missing-file" }],
  [true, { file: "locales/es/layout.json", path: ["book"], code: "wrong" }],
  [true, { file: "locales/de/layout.json", path: ["book"], code: "wrong-group" }],
  [false, { file: "locales/de/layout.json", path: ["book"], code: "missing-word" }],
  [false, { file: "trips/morning.json", path: ["start"], code: "wrong" }],
  [false, { file: "reviews/ana.json", path: ["text", "de"], code: "missing-language" }],
  [false, { file: "media/boat.jpg", path: [], code: "picture-damaged" }],
])("the editor is stopped: %s, by %j", (stops, error) => {
  expect(blocksEditor(error)).toBe(stops);
});
