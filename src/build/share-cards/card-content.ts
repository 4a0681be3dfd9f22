import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Content } from "../../typed-content/content";
import type { ContentInLanguage } from "../../model/in-language";
import { pageEntry } from "../../model/page-entry";
import { withNoBreakSpaces } from "../../typed-content/texts/typography";
import type { LanguageCode } from "../../base/languages";
import { collections } from "../../model";
import { samplePictures } from "../../model/sample-pictures";
import { company } from "../../model/collections/company";
import type { RouteName } from "../../model/routes";
import type { Card } from "./card";
import type { Trip } from "./day";
import type { CardPicture } from "./render";
import { offeredTrips } from "../structured-data/offered-trips";

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
  const text = (texts: Texts) => withNoBreakSpaces(site.filled(texts), site.language);
  const page = pageEntry(content, route)?.data as PageWords;
  const { name, tagline, position } = site.one(company) as z.infer<typeof company.schema>;
  const found = page.picture ?? firstPicture(site, route);
  const path = found && join("content", found.file);
  // What the site was delivered with is no picture of this company's.
  const isOwn = path !== undefined && !samplePictures.has(sha256(path));
  const title = text(page.heading);
  const card: Card = {
    // The second line of the home page's heading is in italics.
    title: page.headingSecond ? `${title} *${text(page.headingSecond)}*` : title,
    brand: { name, tagline: text(tagline) },
    day: {
      trips: offeredTrips(site).map(({ start, end, sky }) => ({ start, end, sky }) as Trip),
      position,
    },
    hasPicture: isOwn,
  };
  return {
    card,
    picture: isOwn ? { path, focus: found?.focus } : undefined,
  };
};
