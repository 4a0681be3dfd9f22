import { execFileSync, type StdioOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { build, type BuildOptions } from "esbuild";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { compileFunction } from "node:vm";
import type { DeskSettings, PageSettings } from "../settings";
import { deskPolicy } from "../sign-in/own-origin";
import { SERVED, type Served } from "../stores/served";
import { type ContentModel, modelVersion } from "@brisa/typed-content";
import { checkDesk } from "./check-desk";
import { ownPackages } from "./own-packages.cjs";
import { withoutUnused } from "./without-unused";
import { writeManual } from "./manual";
import { writeDeskContent } from "./published-content";
import { wholeSite, type DeskSite } from "../site";

/**
 * As the build sees it: Node alone finds neither the files that browsers load on demand nor styles.
 * @param file exports it as `site`
 */
const loadSite = async (file: string) => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: "cjs",
    platform: "node",
    plugins: [ownPackages],
    jsx: "automatic",
    loader: { ".css": "empty", ".woff2": "empty" },
    write: false,
  });
  const module = { exports: {} as { site: DeskSite } };
  const run = compileFunction(outputFiles[0]?.text ?? "", ["require", "module"], {
    filename: file,
  }) as (require: NodeJS.Require, into: typeof module) => void;
  run(createRequire(resolve(file)), module);
  return wholeSite(module.exports.site);
};

/** The desk's own file, wherever the package is. */
const own = (file: string) =>
  join(dirname(createRequire(resolve("package.json")).resolve("@brisa/desk/package.json")), file);

const OPTIONS = {
  bundle: true,
  minify: true,
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
  metafile: true,
} satisfies BuildOptions;

type SiteOfDesk = {
  model: ContentModel;
  /** Exports it as `site`. */
  site: string;
  /** The script that calls `startInside`, if the desk shows the pages. */
  inside?: string;
  /** By default the desk's alone. Others import `@brisa/desk/styles.css`. */
  styles?: string;
  /** The source of an SVG. */
  icon: string;
  /** Declarations of the custom properties of the desk's styles: `--ink:#123;…`. */
  tokens: string;
};

type Build = SiteOfDesk & {
  /** Served as `/admin`. */
  folder: string;
  settings?: DeskSettings;
};

/** @throws WrongModel @returns the source files of its scripts */
export const writeDesk = async ({ folder, settings = homeSettings("."), ...site }: Build) => {
  await checkDesk(await loadSite(site.site));
  mkdirSync(folder, { recursive: true });
  if (!settings.home) await writeDeskContent("content", folder, site.model);
  const handbooks = await writeManual("content", folder, site.tokens);
  writeFileSync(`${folder}/icon.svg`, site.icon);
  const served: Served = {
    model: modelVersion(site.model),
    ...(!settings.home && { commit: presentCommit() }),
    built: new Date().toISOString(),
  };
  writeFileSync(`${folder}/${SERVED}`, JSON.stringify(served));
  const page = readFileSync(own("build/index.html"), "utf8");
  // `</script>` in the data would end the element.
  const data = JSON.stringify({ ...settings, handbooks } satisfies PageSettings).replaceAll(
    "<",
    "\\u003c",
  );
  writeFileSync(
    `${folder}/index.html`,
    page.replace("{{policy}}", deskPolicy(settings)).replace("{{settings}}", () => data),
  );
  mkdirSync(`${folder}/signed-in`, { recursive: true });
  copyFileSync(own("sign-in/signed-in.html"), `${folder}/signed-in/index.html`);
  const file = JSON.stringify(resolve(site.site));
  const desk = await build({
    ...OPTIONS,
    stdin: {
      contents: `import { startDesk } from "./start"; import { site } from ${file}; void startDesk(site);`,
      resolveDir: own("."),
    },
    entryPoints: [site.styles ?? own("styles/index.css")],
    entryNames: "desk",
    outdir: folder,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    banner: { css: `:root{${site.tokens}}` },
    loader: { ".woff2": "file" },
    inject: [own("build/no-eval.ts")],
    plugins: [withoutUnused],
  });
  // A classic script, so that it runs before the scripts after it in the previewed page.
  const inside = await build({
    ...OPTIONS,
    entryPoints: {
      ...(site.inside !== undefined && { page: site.inside }),
      "signed-in": own("sign-in/signed-in.ts"),
    },
    outdir: folder,
    format: "iife",
  });
  return [desk, inside].flatMap(({ metafile }) => Object.keys(metafile.inputs));
};

/** Undefined where nobody knows, as in a folder without Git. */
const presentCommit = () => {
  try {
    const stdio: StdioOptions = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio }).trim();
  } catch {
    return undefined;
  }
};

export const homeSettings = (repository: string): DeskSettings => ({
  home: true,
  folder: createHash("sha256").update(realpathSync(repository)).digest("hex").slice(0, 16),
});
