import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import type { LanguageCode } from "../../../src/model/languages";
import { structuredData } from "../../../src/build/structured-data";
import { inLanguage } from "../../../src/model/in-language";
import { WHOLE_YEAR, type Season } from "../../../src/model/season";
import { sunsetTime } from "../../../src/model/sunset-time";
import { ContactForm } from "../../../src/site/sections/contact-form";
import { DayField } from "../../../src/site/features/outing/day-field";
import { DayRuler } from "../../../src/site/sections/day-ruler";
import { PriceCards } from "../../../src/site/sections/price-cards";
import { Sunsets } from "../../../src/site/sections/sunsets";
import { TripList } from "../../../src/site/sections/trip-list";
import { nodesIn } from "../../build/structured-data/nodes";
import { answers, enter, messageAddresses } from "../answers";
import { englishCompany } from "../../site/sections/company";
import { formData } from "../../site/sections/enquiry-facts";
import { plain, showSection, textsOf } from "../show-section";
import { messagesOf } from "../../site/features/messages";
import { present } from "../../setup/present";
import { DAYS, hasTrips, hoursOn, openingOn, runsOf } from "./brute-force";
import { daysThatCount } from "../prices/brute-force";
import { cases, contentWith, usual } from "./cases";

const TODAY =
  "2026-06-15 2026-11-25 2027-01-01 2027-04-01 2027-06-30 2027-07-01 " +
  "2027-08-31 2027-09-05 2027-10-31 2027-11-01 2028-01-31 2028-02-29";

type Answer = {
  monthNames: string[];
  prices: Queries.PriceCardsFragment & Queries.TripListFragment & Queries.DayRulerFragment;
  asked: Queries.EnquiryPricesFragment;
  terms: { season: Season | null };
  tripsPage: Queries.SunsetsFragment;
};

const answerOn = answers<Answer>(
  `monthNames(language: $language)
  prices { ...PriceCards ...TripList ...DayRuler }
  asked: prices { ...EnquiryPrices }
  terms { season { from to } }
  tripsPage { ...Sunsets }`,
);

const { position } = englishCompany;

const tags = { es: "es-ES", en: "en-GB", de: "de-DE" };
const around = {
  es: { one: "en", two: " y ", month: ["de", "a"], day: ["del", "al"], of: " de " },
  en: { one: "in", two: " and ", month: ["from", "to"], day: ["from", "to"], of: " " },
  de: { one: "im", two: " und ", month: ["von", "bis"], day: ["vom", "bis zum"], of: " " },
};

