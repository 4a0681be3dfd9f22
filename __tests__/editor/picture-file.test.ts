import sharp, { type Sharp } from "sharp";
import { preparePicture } from "../../src/editor/browser/picture-file";
import { picture } from "../../src/model/fields/picture";

const isFree = () => Promise.resolve(false);

const refusalOf = async (name: string, type: string, content: BlobPart) => {
  const prepared = await preparePicture(new File([content], name, { type }), isFree);
  return "refusal" in prepared ? prepared.refusal : "";
};

const HEIC =
  "está en el formato del iPhone (HEIC), que los navegadores no muestran. Exportadla como JPEG y subidla otra vez.";
const UNREADABLE = "no es una foto que se pueda leer. Subid una foto JPEG, PNG, WebP o AVIF.";

/** The head of an ISO file: its length, what it is, and with what it is compatible. */
const iso = (...brands: string[]) => `\0\0\0\u0024ftyp${brands[0]}\0\0\0\0${brands.join("")}`;

test.each([
  ["by its name", "IMG_0001.HEIC", "image/heic", "photo"],
  ["by its other name", "IMG_0001.heif", "", "photo"],
  ["by its bytes, under a JPEG's name", "IMG_0001.jpg", "image/jpeg", iso("heic", "mif1")],
  ["of another maker, by its bytes", "20240101.jpg", "image/jpeg", iso("mif1", "heic")],
])("an iPhone's picture is known %s", async (_, name, type, content) => {
  expect(await refusalOf(name, type, content)).toBe(`«${name}» ${HEIC}`);
});

test.each([
  ["a text", "notas.txt", "text/plain", "Buenos días"],
  ["a drawing", "logo.svg", "image/svg+xml", "<svg/>"],
  ["an animation", "barco.gif", "image/gif", "GIF89a"],
  ["a file of no kind", "barco", "", "\u00ff\u00d8\u00ff"],
])("%s is refused by its kind", async (_, name, type, content) => {
  expect(await refusalOf(name, type, content)).toBe(`«${name}» ${UNREADABLE}`);
});

/** Reads pictures as the browser does: rejects what it cannot. */
const decode = async (blob: Blob) => {
  const { width, height } = await sharp(Buffer.from(await blob.arrayBuffer())).metadata();
  return { width, height };
};

const bytesOf = async (encoder: Sharp) => Uint8Array.from(await encoder.toBuffer());

