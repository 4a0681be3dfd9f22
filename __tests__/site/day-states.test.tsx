import "@testing-library/jest-dom";
import { cleanup, fireEvent, within } from "@testing-library/react";
import { dayAndMonth, weekday } from "../../src/model/format";
import type { LanguageCode } from "../../src/model/languages";
import type { DayState } from "../../src/model/day-states";
import { ContactForm } from "../../src/site/sections/contact-form";
import { Chosen } from "../../src/site/features/outing/chosen";
import { pricesOn } from "../../src/site/features/outing/use-day-prices";
import { Notices } from "../../src/site/layout/notices";
import { BookingChoice } from "../../src/site/sections/booking-choice";
import { BoardingCard } from "../../src/site/sections/boarding-card/boarding-card";
import { DayField } from "../../src/site/features/outing/day-field";
import { DayRuler } from "../../src/site/sections/day-ruler";
import { PriceCards } from "../../src/site/sections/price-cards";
import { ShortNotice } from "../../src/site/sections/short-notice";
import { TripList } from "../../src/site/sections/trip-list";
import { withDays } from "../build/structured-data/test-content";
import { answers, messageAddresses } from "../model/answers";
import { plain, showSection, textsOf } from "../model/show-section";
import { present } from "../setup/present";
import { messagesOf } from "./features/messages";
import { formData } from "./sections/enquiry-facts";
import { cardData } from "./sections/show-boarding-card";

type Answer = Queries.NoticesFragment & {
  dayStates: readonly DayState[];
  prices: Queries.PriceCardsFragment &
    Queries.TripListFragment &
    Queries.DayRulerFragment &
    Queries.BookingChoiceFragment &
    Queries.BoardingTripsFragment &
    Queries.ThreadFragment &
    Queries.EnquiryPricesFragment;
  terms: Queries.BoardingTermsFragment;
};

const answerOn = answers<Answer>(`
  ...Notices
  dayStates { ...DayState }
  prices {
    ...PriceCards ...TripList ...DayRuler ...BookingChoice ...BoardingTrips ...Thread
    ...EnquiryPrices
  }
  terms { ...BoardingTerms }
`);

const TODAY = "2027-07-13";
const DAY = "2027-07-14";

const day = (state: string, ...trips: string[]) => ({
  ...{ from: DAY, to: DAY, state },
  ...(trips.length > 0 && { trips: trips.map((trip) => ({ trip })) }),
});

const languages = ["es", "en", "de"] as const;

/** Shows every section that names a day, with a day and a trip chosen. */
const pagesOf = async (language: LanguageCode, ...days: object[]) => {
  cleanup();
  history.replaceState(null, "", `/?day=${DAY}&trip=sunset`);
  const data = await answerOn(withDays(days), TODAY, language);
  const { dayStates: states, prices, terms, ...site } = data;
  const calendar = { today: TODAY, season: { from: "may", to: "september" }, states };
  const sections = {
    notices: <Notices />,
    picker: <DayField tellsSunset />,
    ruler: <DayRuler prices={prices} />,
    list: <TripList prices={prices} />,
    cards: <PriceCards prices={prices} vatNote="" />,
    chosen: <BookingChoice prices={prices} offer="" isRequest={false} />,
    card: <BoardingCard data={cardData({ prices, terms })} />,
    thread: <Chosen prices={prices} />,
    enquiry: <ContactForm heading="" completion="" data={formData(prices)} />,
    shortly: <ShortNotice prices={prices} isSoon />,
  };
  const show = (name: keyof typeof sections) => {
    cleanup();
    return showSection(sections[name], language, calendar, site);
  };
  const words = messagesOf(language) as Record<string, Record<string, string>>;
  const say = (key: string, date = DAY) => {
    const [namespace = "", name = ""] = key.split(":");
    return plain(words[namespace]?.[name]?.replace("{{date}}", dayAndMonth(date, language)));
  };
  const priceOf = (id: string) => {
    const { packages } = pricesOn(prices, DAY, language);
    return String(
      Math.floor(Number(packages.find(({ trip }) => trip.jsonId === id)?.ofDay?.amount)),
    );
  };
  return { show, say, priceOf };
};

const textOf = (element: Element | null | undefined) => plain(element?.textContent);

