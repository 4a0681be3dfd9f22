import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { isPicture, isRead } from "../../packages/typed-content/files/content";
import { filesIn } from "../../packages/typed-content/files/read";
import { contentModel } from "../../src/model";
import { insideTemporaryFolder } from "../setup/temporary-folder";

type Source = { name: string; ignore: ((path: string) => boolean)[] };

insideTemporaryFolder();

/** Returns what each source of files ignores, by its name, for a working copy in the current folder. */
const readIgnored = async () => {
  jest.resetModules();
  const { default: config } = await import("../../gatsby-config");
  return (source: string, path: string) => {
    const options = config.plugins
      ?.flatMap((plugin) => (typeof plugin === "object" ? (plugin?.options as unknown) : []))
      .find((each) => (each as Source | undefined)?.name === source) as Source;
    return options.ignore.some((test) => test(join(process.cwd(), "content", path)));
  };
};

test.each(["brisa", "handbook/locales/.sites/brisa"])(
  "in a folder %s Gatsby gets what the check lets pass, and nothing else",
  async (folder) => {
    const files = filesIn(TEST_CONTENT);
    mkdirSync(folder, { recursive: true });
    process.chdir(folder);
    const isIgnored = await readIgnored();
    const odd = [
      ...["media/handbook/a.jpg", "media/locales/a.jpg", "media/README.jpg", "media/.trash/a.jpg"],
      ...[".DS_Store", "handbook/precio.png", "README.md", "README.en.md"],
    ];
    for (const file of [...files, ...odd]) {
      const isHidden = file.includes("/.") || file.startsWith(".");
      const isUsed = !isHidden && (isRead(file, contentModel) || isPicture(file));
      const isMessages = file.startsWith("locales/");
      expect([file, isIgnored("content", file)]).toEqual([file, !isUsed || isMessages]);
      if (isMessages) expect([file, isIgnored("locale", file)]).toEqual([file, !isUsed]);
    }
    for (const name of ["", "media", "media/handbook", "trips", "legal"])
      expect([name, isIgnored("content", name)]).toEqual([name, false]);
  },
);
