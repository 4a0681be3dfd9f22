import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { editCopy, openEditor } from "./lib/edit-session";
import { acceptCookies, scenes } from "./lib/handbook-scenes";
import { runMain } from "./lib/processes";

const FOLDER = "content/handbook";

/** Milliseconds until what moves or loads has come to rest. */
const REST = 1500;

/** `npm run handbook`: the pictures of the owner's handbook, from the editor as it is now. */
const handbook = async () => {
  const { context, close } = await editCopy();
  try {
    mkdirSync(FOLDER, { recursive: true });
    const first = await context.newPage();
    await acceptCookies(first);
    await openEditor(first);
    for (const [name, { window, part, prepare }] of Object.entries(scenes)) {
      // A page each: what one scene has not saved does not keep the next from opening.
      const page = await context.newPage();
      const [x, y, width, height] = part ?? [0, 0, ...window];
      await page.setViewportSize({ width: window[0], height: window[1] });
      await prepare(page);
      await page.waitForTimeout(REST);
      const picture = await page.screenshot({ clip: { x, y, width, height } });
      const file = `${FOLDER}/${name}.png`;
      const { size } = await sharp(picture).png({ palette: true, effort: 10 }).toFile(file);
      console.log(`${file}: ${Math.round(size / 1000)} kB`);
      await page.close();
    }
  } finally {
    await close();
  }
  return 0;
};

runMain(handbook);
