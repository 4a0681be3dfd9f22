import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { fonts } from "../site/style/fonts";
import { headScriptFiles } from "./head-script";

type Package = {
  name: string;
  version: string;
  /** The version there may be another one. */
  folder: string;
};

type Manifest = {
  name: string;
  version: string;
  homepage?: string;
  license?: string;
  /** The form of old packages. */
  licenses?: { type: string }[];
};

/** Several may have been joined into one. */
type Module = { nameForCondition?: string; moduleType?: string; modules?: Module[] };

type Stats = { toJson: (options: object) => { modules: Module[] } };

const EVERY_MODULE = {
  all: false,
  modules: true,
  modulesSpace: Infinity,
  nestedModules: true,
  nestedModulesSpace: Infinity,
  runtimeModules: true,
  cachedModules: true,
};

/** Those of which the visitors' bundles are made. */
let bundledFiles: string[] = [];

export const watchBundles = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return;
  type Compiler = { hooks: { done: { tap: (name: string, run: (stats: Stats) => void) => void } } };
  const apply = ({ hooks }: Compiler) =>
    hooks.done.tap("ThirdPartyNotices", (stats) => {
      bundledFiles = stats.toJson(EVERY_MODULE).modules.flatMap(filesOf);
    });
  actions.setWebpackConfig({ plugins: [{ apply }] });
};

const filesOf = ({ nameForCondition: file, moduleType, modules = [] }: Module): string[] => [
  ...(file ? [file] : []),
  // What webpack adds of its own, to load the bundles, comes from no file.
  ...(moduleType === "runtime" ? ["node_modules/webpack/package.json"] : []),
  ...modules.flatMap(filesOf),
];

/** Up to the name of the innermost package. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Our own files belong to none. */
const packagesOf = (files: string[]) => {
  const folders = files.map((file) => {
    const path = relative(".", file).split(sep).join("/");
    // Gatsby copies its app here before it is bundled.
    return path.startsWith(".cache/") ? "node_modules/gatsby" : PACKAGE.exec(path)?.[0];
  });
  return [...new Set(folders)].flatMap((folder): Package[] =>
    folder ? [{ ...manifestOf(folder), folder }] : [],
  );
};

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

const LICENSE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;

const licenseTexts = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8").replaceAll("\r", "").trim())
    .join("\n\n");

const headOf = ({ name, version, folder }: Package) => {
  const { license, licenses = [], homepage = "" } = manifestOf(folder);
  const terms = license ?? licenses.map(({ type }) => type).join(" AND ");
  return `${name} ${version} (${terms || "see below"}) ${homepage}`.trim();
};

const INTRODUCTION = "Software and fonts of others in this website, and their licences.";

/** A text that several packages share is there once. */
const noticesOf = (packages: Package[]) => {
  const heads = new Map<string, string[]>();
  for (const found of packages.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const text = licenseTexts(found.folder) || "Its package holds no text of its licence.";
    heads.set(text, [...(heads.get(text) ?? []), headOf(found)]);
  }
  const notices = [...heads].map(([text, lines]) => `${lines.join("\n")}\n\n${text}\n`);
  return [`${INTRODUCTION}\n`, ...notices].join(`\n${"-".repeat(80)}\n`);
};

/** Licences demand it. No page loads or names the files. `editorFiles`: of which the editor's own script is made. */
export const writeThirdPartyNotices = async (editorFiles: string[]) => {
  const fontFiles = fonts.map(({ source }) => join("node_modules", source));
  const visitors = packagesOf([...bundledFiles, ...(await headScriptFiles()), ...fontFiles]);
  const editor = packagesOf(editorFiles);
  writeFileSync("public/licenses.txt", noticesOf(visitors));
  writeFileSync("public/admin/licenses.txt", noticesOf(editor));
};
