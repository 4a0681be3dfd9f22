import type { ContentInLanguage } from "../../model/in-language";
import { rangeEnds, hours, money } from "../../base/format";
import { duration, formatTime } from "../../base/calendar/time";
import { languageCodes, languages, prefixOf, type LanguageCode } from "../../base/languages";
import { company } from "../../model/collections/company";
import { gallery } from "../../model/collections/gallery";
import { inclusions } from "../../model/collections/inclusions";
import { bookingPage } from "../../model/collections/pages/booking";
import { locationPage } from "../../model/collections/pages/location";
import { contactPage, pricesPage } from "../../model/collections/pages/simple";
import { prices } from "../../model/collections/prices";
import { questions } from "../../model/collections/questions";
import { services } from "../../model/collections/services";
import { daysInWords } from "../../model/days-in-words";
import { emptyPages } from "../../model/empty-pages";
import type { OtherHours } from "../../model/hours";
import { isVaried, priceRows } from "../../model/prices";
import { routes, type RouteName } from "../../model/routes";
import { capitalized, collapseWhitespace } from "../../typed-content/texts/strings";
import { inclusionsIn } from "./inclusions";
import { offeredTrips, type OfferedTrip } from "./offered-trips";
import { pageAddress, website } from "./page";

/** The notes are about the link's target. */
type Link = { name?: string; address: string; notes: (string | undefined)[] };

/** Brackets of the name would end the text of the link. */
const linkText = (name: string) => collapseWhitespace(name).replace(/[[\]\\]/g, "\\$&");

const linkLine = ({ name, address, notes }: Link) => {
  const said = notes.filter((note) => note !== undefined).map(collapseWhitespace);
  return name
    ? [`- [${linkText(name)}](${address})${said.length > 0 ? `: ${said.join(" ")}` : ""}`]
    : [];
};

/** Empty without a heading, or if no link has a name. */
const section = (heading: string | undefined, links: Link[]) => {
  const lines = links.flatMap(linkLine);
  return heading && lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : [];
};

/** Other pages are listed with their descriptions. */
const SUMMARIZED: RouteName[] = ["home", "trips", "prices", "booking", "location"];

export const llmsTxtPath = (language: LanguageCode) => `${prefixOf(language)}/llms.txt`;

/** Source of the format: https://llmstxt.org */
export const llmsTxt = (site: ContentInLanguage) => {
  const { name = "", phone, email } = site.one(company);
  const nameOf = (route: RouteName) => site.word("navigation", route);
  const about = site.description("home");
  const contact = [phone, email].filter(Boolean).map((way) => `- ${way}`);
  const parts = [
    `# ${name}`,
    ...(about ? [`> ${about}`] : []),
    ...(contact.length > 0 ? [contact.join("\n")] : []),
    ...section(
      nameOf("trips"),
      offeredTrips(site).map((trip) => tripLink(site, trip)),
    ),
    ...section(nameOf("prices"), priceLinks(site)),
    ...section(nameOf("booking"), termLinks(site)),
    ...section(nameOf("location"), [placeLink(site)]),
    ...section(site.text(site.one(contactPage).questionsHeading), questionLinks(site)),
    ...section(site.word("layout", "information"), otherPages(site)),
    ...section(site.word("layout", "language"), otherLanguages(site)),
  ];
  return `${parts.join("\n\n")}\n`;
};

/** "9:30–13:30 · 4 h · 320,00 €. …" */
const tripLink = (site: ContentInLanguage, trip: OfferedTrip): Link => {
  const { language, text } = site;
  const { id, title, description, start = "", end = "", price } = trip;
  const times = site.word("trips", "schedule", {
    start: formatTime(start),
    end: formatTime(end),
    duration: hours(duration({ start, end }), languages[language].tag, "short"),
  });
  const lowest = money(price.lowest, site.one(prices).currency ?? "EUR", language);
  const said = isVaried(price) ? `${site.word("trips", "from") ?? ""} ${lowest}` : lowest;
  return {
    name: text(title),
    address: `${pageAddress(site, "trips")}#${id}`,
    notes: [
      `${times} · ${said}.`,
      ...inclusionsIn(site).sentencesOf(trip),
      ...trip.hours.map(hoursNote(site)),
      text(description),
    ],
  };
};

