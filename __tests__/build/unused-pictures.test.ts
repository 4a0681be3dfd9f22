import { existsSync, rmSync } from "node:fs";
import { restoreUnusedPictures, withdrawUnusedPictures } from "../../src/build/unused-pictures";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";

const SHOWN = "public/static/a1/b2/hero.avif";
const IN_DATA = "public/static/a1/b3/hero.jpg";
const TAKEN_AWAY = "public/static/c3/d4/cove.webp";

insideTemporaryFolder();

beforeEach(() => {
  for (const file of [SHOWN, IN_DATA, TAKEN_AWAY]) write(file);
  write("public/index.html", '<img srcset="/static/a1/b2/hero.avif 300w,/static/x/y/z.jpg 600w">');
  write("public/page-data/index/page-data.json", '{"src":"/static/a1/b3/hero.jpg"}');
});

test("a picture that is shown again is there, though it is not made again", () => {
  withdrawUnusedPictures();
  restoreUnusedPictures();
  write("public/index.html", '<img src="/static/c3/d4/cove.webp">');
  withdrawUnusedPictures();
  expect([SHOWN, IN_DATA, TAKEN_AWAY].filter(existsSync)).toEqual([IN_DATA, TAKEN_AWAY]);
});

test("nothing is put back into a folder that has been deleted: Gatsby then begins anew", () => {
  withdrawUnusedPictures();
  rmSync("public", { recursive: true });
  restoreUnusedPictures();
  expect(existsSync("public")).toBe(false);
});
