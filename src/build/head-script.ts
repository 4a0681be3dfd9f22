import { build } from "esbuild";
import { minify } from "terser";
import { defaultLanguage } from "../model/languages";
import { DATED_NOTICE } from "../site/document/element-names";
import { DAY_FIELD } from "../site/document/outing-address";
import { storageKeys } from "../site/storage/storage";
import { digestOf } from "./content-policy";

const EVERY_PAGE = "src/site/head-scripts/index.ts";
const NOT_FOUND = "src/site/head-scripts/not-found-page.ts";

/** The constants of the script, and the markup of the pages that need the part. */
const PARTS = {
  HAS_COOKIES: `data-banner="true"`,
  HAS_DAY_FIELD: `id="${DAY_FIELD}"`,
  HAS_DEFAULT_LANGUAGE: `<html lang="${defaultLanguage}"`,
  HAS_FORMS: "<form",
  HAS_KEPT: "data-app-key=",
  HAS_NOTICES: `<${DATED_NOTICE}`,
  HAS_OPEN_ENQUIRY: `data-open=""`,
  HAS_REVIEWS: `data-app-key="${storageKeys.reviews}"`,
  HAS_SOURCES: "data-sources=",
};

/** No page has an enquiry of both kinds, and most sites no sources. */
const ALL_PARTS = {
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, "true"])),
  HAS_OPEN_ENQUIRY: "false",
  HAS_SOURCES: "false",
};

const bundle = (entryPoint: string, define = ALL_PARTS) =>
  build({
    entryPoints: [entryPoint],
    define,
    bundle: true,
    format: "iife",
    target: "es2022",
    minifySyntax: true,
    write: false,
    metafile: true,
  });

export const headScriptFiles = async () => {
  const bundles = await Promise.all([bundle(EVERY_PAGE), bundle(NOT_FOUND)]);
  return bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs));
};

/** Terser minifies it better than esbuild. */
const bundled = async (entryPoint: string, define = ALL_PARTS) => {
  const { outputFiles } = await bundle(entryPoint, define);
  const { code } = await minify(outputFiles.map(({ text }) => text).join(""), {
    ecma: 2020,
    module: true,
    compress: { passes: 3, unsafe_arrows: true, inline: 1 },
  });
  return code ?? "";
};

export const bundleHeadScript = () => bundled(EVERY_PAGE);

export const bundleNotFoundScript = () => bundled(NOT_FOUND);

const SCRIPT = /(?<=<script>).*?(?=<\/script>)/s;

/** A step for every page, and for those that are not found. */
export const slimHeadScript = () => {
  const scripts: Record<string, Promise<string>> = {};
  const scriptFor = (html: string) => {
    const parts = Object.entries(PARTS).map(([name, markup]) => [name, `${html.includes(markup)}`]);
    return (scripts[parts.join()] ??= bundled(EVERY_PAGE, Object.fromEntries(parts)));
  };
  return {
    rewrite: async ({ html }: { html: string }) => {
      const [current = ""] = SCRIPT.exec(html) ?? [];
      const script = await scriptFor(html);
      return html.replace(SCRIPT, () => script).replace(digestOf(current), () => digestOf(script));
    },
  };
};
