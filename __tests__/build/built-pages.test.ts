import fs from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath } from "../../src/base/languages";
import { rewritePages } from "../../src/build/built-pages";
import { routes, type RouteName } from "../../src/model/routes";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";

const names = Object.keys(routes) as RouteName[];
const pages = languageCodes.flatMap((language) =>
  names.map((route) => ({
    language,
    route,
    path: join("public", localPath(routes[route], language), "index.html"),
  })),
);

insideTemporaryFolder();
beforeEach(() => {
  for (const { path } of pages) write(path, path);
});
afterEach(() => jest.restoreAllMocks());

test("the steps rewrite every page one after the other, and end when all are written", async () => {
  const ends: string[] = [];
  const endOf = (step: string) => () => {
    ends.push(step, ...new Set(pages.map(({ path }) => fs.readFileSync(path, "utf8").slice(-2))));
  };
  await rewritePages([
    {
      rewrite: ({ language, route, html }) => Promise.resolve(`${html} ${language} ${route} 1`),
      finish: endOf("first"),
    },
    { rewrite: ({ html }) => `${html}2` },
    { rewrite: ({ html }) => `${html}3`, finish: endOf("third") },
  ]);
  for (const { language, route, path } of pages)
    expect(fs.readFileSync(path, "utf8")).toBe(`${path} ${language} ${route} 123`);
  expect(ends).toEqual(["first", "23", "third", "23"]);
});
