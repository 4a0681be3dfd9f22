import { contentModel } from "../../../src/model";
import { modelMessages } from "../../../src/model/messages";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { parse } from "yaml";
import { freePort } from "../../../packages/desk/server/free-port";
import { openHome } from "../../../packages/desk/server/open-home";
import type { Serve } from "../../../packages/desk/server/built-site";
import { writeHomeDesk } from "../../../src/build/desk/write";
import { testSite } from "../setup/sites";
import type { CopyUnderGit } from "./copy-under-git";

/** Answers as the shared test site does, instead of serving a copy of it. */
const askTestSite: Serve = () =>
  Promise.resolve({
    answer: ({ url = "/" }, response) =>
      new Promise((done) => {
        get({ port: testSite.port, path: url, agent: false }, (page) => {
          response.writeHead(page.statusCode ?? 502, page.headers);
          page.pipe(response).on("close", done);
        });
      }),
  });

/**
 * Starts `npm start` over a copy of the tests' content, with the test site that was built from it. Saved changes are
 * not built, but the page beside the form shows them.
 */
export const startHome = async (copy: CopyUnderGit) => {
  const { folder } = copy;
  mkdirSync(join(folder, "public"), { recursive: true });
  const { origin, close } = await openHome({
    port: await freePort(),
    model: contentModel,
    messages: modelMessages,
    repository: folder,
    writeDesk: (desk) => writeHomeDesk(desk, folder),
    serve: askTestSite,
    onOutcome: () => undefined,
  });
  const pathOf = (file: string) => join(folder, "content", file);
  return {
    ...copy,
    origin,
    close,
    pathOf,
    /** Parses a content file; undefined if it does not exist. JSON is valid YAML, too. */
    read: (file: string) =>
      existsSync(pathOf(file)) ? (parse(readFileSync(pathOf(file), "utf8")) as unknown) : undefined,
  };
};

export type Home = Awaited<ReturnType<typeof startHome>>;
