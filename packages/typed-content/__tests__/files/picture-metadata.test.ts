import sharp from "sharp";
import { formatOf, neededParts } from "../../files/picture-format";
import { barePictures, notedPictures, PLACE } from "../../../../__tests__/setup/noted-pictures";
import { present } from "../../../../__tests__/setup/present";

const partsOf = (bytes: Uint8Array<ArrayBuffer>) =>
  neededParts(bytes, present(formatOf(bytes), "format"));

test.each(Object.entries(barePictures))("all of a %s is needed", async (_, encode) => {
  expect(partsOf(Uint8Array.from(await encode()))).toBeUndefined();
});

test.each(Object.entries(notedPictures))("a place in %s is not", async (name, make) => {
  const bytes = await make();
  const decoded = (from: Uint8Array) => sharp(from).raw().toBuffer();
  expect(Buffer.from(bytes).includes(PLACE)).toBe(true);
  const parts = present(partsOf(bytes), "other parts");
  if (!/^(?:jpeg|png)/.test(name)) return;
  const rest = Buffer.concat(parts);
  expect(rest.includes(PLACE)).toBe(false);
  expect(await decoded(rest)).toEqual(await decoded(bytes));
});
