import type { CalendarDate } from "@brisa/typed-content/dates";
import { defaultLanguage } from "../languages";
import type { Content } from "@brisa/typed-content";
import { bookingPage } from "../collections/pages/simple";
import { tariffIn, timetableIn } from "../facts";
import type { ModelFinding } from "../findings";
import { comingHours } from "../hours";
import { isVaried, priceList } from "../prices";
import { WHOLE_YEAR } from "../season";
import { booksByMessage, partsFor } from "../text-parts";
import { foundIn, ownTexts } from "./own-texts";

/** What texts say of the whole year, and of a calendar, in the default language, of which the others are translations. */
const CLAIMS = {
  hours: /horarios? no (cambia|varía)n?|mism[oa]s? hor(as?|arios?) (siempre|tod)/iu,
  prices: /precios? no (cambia|varía)n?|mismos? precios? (siempre|tod)/iu,
  little: /vari(ar|an) (muy |un )?poco/iu,
  months: /(salimos|salidas|navegamos) todo el año/iu,
  days: /(salimos|salidas|navegamos) todos los días/iu,
  calendar: /calendario|en tiempo real/iu,
};

/** How many times the lowest price the highest may be while it varies little. */
const LITTLE = 1.1;

/** Finds words that other hours or prices, months without trips, closed days or no calendar make untrue. */
export const untrueWords = (content: Content, today: CalendarDate): ModelFinding[] => {
  const tariff = tariffIn(content);
  const { from, to, closed } = tariff.months;
  const { trips } = priceList(tariff, today);
  const calendar = booksByMessage(content);
  const parts = partsFor(content);
  const texts = ownTexts(content).filter(
    // Shown with a calendar alone.
    ({ key }) => !(calendar && key.startsWith(`${bookingPage.path}/calendar/`)),
  );
  const isDenied = {
    hours: comingHours(timetableIn(content), today).length > 0,
    prices: trips.some(isVaried),
    little: trips.some(({ lowest, highest }) => highest > lowest * LITTLE),
    months: from !== WHOLE_YEAR.from || to !== WHOLE_YEAR.to,
    days: closed?.some((days) => days.to >= today),
    calendar,
  };
  const denied = (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).filter(
    (claim) => isDenied[claim],
  );
  return denied.flatMap((claim) =>
    foundIn(texts, (cells) => {
      const [words] = CLAIMS[claim].exec(parts(cells[defaultLanguage].text ?? "")) ?? [];
      return words ? { code: "untrue-words", words } : undefined;
    }),
  );
};
