import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { languageCodes, languages } from "../languages";

type Company = { name: string; website: string; tagline: string };

/** Hosts look for the nearest `404.html`, so each language's page gets that name too. */
export const writeNotFoundFiles = () => {
  for (const { prefix } of languageCodes.map((code) => languages[code])) {
    const page = `public${prefix}/404/index.html`;
    if (prefix && existsSync(page)) copyFileSync(page, `public${prefix}/404.html`);
  }
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
