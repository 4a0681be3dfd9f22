import type {
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
} from "schema-dts";
import { addDays, type CalendarDate } from "@brisa/typed-content/dates";
import type { ContentInLanguage } from "../../model/in-language";
import { company } from "../../model/collections/company";
import { homePage } from "../../model/collections/pages/home";
import { locationPage } from "../../model/collections/pages/location";
import { terms } from "../../model/collections/terms";
import { nodeId, pageAddress, pictureAddress, unlessEmpty, type DescribedPage } from "./page";
import { geo } from "./port";
import { hoursOn, otherHours, type OtherHours } from "../../model/hours";
import { stateOn } from "../../model/day-states";
import { seasonDates } from "../../model/season";
import { offeredTrips } from "./offered-trips";

/** For pages that are about something else. */
export const companyReference = (site: ContentInLanguage): Organization => ({
  "@type": "Organization",
  "@id": nodeId(site, "company"),
  name: site.one(company).name,
});

/** Many pages mention the town. */
const townOf = ({ one }: ContentInLanguage): PostalAddress | undefined => {
  const { city, country } = one(company).address ?? {};
  if (!city) return undefined;
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    addressCountry: country,
  };
};

/** From the first departure to the last return; undefined if no trip leaves. */
const openingOn = (site: ContentInLanguage, others: readonly OtherHours[], day: CalendarDate) => {
  const hours = offeredTrips(site).flatMap(({ id, start, end }) => {
    if (stateOn(site.states, day, String(id)) === "closed") return [];
    const own = others.filter(({ trip }) => trip === id);
    return start && end ? hoursOn({ start, end }, own, day) : [];
  });
  const [opens] = hours.map(({ start }) => start).toSorted();
  const closes = hours
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
  return opens && closes ? { opens, closes } : undefined;
};

/** One specification for the season or, where some days have hours of their own, for each range of days, in order. */
const opening = (site: ContentInLanguage) => {
  const { from, to } = site.one(terms).season ?? {};
  if (!from || !to) return undefined;
  const { months: season } = site.timetable;
  const { from: first, to: validThrough } = seasonDates(season, site.today);
  const others = otherHours(site.timetable);
  const changes = [...others, ...site.states]
    .flatMap((days) => [days.from, addDays(days.to, 1)])
    .filter((day) => first < day && day <= validThrough);
  const ranges: (OpeningHoursSpecification & { opens: string; closes: string })[] = [];
  for (const day of [first, ...changes.toSorted()]) {
    const hours = openingOn(site, others, day);
    // The last range, if it is not over yet.
    const last = ranges.findLast((range) => range.validThrough === validThrough);
    if (hours && last?.opens === hours.opens && last.closes === hours.closes) continue;
    if (last) last.validThrough = addDays(day, -1);
    if (!hours) continue;
    ranges.push({ "@type": "OpeningHoursSpecification", ...hours, validFrom: day, validThrough });
  }
  if (ranges.length === 0) return undefined;
  return ranges.length === 1 ? ranges[0] : ranges;
};

/** Stands on the page of the meeting point only. */
export const business = (page: DescribedPage): LocalBusiness => {
  const { site } = page;
  const { one, text } = site;
  const { name, tagline, phone, email, social = [] } = one(company);
  return {
    "@type": "LocalBusiness",
    "@id": nodeId(site, "company"),
    name,
    slogan: text(tagline),
    url: pageAddress(site, "home"),
    telephone: phone,
    email,
    image: pictureAddress(page, one(locationPage).picture?.file),
    address: townOf(site),
    geo: geo(site),
    openingHoursSpecification: opening(site),
    priceRange: offeredTrips(site).length > 0 ? text(one(homePage).facts?.price) : undefined,
    sameAs: unlessEmpty(social.flatMap(({ url = [] }) => url)),
  };
};

/** Stands on the legal notice only. */
export const legalEntity = (site: ContentInLanguage): LocalBusiness => {
  const { name, legalName, taxNumber, phone, email, address = {} } = site.one(company);
  const town = townOf(site);
  return {
    "@type": "LocalBusiness",
    "@id": nodeId(site, "company"),
    name,
    legalName,
    taxID: taxNumber,
    telephone: phone,
    email,
    address: town && {
      ...town,
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressRegion: address.region,
    },
  };
};
