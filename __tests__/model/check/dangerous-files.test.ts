import { readdirSync } from "node:fs";
import { join } from "node:path";
import { contentModel } from "../../../src/model";
import { modelMessages } from "../../../src/model/messages";
import { checkContent } from "../../../packages/typed-content/check/check-content";
import { POLYGLOTS, writeDangerousFiles } from "../../setup/dangerous-files";
import { withTemporaryFolder } from "../../setup/temporary-folder";

const root = withTemporaryFolder();

/** Every folder that content has, that of messages in a language and that of the handbook's pictures too. */
const FOLDERS = [
  ...new Set(contentModel.collections.map(({ path }) => path.replace(/[^/]*$/, ""))),
  ...["locales/", "locales/es/", "media/", "handbook/", "another/"],
];

test.each(FOLDERS)("content/%s: each file that is of no use there is named", async (folder) => {
  const names = await writeDangerousFiles(join(root(), folder));
  const { errors } = await checkContent(root(), contentModel, modelMessages);
  const named = new Set(errors.map(({ file }) => file));
  const pictures = Object.keys(POLYGLOTS);
  // Where pictures belong they are pictures: what else is in their files is not published.
  const isForPictures = ["media/", "handbook/"].includes(folder);
  for (const name of isForPictures ? names : [...names, ...pictures])
    expect([name, named.has(folder + name)]).toEqual([name, true]);
  for (const name of isForPictures ? pictures : [])
    expect([name, named.has(folder + name)]).toEqual([name, false]);
  expect(readdirSync(join(root(), folder)).length).toBeGreaterThan(names.length);
});
