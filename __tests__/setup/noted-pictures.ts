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
  webp: () => drawn().ensureAlpha(0.5).webp().toBuffer(),
  avif: () => drawn().avif({ effort: 0 }).toBuffer(),
};

const joined = (...parts: (Uint8Array | string)[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part))));

const inserted = async (into: Promise<Buffer>, at: number, ...parts: (Uint8Array | string)[]) =>
  joined((await into).subarray(0, at), ...parts, (await into).subarray(at));

const segment = (marker: number, name = "") => {
  const length = 2 + name.length + PLACE.length;
  return inserted(barePictures.jpeg(), 2, Uint8Array.of(0xff, marker, 0, length), name, PLACE);
};

/** Decoders skip one whose check sum is wrong. */
const chunk = (type: string) => {
  const length = Uint8Array.of(0, 0, 0, PLACE.length);
  return inserted(barePictures.png(), 33, length, type, PLACE, "\0\0\0\0");
};

const riff = async (type: string) => {
  const length = Uint8Array.of(PLACE.length, 0, 0, 0);
  const bytes = joined(await barePictures.webp(), type, length, PLACE);
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  return bytes;
};

const behind = async (picture: Promise<Buffer>) => joined(await picture, PLACE);

export const notedPictures: Record<string, () => Promise<Uint8Array<ArrayBuffer>>> = {
  "jpeg's comment": () => segment(0xfe),
  "jpeg's Exif": () => segment(0xe1, "Exif\0\0"),
  "jpeg's APP4": () => segment(0xe4),
  "jpeg's APP11": () => segment(0xeb, "JP"),
  "jpeg's thumbnail": () => segment(0xe0, "JFXX\0"),
  "jpeg, behind its end": () => behind(barePictures["progressive jpeg"]()),
  "jpeg, behind another": async () => joined(await segment(0xec), await barePictures.jpeg()),
  "png's own chunk": () => chunk("plAc"),
  "png, behind its end": () => behind(barePictures.png()),
  "webp's own chunk": () => riff("GPSX"),
  "webp, behind its end": () => behind(barePictures.webp()),
  "avif's own box": async () =>
    joined(await barePictures.avif(), Uint8Array.of(0, 0, 0, PLACE.length + 8), "uuid", PLACE),
  "avif's Exif": async () => {
    const noted = drawn().withExif({ IFD0: { Copyright: PLACE } });
    return Uint8Array.from(await noted.avif({ effort: 0 }).toBuffer());
  },
};