test.each(languages)(
  "%s: a full trip has no price on its day; the days beside it are offered, and the way to the calendar",
  async (language) => {
    const { show, say, priceOf } = await pagesOf(
      language,
      day("full", "sunset"),
      day("closed", "midday"),
    );
    const [full, closed] = [say("trips:full"), say("trips:tripClosed")];
    const rows = [
      ["list", (page: Element, id: string) => page.querySelector(`#${id}`)],
      ["cards", (page: Element, id: string) => page.querySelector(`#${id}-price`)?.parentElement],
      ["ruler", (page: Element, id: string) => page.querySelector(`[href$="#${id}"]`)],
    ] as const;
    for (const [name, rowOf] of rows) {
      const page = show(name);
      expect(textOf(rowOf(page, "sunset"))).toContain(full);
      expect(textOf(rowOf(page, "midday"))).toContain(closed);
      for (const id of ["sunset", "midday"]) {
        expect(textOf(rowOf(page, id))).not.toContain(priceOf(id));
      }
      const isSold = (id: string) => rowOf(page, id)?.querySelector("[data-trip]") !== null;
      // The booking calendar may have a place all the same.
      if (name !== "ruler") expect([isSold("sunset"), isSold("midday")]).toEqual([true, false]);
      expect(textOf(rowOf(page, "morning"))).toContain(priceOf("morning"));
      expect(textOf(rowOf(page, "morning"))).not.toContain(full);
    }

    const before = say("trips:seeDay", "2027-07-13");
    const after = say("trips:seeDay", "2027-07-15");
    const row = present(show("list").querySelector<HTMLElement>("#sunset") ?? undefined, "sunset");
    expect(textsOf(row, "button")).toEqual([before, after]);
    fireEvent.click(within(row).getByRole("button", { name: after }));
    expect(location.search).toContain("day=2027-07-15");
    expect(within(row).getByRole("heading")).toHaveFocus();
    expect(textOf(row)).toContain(priceOf("sunset"));
    history.replaceState(null, "", `/?day=${DAY}&trip=sunset`);

    const chosen = show("chosen");
    expect(textOf(chosen)).toContain(full);
    expect(textsOf(chosen, "button")).toHaveLength(2);

    const card = show("card");
    expect(textOf(card.querySelector("[data-card] h2 + p"))).toBe(full);
    expect(textOf(card)).not.toContain(say("location:calendar"));
    expect(textsOf(card, "button")).toEqual(expect.arrayContaining([before, after]));

    expect(textOf(show("thread"))).toContain(say("layout:fullThen"));
    const asked = textOf(show("enquiry"));
    expect(asked).toContain(full);
    expect(asked).not.toContain(priceOf("sunset"));
    expect(messageAddresses(show("shortly"))).toHaveLength(1);
    expect(textOf(show("notices"))).toMatch(
      { es: /^Mañana no hay/, en: /tomorrow: /, de: /^Morgen / }[language],
    );
  },
);

const cases = languages.flatMap((language) =>
  (["full", "closed"] as const).map((state) => [language, state] as const),
);

test.each(cases)(
  "%s: on a day that is %s as a whole nothing is sold by it, whatever its trips are",
  async (language, state) => {
    const own = state === "closed" ? day("full", "sunset") : day("closed", "sunset");
    const { show, say, priceOf } = await pagesOf(language, own, day(state));
    const name = say(state === "full" ? "trips:full" : "trips:shownOutside");
    const weekdayName = weekday(DAY, language);
    for (const page of ["picker", "cards", "card", "enquiry"] as const) {
      const section = show(page);
      // The field names the day that is asked about.
      section.querySelector("label b")?.replaceChildren();
      const text = textOf(section);
      expect([page, text]).toEqual([page, expect.stringContaining(name)]);
      expect([page, text]).not.toEqual([page, expect.stringContaining(weekdayName)]);
    }
    const page = show("picker");
    const near = ["2027-07-13", "2027-07-15"].map((date) => say("trips:seeDay", date));
    expect(textsOf(page, "[role=status] div button")).toEqual(near);
    expect(show("ruler").querySelector("[data-outside]")).not.toBeNull();
    for (const page of ["list", "cards"] as const) {
      const isSold = show(page).querySelector("[data-trip]") !== null;
      expect(isSold).toBe(state === "full");
      expect(textOf(show(page).querySelector("article"))).not.toContain(priceOf("morning"));
    }
    expect(textOf(show("thread"))).toContain(
      say(state === "full" ? "layout:fullThen" : "layout:noTripThen"),
    );
    expect(messageAddresses(show("shortly"))).toHaveLength(1);
    expect(textsOf(show("notices"), "section > *")).toHaveLength(2);
  },
);

test.each([
  ["es", "Mañana no salimos. Mala mar."],
  ["en", "No trips tomorrow. Today there"],
  ["de", "Morgen fahren wir nicht. "],
] as const)(
  "%s: the owner's sentence follows, in its language where it has no other",
  async (language, said) => {
    const { show } = await pagesOf(language, { ...day("closed"), text: { es: "Mala mar." } });
    const line = present(show("notices").querySelector("section > *") ?? undefined, "line");
    expect(textOf(line)).toContain(said.split("Today")[0]);
    expect(textOf(line)).toMatch(/Mala mar\.$/);
    expect(line.querySelector("[lang=es]") !== null).toBe(language !== "es");
  },
);
