import { fileText, writtenEdits } from "../../../src/desk/core/written";
import { contentOf } from "../../../src/desk/core/snapshot";
import { testSnapshot } from "./test-snapshot";

test("a file that has not changed is written as it was, byte for byte", async () => {
  const snapshot = await testSnapshot();
  const { entries, locales } = contentOf(snapshot);
  const texts = new Map(
    snapshot.sources.map((source) => [source.file, "text" in source ? source.text : ""]),
  );
  const read = [...entries, ...locales];
  expect(read).toHaveLength(snapshot.sources.length);
  for (const { file, data } of read)
    expect(await fileText(file, data as object)).toBe(texts.get(file));
});

test("a deleted file has no text, and one with a field that the model does not know keeps it", async () => {
  const data = { id: "a", future: 1, order: 2 };
  const edits = new Map([
    ["trips/gone.json", { base: {}, data: undefined }],
    ["trips/a.json", { base: {}, data }],
  ]);
  const written = await writtenEdits(edits, { sources: [] });
  expect(written.has("trips/gone.json") && written.get("trips/gone.json")).toBeUndefined();
  expect(JSON.parse(String(written.get("trips/a.json")))).toEqual(data);
});
