import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../packages/typed-content/files/files-below";
import { siteRoot } from "./built-pages";

/** A line of a package: `react 18.3.1 (MIT) https://…`. */
const PACKAGE = /^(\S+) (\d\S*) \((.+?)\)( http\S+)?$/gm;

const noticesOf = (file: string) =>
  Array.from(
    readFileSync(join(siteRoot, file), "utf8").matchAll(PACKAGE),
    ([, name, , license]) => ({ name: String(name), license: String(license) }),
  );

const visitors = noticesOf("licenses.txt");
const namesOf = (notices: { name: string }[]) => notices.map(({ name }) => name);

/** Returns the packages that the files in these folders import, except for types. */
const importedBelow = (...folders: string[]) => {
  const sources = folders.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  const imports = sources.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(
        /^(?:import (?!type)(?:[^"]* from )?|.*\bimport\()"((?:@[\w-]+\/)?[\w.-]+)/gm,
      ),
      ([, name]) => String(name),
    ),
  );
  return [...new Set(imports)].filter((name) => !/^(?:\.|@brisa\/)/.test(name));
};

const missing = (names: string[], notices: { name: string }[]) =>
  names.filter((name) => !namesOf(notices).includes(name));

test("what the pages import is named for visitors", () => {
  const rooms = ["site/elements", "site/features", "site/layout", "site/sections", "pages"].map(
    (room) => `src/${room}`,
  );
  const imported = importedBelow(...rooms, "gatsby-browser.ts");
  expect(imported).toEqual(expect.arrayContaining(["react", "styled-components"]));
  expect(missing(imported, visitors)).toEqual([]);
});

test("what names itself in a published bundle is named for visitors", () => {
  const banners = readdirSync(siteRoot).filter((file) => file.endsWith(".js.LICENSE.txt"));
  const named = banners.flatMap((file) =>
    Array.from(
      readFileSync(join(siteRoot, file), "utf8").matchAll(
        /^ \* ([\w-]+?)(?:-jsx-runtime)?\.production/gm,
      ),
      ([, name]) => String(name),
    ),
  );
  expect(named).toContain("react-dom");
  expect(missing(named, visitors)).toEqual([]);
});

test("every published font is named for visitors", () => {
  const packages = namesOf(visitors).map((name) => name.split("/").at(-1) ?? "");
  const fonts = readdirSync(join(siteRoot, "fonts")).filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(3);
  expect(fonts.filter((file) => !packages.some((name) => file.startsWith(name)))).toEqual([]);
});

test("nothing reaches a visitor under a licence that asks for more than to be named", () => {
  const free = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "OFL-1.1"];
  expect(visitors.filter(({ license }) => !free.includes(license))).toEqual([]);
  const text = readFileSync(join(siteRoot, "licenses.txt"), "utf8");
  expect(text).toContain("Permission is hereby granted");
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

test("what the desk is made of is named beside it", () => {
  const desk = noticesOf("admin/licenses.txt");
  // Neither runs in a browser.
  const subjects = readdirSync("packages/desk").filter(
    (name) => !["build", "server", "__tests__", "exports"].includes(name),
  );
  const folders = subjects.map((name) => join("packages/desk", name));
  expect(missing(importedBelow(...folders, "packages/typed-content/check/rules"), desk)).toEqual(
    [],
  );
});
