import fs from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath, type LanguageCode } from "../../src/model/languages";
import { rewritePages } from "../../src/build/built-pages";
import { routes, servicePagePath, type RouteName } from "../../src/model/routes";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";

const names = Object.keys(routes) as RouteName[];
const fileOf = (route: string, language: LanguageCode) =>
  join("public", localPath(route, language), "index.html");
const pages = languageCodes.flatMap((language) => [
  ...names.map((name) => ({ language, route: name, path: fileOf(routes[name], language) })),
  { language, route: "services party", path: fileOf(servicePagePath("party"), language) },
]);

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
  await rewritePages(
    ["party"],
    [
      {
        rewrite: ({ language, route, service, html }) =>
          Promise.resolve([html, language, route, ...(service ? [service] : []), "1"].join(" ")),
        finish: endOf("first"),
      },
      { rewrite: ({ html }) => `${html}2` },
      { rewrite: ({ html }) => `${html}3`, finish: endOf("third") },
    ],
  );
  for (const { language, route, path } of pages)
    expect(fs.readFileSync(path, "utf8")).toBe(`${path} ${language} ${route} 123`);
  expect(ends).toEqual(["first", "23", "third", "23"]);
});
