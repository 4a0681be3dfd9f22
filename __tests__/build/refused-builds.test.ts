import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { onCreateDevServer, onPreBootstrap, onPreInit } from "../../gatsby-node";
import { contentOf, expectedLines } from "../model/check/fixtures";

// Jest can load neither an ES module nor a part of Gatsby. The hooks of this test do not use them.
jest.mock("gatsby/dist/query/file-parser", () => ({
  __esModule: true,
  default: function FileParser() {},
}));

const home = process.cwd();
const panic = jest.fn();
const dispatch = jest.fn();
let consoleError: jest.SpyInstance;
let remove: () => void = () => undefined;

/** Changes to a temporary folder with the content of a fixture and an empty cache. */
const enterSite = async (name?: string) => {
  const copy = await contentOf(name);
  remove = copy.remove;
  process.chdir(copy.folder);
  mkdirSync(".cache");
  // The icons.
  symlinkSync(join(home, "static"), "static");
};

beforeEach(() => {
  consoleError = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  process.chdir(home);
  remove();
  jest.restoreAllMocks();
  jest.resetAllMocks();
});

type Hook = ((...args: never[]) => unknown) | undefined;

/** Runs a hook of `gatsby-node.ts`. */
const runHook = (hook: Hook) =>
  hook?.({ reporter: { panic }, store: { dispatch } } as never, {} as never, undefined as never);

test("content with an error is not built, and each error is listed", async () => {
  await enterSite("several-errors-at-once");
  await runHook(onPreInit);
  expect(panic).toHaveBeenCalledTimes(1);
  expect(consoleError.mock.calls.flat()).toEqual(expectedLines("several-errors-at-once"));
});

test("after an unfinished build Gatsby clears its cache, after a finished one it stays", async () => {
  await enterSite();
  await runHook(onPreBootstrap);
  await runHook(onCreateDevServer);
  await runHook(onPreInit);
  expect(dispatch).not.toHaveBeenCalled();
  await runHook(onPreBootstrap);
  await runHook(onPreInit);
  expect(dispatch.mock.calls).toEqual([[{ type: "UPDATE_PLUGINS_HASH", payload: "" }]]);
  expect(panic).not.toHaveBeenCalled();
});
