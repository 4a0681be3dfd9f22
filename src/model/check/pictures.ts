import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Fault, FaultCode } from "./fault";

/** Above this a phone's photo was exported by mistake, and the build becomes slow. */
const LARGEST_MB = 20;

/**
 * What is wrong with a picture file, if anything.
 * @param file path below the content root
 */
export const pictureFault = async (root: string, file: string): Promise<Fault | undefined> => {
  const fault = (code: FaultCode, detail?: string): Fault => ({ file, path: [], code, detail });
  const path = join(root, file);
  if (statSync(path).size > LARGEST_MB * 1e6) return fault("picture-too-large", String(LARGEST_MB));
  try {
    await sharp(path).metadata();
  } catch {
    return fault("picture-unreadable");
  }
  try {
    // Decoding to a few pixels reads the whole file, and is quick for JPEG.
    await sharp(path, { failOn: "truncated" }).resize(16).raw().toBuffer();
  } catch {
    return fault("picture-truncated");
  }
  return undefined;
};