describe("in a browser that reads pictures", () => {
  beforeAll(() => Object.assign(globalThis, { createImageBitmap: decode }));
  afterAll(() => Reflect.deleteProperty(globalThis, "createImageBitmap"));

  const pixels = { create: { width: 160, height: 120, channels: 3, background: "#147" } } as const;

  test.each([
    ["Mi Foto ñandú.JPG", "mi-foto-nandu.jpg"],
    ["Cala Vella (día).jpeg", "cala-vella-dia.jpg"],
    ["IMG_2041.jpg", "img-2041.jpg"],
    ["bahia-grande.jpg", "bahia-grande.jpg"],
    ["  --Palma--  .jpg", "palma.jpg"],
    ["foto.final.v2.jpg", "foto-final-v2.jpg"],
    ["2024.jpg", "2024.jpg"],
    ["Übersee Straße.jpg", "ubersee-stra-e.jpg"],
    ["sin-terminacion", "sin-terminacion.jpg"],
    [".jpg", "foto.jpg"],
    ["写真.jpg", "foto.jpg"],
    ["../../company.json", "company.jpg"],
  ])("%j is stored as %s, which the model takes", async (name, stored) => {
    const content = await bytesOf(sharp(pixels).jpeg());
    const prepared = await preparePicture(
      new File([content], name, { type: "image/jpeg" }),
      isFree,
    );
    expect(prepared).toMatchObject({ file: { name: stored } });
    expect(picture("Foto", {}).shape.file.safeParse(`/media/${stored}`).success).toBe(true);
  });

  test.each([
    ["a text under a JPEG's name", "barco.jpg", "Buenos días"],
    ["an empty file", "vacia.jpg", ""],
  ])("%s is refused", async (_, name, content) => {
    expect(await refusalOf(name, "image/jpeg", content)).toBe(`«${name}» ${UNREADABLE}`);
  });

  test.each([
    [1, 1],
    [1600, 99],
  ])("a picture of %i × %i pixels is refused", async (width, height) => {
    const content = await bytesOf(sharp({ create: { ...pixels.create, width, height } }).png());
    expect(await refusalOf("punto.png", "image/png", content)).toBe(
      `«punto.png» mide solo ${width} × ${height} píxeles. Subid una foto de 1600 píxeles de ancho o más.`,
    );
  });

  test.each([
    ["image/jpeg", "barco.jpeg", "barco.jpg", sharp(pixels).jpeg()],
    ["image/png", "Barco.PNG", "barco.png", sharp(pixels).png()],
    ["image/webp", "barco 2.webp", "barco-2.webp", sharp(pixels).webp()],
    ["image/avif", "BARCO.avif", "barco.avif", sharp(pixels).avif()],
  ])("%s passes unchanged, and its new name is told", async (type, name, stored, encoder) => {
    const content = await bytesOf(encoder);
    const prepared = await preparePicture(new File([content], name, { type }), isFree);
    if ("refusal" in prepared) throw new Error(prepared.refusal);
    expect(prepared.file).toMatchObject({ name: stored, type });
    expect(new Uint8Array(await prepared.file.arrayBuffer())).toEqual(content);
    expect(prepared.remarks).toEqual([`La foto se guarda con el nombre «${stored}».`]);
  });

  describe("where it can draw, too", () => {
    const drawn: object[] = [];

    class Canvas {
      constructor(
        private readonly width: number,
        private readonly height: number,
      ) {}
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = ({ type }: { type: string }) => {
        drawn.push({ width: this.width, height: this.height, type });
        return Promise.resolve(new Blob(["drawn"], { type }));
      };
    }

    beforeAll(() => Object.assign(globalThis, { OffscreenCanvas: Canvas }));
    afterAll(() => Reflect.deleteProperty(globalThis, "OffscreenCanvas"));

    const noted = { IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitudeRef: "N" } };

    test.each([
      ["image/jpeg", "image/jpeg", ".jpg", sharp(pixels).jpeg()],
      ["image/png", "image/png", ".png", sharp(pixels).png()],
      ["image/webp", "image/webp", ".webp", sharp(pixels).webp()],
      ["image/avif", "image/jpeg", ".jpg", sharp(pixels).avif()],
    ])("what a camera has noted in %s is not stored", async (type, storedAs, ending, encoder) => {
      const content = await bytesOf(encoder.withExif(noted));
      const prepared = await preparePicture(new File([content], "barco", { type }), isFree);
      if ("refusal" in prepared) throw new Error(prepared.refusal);
      expect(drawn.pop()).toEqual({ width: 160, height: 120, type: storedAs });
      expect(prepared.file).toMatchObject({ name: `barco${ending}`, type: storedAs });
    });
  });

  test("there is nothing to say of a picture with a good name", async () => {
    const content = await bytesOf(sharp(pixels).jpeg());
    const file = new File([content], "barco.jpg", { type: "image/jpeg" });
    expect(await preparePicture(file, isFree)).toMatchObject({ remarks: [] });
  });

  test("a picture never takes the place of another of its name, and says so", async () => {
    const taken = ["barco.jpg", "barco-2.jpg"];
    const file = new File([await bytesOf(sharp(pixels).jpeg())], "Barco.jpg", {
      type: "image/jpeg",
    });
    const isTaken = (name: string) => Promise.resolve(taken.includes(name));
    expect(await preparePicture(file, isTaken)).toMatchObject({
      file: { name: "barco-3.jpg" },
      remarks: [
        "Ya hay una foto «barco.jpg», que se queda como está.",
        "La foto se guarda con el nombre «barco-3.jpg».",
      ],
    });
  });
});
