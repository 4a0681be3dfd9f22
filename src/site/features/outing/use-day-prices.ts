import { graphql } from "gatsby";
import { useMemo } from "react";
import { type CalendarDate, duration } from "@brisa/typed-content/dates";
import type { Times } from "../../../model/hours";
import { hours, money } from "../../../model/format";
import { languages, type LanguageCode } from "../../../model/languages";
import { seasonOn } from "../../../model/prices";
import { stopsFrom, tripOnDay } from "../../day/trip-hours";
import { useOuting } from "./use-outing";
import { useLanguage } from "../language/use-messages";

type Seasons = Pick<Queries.DayPricesFragment, "allSeasons">;
type UsualPrice = { usual: number; trip: { jsonId: string } };

export const amountOn = ({ allSeasons }: Seasons, { usual, trip }: UsualPrice, day: CalendarDate) =>
  seasonOn(allSeasons, day)?.amounts.find((price) => price.trip.jsonId === trip.jsonId)?.amount ??
  usual;

/** A trip with its usual price, and those of its texts that the section has. */
type Package = {
  usual: number;
  trip: Times & {
    jsonId: string;
    duration?: string;
    longDuration?: string;
    stops?: readonly { time: string }[] | null;
  };
};
type Prices = Omit<Queries.DayPricesFragment, "packages"> & {
  readonly packages: readonly Package[];
  /** Hours other than usual, which need not be told of a day. */
  readonly hours?: readonly unknown[];
};

/** What a trip costs on the chosen day. */
export type DayPrice = { amount: number; inWords: string };

export type Priced<Package> = Package & { ofDay?: DayPrice };

type OnDay<Data extends Prices> = Omit<Data, "packages"> & {
  readonly packages: readonly Priced<Data["packages"][number]>[];
};

/** With the hours of the day instead of the usual ones, and its price. */
export const pricesOn = <Data extends Prices>(
  prices: Data,
  day: CalendarDate,
  language: LanguageCode,
): OnDay<Data> => ({
  ...prices,
  ...(prices.hours && { hours: [] }),
  packages: prices.packages.map((usual) => {
    const amount = amountOn(prices, usual, day);
    const trip = tripOnDay(usual.trip, prices.hoursByDay, day);
    const length = duration(trip);
    const { tag } = languages[language];
    return {
      ...usual,
      ofDay: { amount, inWords: money(amount, prices.currency, language) },
      trip: {
        ...trip,
        ...(trip.duration !== undefined && { duration: hours(length, tag, "short") }),
        ...(trip.stops && { stops: stopsFrom(trip.stops, usual.trip.start, trip.start) }),
        ...(trip.longDuration !== undefined && { longDuration: hours(length, tag, "long") }),
      },
    };
  }),
});

/**
 * Without a chosen day those of all days. On a day without trips these are called usual, and hours of other days are
 * left out.
 */
export const useDayPrices = <Data extends Prices>(prices: Data): OnDay<Data> => {
  const { day, tripDay } = useOuting();
  const { language } = useLanguage();
  return useMemo(() => {
    if (tripDay) return pricesOn(prices, tripDay, language);
    return day && prices.hours ? { ...prices, hours: [] } : prices;
  }, [prices, day, tripDay, language]);
};

export const fragment = graphql`
  fragment DayPrices on Prices {
    ...HoursByDay
    currency
    packages {
      usual
      trip {
        jsonId
        start
        end
      }
    }
    allSeasons: seasons(all: true) {
      from
      to
      amounts {
        amount
        trip {
          jsonId
        }
      }
    }
  }
`;
