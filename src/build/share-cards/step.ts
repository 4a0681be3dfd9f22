import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  readFileSync,
} from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Content } from "@brisa/typed-content";
import { inLanguage, type ContentInLanguage } from "../../model/in-language";
import { Markup, markup } from "../markup";
import { company } from "../../model/collections/company";
import { homePage } from "../../model/collections/pages/home";
import type { RouteName } from "../../model/routes";
import { DEFAULT_DRAWING, type DrawingName } from "../../model/drawings";
import { skyOf } from "../../model/skies";
import { CARD_SIZE, drawCard, type Card } from "./card";
import { JPEG, renderCard, type CardPicture } from "./render";
import { typefaces } from "./typefaces";
import { buildDate } from "../build-date";
import type { PageStep } from "../built-pages";
import { contentDigest } from "../content-digest";
import { siteLogo } from "../icons";
import { pageEntry } from "../../model/page-entry";
import { withNoBreakSpaces } from "@brisa/typed-content/graphql";
import type { LanguageCode } from "../../model/languages";
import { collections } from "../../model";
import { offeredTrips } from "../structured-data/offered-trips";
import { samplePictures } from "../../model/launch/samples";

type Texts = Partial<Record<LanguageCode, string>>;
type Picture = { file: string; focus?: CardPicture["focus"] };
type PageWords = { heading: Texts; headingSecond?: Texts; picture?: Picture };

const firstPicture = (site: ContentInLanguage, route: RouteName) => {
  const withPictures = collections.find(
    ({ set, shownOn, schema }) => set === "open" && shownOn === route && "picture" in schema.shape,
  );
  const [first] = withPictures ? site.all(withPictures) : [];
  return first?.picture as Picture | undefined;
};

const sha256 = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** The picture is the owner's, or none. `content`: without errors. */
export const shareCardContent = (content: Content, site: ContentInLanguage, route: RouteName) => {
  const text = (texts?: Texts) => withNoBreakSpaces(site.filled(texts), site.language);
  const page = pageEntry(content, route)?.data as PageWords;
  const { name, tagline } = site.one(company) as z.infer<typeof company.schema>;
  const { price, priceMore, guests } = site.one(homePage).facts as Record<string, Texts>;
  const [first] = offeredTrips(site);
  const found = page.picture ?? firstPicture(site, route);
  const path = found && join("content", found.file);
  // What the site was delivered with is no picture of this company's.
  const isOwn = path !== undefined && !samplePictures.has(sha256(path));
  const title = text(page.heading);
  const card: Card = {
    // The second line of the home page's heading is in italics.
    title: page.headingSecond ? `${title} *${text(page.headingSecond)}*` : title,
    facts: first ? `${text(price)} ${text(priceMore)} · ${text(guests)}` : text(tagline),
    name,
    sky: first ? skyOf(first) : "morning",
    drawing: (first?.drawing ?? DEFAULT_DRAWING) as DrawingName,
    hasPicture: isOwn,
  };
  return {
    card,
    picture: isOwn ? { path, focus: found?.focus } : undefined,
  };
};

const FOLDER = "public/share";

/** Tags of an earlier build; all metadata have react-helmet's attribute. */
const WRITTEN =
  /<meta data-react-helmet="true" (?:name="twitter:card"|property="og:image[^"]*") content="[^"]*"\/>/g;

/** As `src/site/layout/seo.tsx` writes it. */
const TITLE = /<meta data-react-helmet="true" property="og:title" content="([^"]*)"\/>/;

const withShareCard = (html: string, address: string) =>
  html.replace(WRITTEN, "").replace(TITLE, (meta, title: string) => {
    const tags = [
      markup`name="twitter:card" content="summary_large_image"`,
      markup`property="og:image" content="${address}"`,
      markup`property="og:image:width" content="${CARD_SIZE.width}"`,
      markup`property="og:image:height" content="${CARD_SIZE.height}"`,
      markup`property="og:image:alt" content="${new Markup(title)}"`,
    ];
    return tags.map(({ source }) => `<meta data-react-helmet="true" ${source}/>`).join("") + meta;
  });

/** The name has a hash of everything that the card shows: messengers cache the picture by its URL. */
const shareCard = async (content: Content, site: ContentInLanguage, route: RouteName) => {
  const { card, picture } = shareCardContent(content, site, route);
  const drawing = drawCard({ ...card, logo: await siteLogo() }, await typefaces());
  const seen = [drawing, picture?.focus, picture && contentDigest(picture.path), JPEG];
  const digest = createHash("sha256").update(JSON.stringify(seen)).digest("hex").slice(0, 8);
  return { name: `${route}-${site.language}.${digest}.jpg`, drawing, picture };
};

const renderTo = async (
  file: string,
  { drawing, picture }: Awaited<ReturnType<typeof shareCard>>,
) => {
  if (existsSync(file)) return;
  writeFileSync(`${file}.part`, await renderCard(drawing, picture));
  // Renamed when complete, so that a stopped build leaves no partial card behind.
  renameSync(`${file}.part`, file);
};

/** Also removes outdated ones. */
export const shareCards = (content: Content): PageStep => {
  const names: string[] = [];
  mkdirSync(FOLDER, { recursive: true });
  return {
    rewrite: async ({ language, route, html }) => {
      const site = inLanguage(content, language, buildDate());
      const card = await shareCard(content, site, route);
      names.push(card.name);
      await renderTo(join(FOLDER, card.name), card);
      return withShareCard(html, `${site.one(company).website}/share/${card.name}`);
    },
    finish: () => {
      for (const file of readdirSync(FOLDER)) if (!names.includes(file)) rmSync(join(FOLDER, file));
    },
  };
};
