import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesIn } from "../../typed-content/files/read";

/** Pixels, the most that a form shows. */
const WIDTH = 800;

/** Writes small copies of the content's pictures for the desk, upright and without camera metadata. */
export const writeDeskPictures = async (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true });
  for (const file of filesIn(from)) {
    const target = join(to, file);
    mkdirSync(join(target, ".."), { recursive: true });
    await sharp(join(from, file))
      .rotate()
      .resize({ width: WIDTH, withoutEnlargement: true })
      .toFile(target);
  }
};
