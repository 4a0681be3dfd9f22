import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { MANUAL_PICTURES, PICTURE_POLICY } from "@brisa/typed-content/files";
import { languageCodes, localPath, prefixOf } from "../model/languages";
import { withoutAccents } from "@brisa/typed-content/helpers";
import { routes, servicePagePath } from "../model/routes";
import type { SiteFonts } from "./fonts";
import { MANIFEST_SIZES } from "./icons";
import { bundleNotFoundScript, slimHeadScript } from "./head-script";

type Company = { name: string; website: string; tagline: string };

/**
 * As `404.html`, the nearest of which hosts serve. The default language's, with no prefix to match, does not run the
 * app: it would request the data of the page that does not exist.
 */
export const writeNotFoundFiles = async () => {
  writeFileSync("public/not-found.js", await bundleNotFoundScript());
  const { rewrite } = slimHeadScript();
  for (const prefix of languageCodes.map(prefixOf)) {
    const file = `public${prefix}/404/index.html`;
    const page = await rewrite({ html: readFileSync(file, "utf8") });
    writeFileSync(file, page);
    const html = page.replace("</head>", '<script src="/not-found.js" defer></script></head>');
    writeFileSync(`public${prefix}/404.html`, prefix ? html : withoutApp(html));
  }
};

/** Without a template the page would be taken for an incomplete one. */
const withoutApp = (html: string) =>
  html.replace(/(<template data-scripts[^>]*>).*?(?=<\/template>)/s, "$1");

/** Also with escapes in lower case. */
const escapes = (path: string) => [path, path.replace(/%../g, (escape) => escape.toLowerCase())];

const inLatin1 = (path: string) =>
  path.replace(
    /[\u0080-\u00ff]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Those that hosts would not find: without the last slash, since Cloudflare's own redirect does not encode the address;
 * with a decomposed ñ, as macOS and chats write it; in Latin-1, where that redirect has led browsers, which remember
 * it; and with n. Hosts match escapes by letter, and find those in lower case if the slash is there.
 */
const otherSpellings = (path: string) => {
  const others = [
    ...escapes(encodeURI(path.normalize("NFD"))),
    ...escapes(inLatin1(path)),
    withoutAccents(path),
  ];
  const all = [...escapes(encodeURI(path)), ...others];
  return [...all.map((spelling) => spelling.slice(0, -1)), ...others];
};

export const writeRedirects = () => {
  const rules = languageCodes
    .flatMap((code) => Object.values(routes).map((path) => localPath(path, code)))
    .filter((path) => encodeURI(path) !== path)
    .flatMap((path) => otherSpellings(path).map((other) => `${other} ${encodeURI(path)} 308`));
  writeFileSync("public/_redirects", `${rules.join("\n")}\n`);
};

/**
 * Cloudflare sends the header as early hints; it ignores links in the HTML that have `crossorigin`. Gatsby copies
 * `static/_headers` again for each build.
 */
export const writeFontHeaders = (
  { all, home }: SiteFonts["preloaded"],
  hasServicePages: boolean,
) => {
  const ruleFor = (fonts: string[]) => (path: string) =>
    `${path}\n  Link: ${fonts.map((file) => `<${file}>; rel=preload; as=font; type=font/woff2; crossorigin`).join(", ")}`;
  const homes = languageCodes.map((code) => localPath(routes.home, code));
  // `/:language/precios/` covers the other languages: hosts limit the number of rules. Netlify's `/*/precios/` would
  // also match `/precios/`, and send the header twice.
  const others = Object.values(routes)
    .filter((path) => path !== routes.home)
    .flatMap((path) => [encodeURI(path), `/:language${encodeURI(path)}`]);
  // Not `/:language`, which for Netlify is `/page-data`, too.
  const ofServices = languageCodes.map((code) => localPath(servicePagePath(":id"), code));
  if (hasServicePages) others.push(...ofServices);
  const rules = [...homes.map(ruleFor(home)), ...others.map(ruleFor(all))];
  appendFileSync("public/_headers", `\n# The fonts of the first screen.\n${rules.join("\n")}\n`);
};

/** The build makes all that is in these folders. */
const PICTURES = ["media", "share", "static", `admin/${MANUAL_PICTURES}`];

/** Within the folders' rules: of two rules for one path Cloudflare takes the last alone. */
export const writePictureHeaders = () => {
  const file = "public/_headers";
  let headers = readFileSync(file, "utf8");
  for (const path of PICTURES.map((folder) => `\n/${folder}/*\n`)) {
    if (!headers.includes(path)) headers += path;
    headers = headers.replace(path, `${path}  Content-Security-Policy: ${PICTURE_POLICY}\n`);
  }
  writeFileSync(file, headers);
};

export const writeManifest = (
  { name, tagline }: Company,
  colours: { ground: string; ink: string },
) =>
  writeFileSync(
    "public/manifest.webmanifest",
    JSON.stringify({
      name: `${name}: ${tagline}`,
      short_name: name,
      start_url: "/",
      display: "browser",
      background_color: colours.ground,
      theme_color: colours.ink,
      icons: MANIFEST_SIZES.map((size) => ({
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    }),
  );

/** It keeps nobody out: who may not read a page does not learn that it is not to be listed. */
export const writeRobots = ({ website }: Company, isUnlistedSite: boolean) => {
  const sitemap = isUnlistedSite ? "" : `\nSitemap: ${website}/sitemap-index.xml\n`;
  writeFileSync("public/robots.txt", `User-agent: *\nAllow: /\n${sitemap}`);
};

/** Gatsby writes them again in each build. */
export const removeBuildFiles = () => {
  for (const name of ["chunk-map.json", "webpack.stats.json", "~partytown"])
    rmSync(`public/${name}`, { recursive: true, force: true });
};