/** "En julio y agosto, 18:30–22:00." */
const hoursNote =
  ({ today, language }: ContentInLanguage) =>
  ({ from, to, start, end }: OtherHours) => {
    const days = capitalized(daysInWords({ from, to }, today, language));
    return `${days}, ${formatTime(start)}–${formatTime(end)}.`;
  };

const priceLinks = (site: ContentInLanguage): Link[] => {
  const { one, text } = site;
  const { includedHeading, excludedHeading, note } = one(inclusions);
  const { included, excluded } = inclusionsIn(site);
  const address = pageAddress(site, "prices");
  return [
    {
      name: site.word("navigation", "prices"),
      address,
      notes: [text(one(pricesPage).vatNote)],
    },
    ...seasonLinks(site),
    { name: text(includedHeading), address, notes: [included] },
    { name: text(excludedHeading), address, notes: [excluded, text(note)] },
  ];
};

/** One for each row of the table: "Mañana 320,00 €, Mediodía 240,00 €." */
const seasonLinks = (site: ContentInLanguage): Link[] => {
  const { language, text, one } = site;
  const trips = offeredTrips(site);
  return priceRows(site.prices).map(({ from, to }, index) => {
    const list = trips.map(({ title, rows, price }) => {
      const amount = rows[index]?.amount ?? price.usual;
      return [text(title), money(amount, one(prices).currency ?? "EUR", language)].join(" ");
    });
    return {
      name:
        from && to
          ? site.word("trips", "season", rangeEnds(from, to, language))
          : site.word("trips", "rest"),
      address: pageAddress(site, "prices"),
      notes: [`${list.join(", ")}.`],
    };
  });
};

const termLinks = (site: ContentInLanguage): Link[] => {
  const { cancellation, punctuality, weather, withdrawal } = site.one(bookingPage);
  return [cancellation, punctuality, weather, withdrawal].flatMap((term) => {
    const said = site.text(term?.text);
    const name = site.text(term?.title);
    return said ? [{ name, address: pageAddress(site, "booking"), notes: [said] }] : [];
  });
};

const placeLink = (site: ContentInLanguage): Link => {
  const { lead, meeting = {} } = site.one(locationPage);
  const { latitude, longitude } = site.one(company).position ?? {};
  const place = site.text(meeting.place);
  return {
    name: site.text(meeting.heading),
    address: pageAddress(site, "location"),
    notes: [
      site.text(lead),
      place && `${place}.`,
      latitude === undefined ? undefined : `${latitude}, ${longitude}.`,
      site.text(meeting.text),
    ],
  };
};

/** Only those whose answers name no missing fact. */
const questionLinks = (site: ContentInLanguage): Link[] =>
  site.all(questions).flatMap(({ question, answer }) => {
    const said = site.text(answer);
    const name = site.text(question);
    return said ? [{ name, address: pageAddress(site, "contact"), notes: [said] }] : [];
  });

const otherPages = (site: ContentInLanguage): Link[] => {
  const leftOut: RouteName[] = [
    ...SUMMARIZED,
    ...emptyPages({ services: site.all(services), gallery: site.all(gallery) }),
  ];
  return (Object.keys(routes) as RouteName[])
    .filter((route) => !leftOut.includes(route))
    .map((route) => ({
      name: site.word("navigation", route),
      address: pageAddress(site, route),
      notes: [site.description(route)],
    }));
};

const otherLanguages = (site: ContentInLanguage): Link[] =>
  languageCodes
    .filter((code) => code !== site.language)
    .map((code) => ({
      name: languages[code].name,
      address: website(site) + llmsTxtPath(code),
      notes: [],
    }));
