import { pictureUrl, uploadUrls } from "../../pictures/picture-image";
import type { Edits } from "../../core/edits";
import type { Work } from "../../core/work";

test("a picture that has been published is shown by its data until the site has it", () => {
  const picture = { file: "media/cala.jpg", format: "jpeg" };
  const data = { picture, bytes: new Uint8Array([1, 2, 3]) };
  const edits: Edits = new Map([["media/cala.jpg", { base: undefined, data }]]);
  const url = "data:image/jpeg;base64,AQID";
  const urlIn = (now: Edits) => pictureUrl({ edits: now } as Work, "/media/cala.jpg");
  expect(urlIn(new Map())).toBe("/media/cala.jpg");
  expect(uploadUrls(edits).get("media/cala.jpg")).toBe(url);
  expect(uploadUrls(new Map()).get("media/cala.jpg")).toBe(url);
  expect(urlIn(edits)).toBe(url);
  expect(urlIn(new Map())).toBe(url);
});
