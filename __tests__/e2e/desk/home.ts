import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { freePort } from "../../../src/commands/lib/free-port";
import { forward } from "../../../src/commands/lib/home/forward";
import { openHome } from "../../../src/commands/lib/home/open-home";
import type { serveSite } from "../../../src/commands/lib/serve";
import { writeDesk } from "../../../src/gatsby/desk";
import { startLoopbackServer } from "../../../src/stand-ins/server";
import { testSite } from "../sites";
import type { CopyUnderGit } from "./copy-under-git";

/** Has the site that all tests share answer, in place of a server for each copy of it. */
const passOn: typeof serveSite = async ({ port }) => {
  const { url, close } = await startLoopbackServer(port, (asked, answer) =>
    forward(asked, answer, testSite.port),
  );
  return { url, close, failed: new Promise(() => undefined) };
};

/**
 * `npm start` over a copy of the tests' content, beside the site as it has been built from it: what is
 * saved is not built, and seen in the page beside all the same.
 */
export const startHome = async (copy: CopyUnderGit) => {
  const { folder } = copy;
  mkdirSync(join(folder, "public"), { recursive: true });
  const { origin, close } = await openHome({
    port: await freePort(),
    repository: folder,
    writeDesk: (desk) => writeDesk(desk, { home: true }),
    build: () => Promise.resolve(undefined),
    serve: passOn,
    onBuild: () => undefined,
    onOutcome: () => undefined,
  });
  const pathOf = (file: string) => join(folder, "content", file);
  return {
    ...copy,
    origin,
    close,
    pathOf,
    /** What a content file holds; undefined where there is none. JSON is YAML, too. */
    read: (file: string) =>
      existsSync(pathOf(file)) ? (parse(readFileSync(pathOf(file), "utf8")) as unknown) : undefined,
  };
};

export type Home = Awaited<ReturnType<typeof startHome>>;
