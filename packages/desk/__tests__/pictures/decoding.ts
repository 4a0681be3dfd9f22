import { File as NodeFile } from "node:buffer";
import { webcrypto } from "node:crypto";
import sharp from "sharp";
import { PLACE } from "../../../../__tests__/setup/noted-pictures";

/** The pictures that the stand-in for the canvas has encoded. */
export const encoded: { width: number; height: number; type: string; quality?: number }[] = [];

/** A stand-in for OffscreenCanvas. It encodes the same small picture whatever is drawn on it. */
class Canvas {
  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}
  getContext = () => ({ drawImage: () => undefined, fillRect: () => undefined });
  convertToBlob = async ({ type }: { type: string }) => {
    const { width, height } = this;
    encoded.push({ width, height, type });
    const image = sharp({ create: { width: 8, height: 6, channels: 3, background: "#147" } });
    // Safari notes something of its own.
    image.withExif({ IFD0: { Copyright: PLACE } });
    const bytes = await (type === "image/jpeg" ? image.jpeg() : image.png()).toBuffer();
    return new Blob([Uint8Array.from(bytes)], { type });
  };
}

/**
 * Stands in for createImageBitmap: decodes a file upright and throws if it cannot; returns a bitmap unchanged. As
 * browsers do, it draws what there is of a picture that is cut off.
 */
export const decode = async (source: Blob | ImageBitmap) => {
  if ("close" in source) return source;
  const picture = sharp(Buffer.from(await source.arrayBuffer()), { failOn: "none" });
  const { autoOrient } = await picture.metadata();
  await picture.resize(8).raw().toBuffer();
  return { ...autoOrient, close: () => undefined };
};

/** Stands in for the browser's decoding and encoding of pictures during the tests of a file. */
export const withDecoding = () => {
  beforeAll(() =>
    Object.assign(globalThis, { createImageBitmap: decode, OffscreenCanvas: Canvas }),
  );
  beforeEach(() => encoded.splice(0));
  afterAll(() => {
    Reflect.deleteProperty(globalThis, "createImageBitmap");
    Reflect.deleteProperty(globalThis, "OffscreenCanvas");
  });
};

type Size = { width: number; height: number };

/** Returns a picture of one colour. */
export const plain = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: "#147" } });

/** Returns a JPEG file as an `<input>` yields it. */
export const jpegFile = async (name: string, size: Size = { width: 1600, height: 1067 }) => {
  const bytes = Uint8Array.from(await plain(size).jpeg().toBuffer());
  return new File([bytes], name, { type: "image/jpeg" });
};

/** Adds what jsdom lacks: files with bytes, `crypto.subtle`, dialogs, pointer capture. */
export const polyfillPage = () => {
  beforeAll(() => {
    Object.defineProperty(globalThis, "crypto", { value: webcrypto });
    Object.assign(globalThis, { File: NodeFile });
    const captured = new WeakSet<Element>();
    Element.prototype.setPointerCapture = function () {
      captured.add(this);
    };
    Element.prototype.hasPointerCapture = function () {
      return captured.has(this);
    };
  });
};
