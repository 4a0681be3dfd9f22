import "../test-site";
import { writtenEdits } from "../../../src/desk/publishing/publish";

test("a deleted file has no text, and one with a field that the model does not know keeps it", async () => {
  const data = { id: "a", future: 1, order: 2 };
  const edits = new Map([
    ["rooms/gone.json", { base: {}, data: undefined }],
    ["rooms/a.json", { base: {}, data }],
  ]);
  const written = await writtenEdits(edits, { sources: [] });
  expect(written.has("rooms/gone.json") && written.get("rooms/gone.json")).toBeUndefined();
  expect(JSON.parse(String(written.get("rooms/a.json")))).toEqual(data);
});
