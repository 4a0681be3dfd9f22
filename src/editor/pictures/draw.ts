/** How much of a picture is kept when it is written anew. */
const QUALITY = 0.86;

/** It is drawn once and read at once: there is nothing to gain from the graphics card. */
const READ: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** A place to draw on: off the page where the browser can. */
const canvasOf = (width: number, height: number) => {
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: canvas.getContext("2d", READ),
      write: (type: string) => canvas.convertToBlob({ type, quality: QUALITY }),
    };
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const write = (type: string) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(type))), type, QUALITY),
    );
  return { context: canvas.getContext("2d", READ), write };
};

/** A picture drawn anew: of what its file held besides, nothing is left. */
export type Drawn = { blob: Blob; width: number; height: number };

/**
 * Draws a picture anew.
 * @param type a format that the browser cannot write becomes a PNG
 * @throws Error where the browser has no room for it
 */
export const draw = async (bitmap: ImageBitmap, type: string, scale: number): Promise<Drawn> => {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  // Browsers do this beside the page, which stays free; one that does not leaves it to the canvas.
  const small = await createImageBitmap(bitmap, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const { context, write } = canvasOf(width, height);
  if (!context) throw new Error("There is no room for the picture.");
  if (type === "image/jpeg") {
    // It knows no transparency, which would become black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(small, 0, 0, width, height);
  small.close();
  return { blob: await write(type), width, height };
};
