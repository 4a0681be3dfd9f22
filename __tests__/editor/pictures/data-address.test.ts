import { pictureAddress, uploadsWith } from "../../../src/editor/pictures/data-address";
import type { Edits } from "../../../src/editor/content/edits";
import type { Work } from "../../../src/editor/content/work";

test("a picture that has been published is shown by its data until the site has it", () => {
  const picture = { file: "media/cala.jpg", format: "jpeg" };
  const data = { picture, bytes: new Uint8Array([1, 2, 3]) };
  const edits: Edits = new Map([["media/cala.jpg", { base: undefined, data }]]);
  const address = "data:image/jpeg;base64,AQID";
  const addressIn = (now: Edits) => pictureAddress({ edits: now } as Work, "/media/cala.jpg");
  expect(addressIn(new Map())).toBe("/media/cala.jpg");
  expect(uploadsWith(edits).get("media/cala.jpg")).toBe(address);
  expect(uploadsWith(new Map()).get("media/cala.jpg")).toBe(address);
  expect(addressIn(edits)).toBe(address);
  expect(addressIn(new Map())).toBe(address);
});
