import type { CalendarDate } from "../../base/calendar/calendar-date";
import { defaultLanguage, languageCodes } from "../../base/languages";
import type { Content } from "../../typed-content/content";
import { entryTexts } from "../../typed-content/texts/texts";
import { reviews } from "../collections/reviews";
import { tariffIn, timetableIn } from "../facts";
import type { Claim, ModelFinding } from "../findings";
import { comingHours } from "../hours";
import { isVaried, priceList } from "../prices";
import { WHOLE_YEAR } from "../season";

/** The words of a claim in any of the languages. */
const CLAIMS: Record<Claim, RegExp> = {
  hours:
    /horarios? no (cambia|varía)n?|mismas horas (siempre|tod)|(times|hours) (do not|don[’']t|never) (change|vary)|same (times|hours) all|zeiten ändern sich[^.]* nicht|zeiten (bleiben|sind)[^.]* gleich/iu,
  prices:
    /precios? no (cambia|varía)n?|mismos? precios? (siempre|tod)|prices? (do not|don[’']t|never) (change|vary)|same prices? all|preise ändern sich[^.]* nicht|preise (bleiben|sind)[^.]* gleich/iu,
  little:
    /vari(ar|an) (muy |un )?(poco|ligeramente)|vary (only )?(slightly|a little)|(leicht|ein wenig) (abweichen|schwanken|variieren)/iu,
  months:
    /(sal(imos|idas)|navegamos|abiert[oa]s?) (durante )?todo el año|all year|year-round|ganzjährig|das ganze Jahr/iu,
  days: /(sal(imos|idas)|navegamos|abiert[oa]s?) (todos los días|a diario)|every day|seven days a week|jeden Tag|täglich/iu,
};

/** How many times the lowest price the highest may be while it varies little. */
const LITTLE = 1.1;

/** Finds words that other hours, other prices, months without trips or closed days make untrue. Ignores those of guests. */
export const untrueWords = (content: Content, today: CalendarDate): ModelFinding[] => {
  const tariff = tariffIn(content);
  const { from, to, closed } = tariff.months;
  const { trips } = priceList(tariff, today);
  const isDenied: Record<Claim, boolean> = {
    hours: comingHours(timetableIn(content), today).length > 0,
    prices: trips.some(isVaried),
    little: trips.some(({ lowest, highest }) => highest > lowest * LITTLE),
    months: from !== WHOLE_YEAR.from || to !== WHOLE_YEAR.to,
    days: Boolean(closed?.some((days) => days.to >= today)),
  };
  const denied = (Object.keys(CLAIMS) as Claim[]).filter((claim) => isDenied[claim]);
  return content.entries
    .filter(({ collection }) => collection !== reviews)
    .flatMap((entry) => entryTexts(entry).rows)
    .flatMap(({ cells }) => {
      const { file, path } = cells[defaultLanguage];
      return denied.flatMap((claim): ModelFinding[] => {
        const [words] = languageCodes.flatMap(
          (code) => CLAIMS[claim].exec(cells[code].text ?? "")?.[0] ?? [],
        );
        return words ? [{ file, path: path.slice(0, -1), code: "untrue-words", words, claim }] : [];
      });
    });
};
