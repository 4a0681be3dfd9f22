import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Content } from "../content-files/content";
import { inLanguage } from "../content-files/in-language";
import { languageCodes, localAddress, localPath, prefixOf } from "../languages";
import { routes } from "../routes";
import { llmsTxt, llmsTxtPath } from "../structured-data/llms-txt";

type Company = { name: string; website: string; tagline: string };

/**
 * Hosts look for the nearest `404.html`, so each language's page gets that name. Without a prefix
 * no address pattern can be its own: there it goes without the app, which would ask for the data of
 * the page that does not exist.
 */
export const writeNotFoundFiles = () => {
  for (const prefix of languageCodes.map(prefixOf)) {
    const html = readFileSync(`public${prefix}/404/index.html`, "utf8");
    writeFileSync(`public${prefix}/404.html`, prefix ? html : withoutApp(html));
  }
};

/** The template stays, since a page without one is taken for half a page. */
const withoutApp = (html: string) =>
  html.replace(/(<template data-scripts[^>]*>).*?(?=<\/template>)/s, "$1");

/**
 * Cloudflare adds a page's last slash with a redirect whose address it does not encode, so that
 * names with ñ arrive broken. These rules come first and say the address rightly.
 */
export const writeRedirects = () => {
  const rules = languageCodes
    .flatMap((code) => Object.values(routes).map((path) => localAddress(path, code)))
    .filter((path) => path.includes("%"))
    .map((path) => `${path.slice(0, -1)} ${path} 308`);
  writeFileSync("public/_redirects", `${rules.join("\n")}\n`);
};

/**
 * Names the fonts of the first screen in a header of each page, which Cloudflare sends ahead of the
 * page; it leaves out links in the HTML that have `crossorigin`. Gatsby copies `static/_headers` anew
 * for each build.
 */
export const writeFontHeaders = (fonts: string[]) => {
  const links = fonts.map(
    (file) => `<${file}>; rel=preload; as=font; type=font/woff2; crossorigin`,
  );
  const homes = languageCodes.map((code) => localPath(routes.home, code));
  // `/:language/precios/` stands for the page in all other languages: the hosts limit the number of
  // rules. For Netlify `/*/precios/` would be `/precios/`, too, which then had the header twice.
  const others = Object.values(routes)
    .filter((path) => path !== routes.home)
    .flatMap((path) => [encodeURI(path), `/:language${encodeURI(path)}`]);
  const rules = [...homes, ...others].map((path) => `${path}\n  Link: ${links.join(", ")}`);
  appendFileSync("public/_headers", `\n# The fonts of the first screen.\n${rules.join("\n")}\n`);
};

/** The web manifest, with the company's name; colours as in `src/style/tokens.ts`. */
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
      icons: [192, 512].map((size) => ({
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    }),
  );

export const writeRobots = ({ website }: Company) =>
  writeFileSync(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap-index.xml\n`,
  );

/** What language models are told, in a file for each language. */
export const writeLlmsTxt = (content: Content) => {
  for (const language of languageCodes) {
    writeFileSync(`public${llmsTxtPath(language)}`, llmsTxt(inLanguage(content, language)));
  }
};

/** Removes files that only the build needs; Gatsby writes them again at each build. */
export const removeBuildFiles = () => {
  for (const name of ["chunk-map.json", "webpack.stats.json", "~partytown"])
    rmSync(`public/${name}`, { recursive: true, force: true });
};