/** Says a run of days and its hours as a page does. */
const inWords = (
  { from, to, hours }: ReturnType<typeof runsOf>[number],
  today: string,
  language: LanguageCode,
) => {
  const { one, two, month, day, of } = around[language];
  const says = (date: string, format: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString(tags[language], { ...format, timeZone: "UTC" });
  const isFar = Date.parse(to) >= Date.parse(`${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);
  const dayAfter = DAYS[DAYS.indexOf(to) + 1] ?? "";
  const monthOf = (date: string) => says(date, { month: "long" });
  const count =
    12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + +to.slice(5, 7) - +from.slice(5, 7);
  const year = isFar ? of + to.slice(0, 4) : "";
  const isSplit = isFar && from.slice(0, 4) !== to.slice(0, 4);
  const isWhole = from.endsWith("-01") && dayAfter.endsWith("-01") && !isSplit;
  const dayOf = (date: string) => says(date, { day: "numeric", month: "long" });
  const days = isWhole
    ? [
        `${one} ${monthOf(from)}`,
        `${one} ${monthOf(from)}${two}${monthOf(to)}`,
        `${month[0]} ${monthOf(from)} ${month[1]} ${monthOf(to)}`,
      ][Math.min(count, 2)]
    : `${day[0]} ${dayOf(from)}${isSplit ? of + from.slice(0, 4) : ""} ${day[1]} ${dayOf(to)}`;
  return `${days}${year}, ${hours}`;
};

/** Says a day as a page does: from a year on with its year. */
const dateOf = (day: string, today: string, language: LanguageCode) => {
  const isFar = day >= `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return new Date(day).toLocaleDateString(tags[language], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
    ...(isFar && { year: "numeric" }),
  });
};

/** Days with a content and a language in turn, so that each content is shown in each language. */
const languages: LanguageCode[] = ["es", "en", "de"];
const contents = Object.entries(cases);
const each = TODAY.split(" ").map((today, index) => {
  const [name, entered] = present(contents[index % contents.length], "content");
  const language = languages[(index + Math.floor(index / contents.length)) % 3] ?? "es";
  return [name, today, language, entered] as const;
});

test.each(each)(
  "%s on %s in %s: every place says the same hours",
  async (_name, today, language, entered) => {
    const content = contentWith(entered);
    history.replaceState(null, "", "/");
    const { prices, ...answer } = await answerOn(content, today, language);
    const expected = Object.keys(usual).map((trip) =>
      runsOf(entered, trip, today).map((run) => inWords(run, today, language)),
    );
    const after = (texts: string[], before: RegExp) =>
      texts.map((text) => text.replace(before, "").trim());

    // The cards of the prices, the list of trips, and the ruler of the home page.
    const usualHours = /^.*?\d+:\d\d–\d+:\d\d( Uhr)?( · [\d,.]+ \p{L}+\.?)?/u;
    const cards = showSection(<PriceCards prices={prices} vatNote="" />, language);
    const schedules = Array.from(cards.querySelectorAll("article h2 + p"));
    const list = showSection(<TripList prices={prices} />, language);
    const ruler = showSection(<DayRuler prices={prices} />, language);
    const joined = expected.map((lines) => lines.join(" "));
    expect(
      after(
        schedules.map((each) => plain(each.textContent)),
        usualHours,
      ),
    ).toEqual(joined);
    expect(after(textsOf(list, "figure + div > p"), usualHours)).toEqual(joined);
    expect(after(textsOf(ruler, "li a > span:nth-child(3)"), usualHours)).toEqual(joined);

    // A season without a price of its own has no table of prices.
    const booked = daysThatCount(entered, today);
    const priced = entered.seasons.filter(
      ({ from, to, amount }) => amount && booked.some((day) => from <= day && day <= to),
    );
    expect(cards.querySelectorAll("caption")).toHaveLength(priced.length && priced.length + 1);

    // JSON-LD: the trips have their usual hours, the business is open from the first to the last of each day.
    const site = inLanguage(content, language, today);
    const graphOf = (route: "trips" | "location") =>
      nodesIn(structuredData({ site, route, picturePath: () => undefined }));
    const trips = graphOf("trips").filter((node) => node["@type"] === "TouristTrip");
    expect(trips.map((trip) => [trip.departureTime, trip.arrivalTime])).toEqual(
      Object.values(usual),
    );
    const business = graphOf("location").find((node) => node["@type"] === "LocalBusiness");
    type Opening = { opens: string; closes: string; validFrom: string; validThrough: string };
    const openings = [business?.openingHoursSpecification as Opening | Opening[]].flat();
    const [first, last] = [openings[0]?.validFrom ?? "", openings.at(-1)?.validThrough ?? ""];
    expect(last >= today).toBe(true);
    for (const day of DAYS.filter((date) => first <= date && date <= last)) {
      const own = openings.filter((each) => each.validFrom <= day && day <= each.validThrough);
      expect(own).toMatchObject([openingOn(entered, day)]);
    }

    // The sunsets: the table says of each month that has one answer where the trip is then, the field of any day.
    const { tripsPage, terms, monthNames } = answer;
    const facts = {
      content: tripsPage.sunset,
      prices,
      monthNames,
    };
    const calendar = { today, season: terms.season ?? WHOLE_YEAR };
    const sunsets = showSection(<Sunsets {...facts} />, language, calendar);
    const words = present(messagesOf(language).trips, "trips") as Record<string, string>;
    const phaseOf = (day: string) => {
      const [start, end] = hoursOn(entered, "sunset", day);
      const time = sunsetTime(day, position);
      if (time < start) return "BeforeDeparture";
      return time <= end ? "BeforeReturn" : "AfterReturn";
    };
    expect(plain(sunsets.querySelector("thead th:last-child")?.textContent)).toContain(joined[2]);
    const rows = Array.from(sunsets.querySelectorAll("tbody tr"));
    expect(rows).not.toEqual([]);
    const shown = DAYS.filter((day) => first <= day && day <= last);
    const months = [...new Set(shown.map((day) => day.slice(0, 7)))];
    rows.forEach((row, index) => {
      const days = shown.filter((day) => day.startsWith(months[index] ?? ""));
      const phases = [...new Set(days.map(phaseOf))];
      const cell = plain(row.lastElementChild?.textContent);
      const certain = ["BeforeDeparture", "BeforeReturn", "AfterReturn"].map((phase) =>
        plain(words[`sunset${phase}`]),
      );
      if (phases.length === 1) expect(cell).toBe(plain(words[`sunset${phases[0]}`]));
      else expect(certain).not.toContain(cell);
    });
    const picker = showSection(<DayField tellsSunset />, language, calendar);
    const field = present(picker.querySelector("input") ?? undefined, "field");
    const said = () => textsOf(picker, "[role=status] > :is(span, p)");
    const end = `${Number(today.slice(0, 4)) + 1}-12-31`;
    for (const day of ASKED.split(" ").filter((date) => today <= date && date <= end)) {
      fireEvent.input(field, { target: { value: day } });
      const isOut = !hasTrips(entered, day);
      const [name = "", ...lines] = said();
      expect([day, name.includes(dateOf(day, today, language)), lines]).toEqual([
        day,
        true,
        isOut ? [] : [plain(words.sunSets?.replace("{{time}}", sunsetTime(day, position)))],
      ]);
    }
    cleanup();
  },
);

/** Days to ask about, some of them without trips, and days that have passed. */
const ASKED =
  "2027-01-03 2027-06-19 2027-06-20 2027-07-15 2027-08-31 2027-09-04 " +
  "2027-09-05 2027-10-01 2027-11-15 2027-12-31 2028-07-15 2028-10-31";

test.each(Object.entries(cases))(
  "%s: an enquiry says the hours of the chosen day",
  async (_name, entered) => {
    const today = "2026-11-25";
    const answer = await answerOn(contentWith(entered), today, "en");
    const post = jest.fn<Promise<object>, [string, { body: string }]>();
    globalThis.fetch = post as unknown as typeof fetch;
    post.mockResolvedValue({ ok: true, status: 200 });
    sessionStorage.clear();
    history.replaceState(null, "", "/en/contacto/?trip=sunset");
    const container = showSection(
      <ContactForm heading="Write" data={formData(answer.asked)} />,
      "en",
    );
    const chosen = () => plain(container.querySelector("option:checked")?.textContent);
    expect(chosen()).toBe("Sunset (17:30–21:00)");
    for (const day of ["", ...ASKED.split(" ")]) {
      enter(container, "day", day);
      const said = (day ? hoursOn(entered, "sunset", day) : ["17:30", "21:00"]).join("–");
      expect([day, chosen()]).toEqual([day, `Sunset (${said})`]);
      const addresses = messageAddresses(container);
      expect(addresses).toHaveLength(2);
      for (const address of addresses) expect(address).toContain(`the Sunset trip (${said})`);
    }
    enter(container, "day", "2027-07-15");
    for (const [name, value] of Object.entries({ name: "A", email: "a@b.es", message: "Hello" }))
      enter(container, name, value);
    fireEvent.submit(present(container.querySelector("form") ?? undefined, "form"));
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(post.mock.lastCall?.[1].body).toContain(
      `the Sunset trip (${hoursOn(entered, "sunset", "2027-07-15").join("–")})`,
    );
    cleanup();
  },
);
