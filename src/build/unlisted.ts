import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { promises } from "../model/launch/promises";
import { contentErrors, missingForLaunch, mayLack } from "@brisa/typed-content/check";
import type { Content, Picture } from "@brisa/typed-content";
import type { PageStep } from "./built-pages";

/** Search engines are to leave a build out if `UNLISTED_UNTIL_COMPLETE` asks for it (docs/publishing.md). */
export const isUnlisted = (content: Content, pictures: Picture[]) =>
  process.env.UNLISTED_UNTIL_COMPLETE === "yes" &&
  (contentErrors(content, pictures).length > 0 ||
    !mayLack(content, missingForLaunch(content, pictures, promises)));

const META = '<meta name="robots" content="noindex" data-unlisted/>';

/** For hosts that read no `_headers`. An incremental build keeps pages which an earlier one has marked. */
export const unlistedPages = (isIt: boolean): PageStep => ({
  rewrite: ({ html }) => {
    const listed = html.replace(META, "");
    return isIt ? listed.replace("</head>", `${META}</head>`) : listed;
  },
});

/** Gatsby writes both files again in each build. */
export const writeUnlisted = () => {
  const headers = readFileSync("public/_headers", "utf8");
  // Of two rules for one path Cloudflare takes the last alone.
  writeFileSync("public/_headers", headers.replace("\n/*\n", "\n/*\n  X-Robots-Tag: noindex\n"));
  for (const file of readdirSync("public").filter((name) => /^sitemap-.*\.xml$/.test(name)))
    rmSync(`public/${file}`);
};
