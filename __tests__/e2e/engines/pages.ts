import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { SCREENS, screenName } from "../../../src/commands/lib/engine-screens";
import type { LanguageCode } from "../../../src/languages";
import { pages } from "../pages";
import { sees, settle } from "./steps";
import type { Visitor } from "./visitor";

/** What a page is like, once it has loaded. */
const report = async () => ({
  status: (await fetch(location.href, { method: "HEAD" })).status,
  path: decodeURI(location.pathname),
  language: document.documentElement.lang,
  headings: document.querySelectorAll("h1").length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

/** The pictures of the page that are not there (yet), all of which are asked for. */
const missingPictures = () => {
  for (const image of document.images) image.loading = "eager";
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);
};

/** Looks at every page in a language, and takes its picture. */
export const lookAtPages = async (
  visitor: Visitor,
  engine: string,
  language: LanguageCode,
  size: { width: number; height: number },
) => {
  const folder = join(SCREENS, engine);
  mkdirSync(folder, { recursive: true });
  await visitor.setViewportSize(size);
  await settle(visitor, language, "rejected");
  for (const { name, path } of pages.filter((page) => page.language === language)) {
    await visitor.goto(path);
    expect.soft(await visitor.evaluate(report, undefined), path).toEqual({
      status: name === "notFound" ? 404 : 200,
      path,
      language,
      headings: 1,
      overflow: 0,
    });
    await sees(visitor, missingPictures, []);
    await sees(visitor, () => document.fonts.status, "loaded");
    const picture = await visitor.screenshot({ fullPage: true });
    writeFileSync(join(folder, screenName(name, language, size.width)), picture);
  }
};
