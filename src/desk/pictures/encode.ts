/** From 0 to 1. */
const QUALITY = 0.86;

/** The canvas stays in main memory: it is drawn once and read back at once. */
const CONTEXT_SETTINGS: CanvasRenderingContext2DSettings = { willReadFrequently: true };

const createCanvas = (width: number, height: number) => {
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

type Encoded = { blob: Blob; width: number; height: number };

/**
 * This also removes metadata.
 * @param type a MIME type; the result is a PNG if the browser cannot encode it
 * @throws if the browser cannot allocate the canvas
 */
export const encode = async (
  bitmap: ImageBitmap,
  type: string,
  scale: number,
): Promise<Encoded> => {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  // Browsers resize off the main thread. One that ignores these options scales in drawImage instead.
  const small = await createImageBitmap(bitmap, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const { context, write } = createCanvas(width, height);
  if (!context) throw new Error("There is no room for the picture.");
  if (type === "image/jpeg") {
    // JPEG has no transparency: transparent pixels would become black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(small, 0, 0, width, height);
  small.close();
  return { blob: await write(type), width, height };
};
