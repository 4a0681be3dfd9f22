import { darkestIn, SAMPLE_WIDTH } from "../../typed-content/files/darkest";

/** From 0 to 1. */
const QUALITY = 0.86;

/** The canvas stays in main memory: it is drawn once and read back at once. */
const CONTEXT_SETTINGS: CanvasRenderingContext2DSettings = { willReadFrequently: true };

export const createCanvas = (width: number, height: number) => {
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: canvas.getContext("2d", CONTEXT_SETTINGS),
      write: (type: string) => canvas.convertToBlob({ type, quality: QUALITY }),
    };
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const write = (type: string) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(type))), type, QUALITY),
    );
  return { context: canvas.getContext("2d", CONTEXT_SETTINGS), write };
};

/** As `read-pictures.ts` measures it. Undefined where the browser gives no pixels. */
export const darkestOf = (bitmap: ImageBitmap) => {
  const height = Math.max(1, Math.round((bitmap.height * SAMPLE_WIDTH) / bitmap.width));
  try {
    const { context } = createCanvas(SAMPLE_WIDTH, height);
    context?.drawImage(bitmap, 0, 0, SAMPLE_WIDTH, height);
    const pixels = context?.getImageData(0, 0, SAMPLE_WIDTH, height);
    return pixels && darkestIn(pixels.data);
  } catch {
    return undefined;
  }
};
