import sharp from "sharp";

/** Where the pictures were taken: it stands in each. */
export const PLACE = "39.5696N 2.6502E";

const SIZE = { width: 60, height: 40 };
const drawn = () => sharp({ create: { ...SIZE, channels: 3, background: "#147" } });

/** As encoders write them, without anything else. */
export const barePictures = {
  jpeg: () => drawn().jpeg().toBuffer(),
  "progressive jpeg": () => drawn().jpeg({ progressive: true }).withIccProfile("p3").toBuffer(),
  "jpeg for print": () => drawn().toColourspace("cmyk").jpeg().toBuffer(),
  png: () => drawn().png().withIccProfile("p3").toBuffer(),
  webp: () => drawn().webp().toBuffer(),
  "webp with transparency": () => drawn().ensureAlpha(0.5).webp().toBuffer(),
  avif: () => drawn().avif({ effort: 0 }).toBuffer(),
};

const place = Buffer.from(PLACE);
const size = (length: number, isLittle = false) => {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(length);
  else bytes.writeUInt32BE(length);
  return bytes;
};
const joined = (...parts: (Uint8Array | string)[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part))));

/** Behind the start of a JPEG. */
const segment = async (marker: number, name = "") => {
  const jpeg = await barePictures.jpeg();
  const length = size(2 + name.length + place.length).subarray(2);
  const start = [jpeg.subarray(0, 2), Uint8Array.of(0xff, marker)];
  return joined(...start, length, name, place, jpeg.subarray(2));
};

/** Behind the header of a PNG; decoders skip a check sum that is wrong there. */
const chunk = async (type: string, name = "") => {
  const png = await barePictures.png();
  const data = joined(type, name, place);
  return joined(png.subarray(0, 33), size(data.length - 4), data, size(0), png.subarray(33));
};

/** Behind the picture. */
const riff = async (type: string) => {
  const webp = await barePictures.webp();
  const body = joined(webp.subarray(8), type, size(place.length, true), place);
  return joined("RIFF", size(body.length, true), body);
};

const behind = async (picture: Promise<Uint8Array>) => joined(await picture, place);

export const notedPictures: Record<string, () => Promise<Uint8Array<ArrayBuffer>>> = {
  "jpeg's comment": () => segment(0xfe),
  "jpeg's Exif": () => segment(0xe1, "Exif\0\0"),
  "jpeg's APP4": () => segment(0xe4),
  "jpeg's APP11": () => segment(0xeb, "JP"),
  "jpeg's thumbnail": () => segment(0xe0, "JFXX\0"),
  "jpeg, behind its end": () => behind(barePictures["progressive jpeg"]()),
  "jpeg, behind another": async () => joined(await segment(0xec), await barePictures.jpeg()),
  "png's text": () => chunk("tEXt", "Comment\0"),
  "png's own chunk": () => chunk("plAc"),
  "png, behind its end": () => behind(barePictures.png()),
  "webp's own chunk": () => riff("GPSX"),
  "webp, behind its end": () => behind(barePictures.webp()),
  "avif's Exif": async () =>
    Uint8Array.from(
      await drawn()
        .withExif({ IFD0: { Copyright: PLACE } })
        .avif({ effort: 0 })
        .toBuffer(),
    ),
  "avif's own box": async () =>
    joined(await barePictures.avif(), size(place.length + 8), "uuid", place),
};
