import { months, type Month } from "../months";

type Season = { from: Month; to: Month };

const MILLISECONDS_A_DAY = 86_400_000;

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the first and the last day of the current season, or of the next one between two seasons, as ISO
 * dates. A season may extend beyond New Year.
 */
export const seasonDates = ({ from, to }: Season, today: Date) => {
  const first = months.indexOf(from);
  const last = months.indexOf(to);
  const year = today.getUTCFullYear();
  const seasonOf = (start: number) => ({
    validFrom: Date.UTC(start, first),
    end: Date.UTC(last < first ? start + 1 : start, last + 1),
  });
  const { validFrom, end } =
    [year - 1, year].map(seasonOf).find((season) => season.end > today.getTime()) ??
    seasonOf(year + 1);
  return { validFrom: isoDate(validFrom), validThrough: isoDate(end - MILLISECONDS_A_DAY) };
};
