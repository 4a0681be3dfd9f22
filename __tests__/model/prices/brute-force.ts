/**
 * What trips cost, found out day by day: the table with which everything that shows a price has to agree. Shares no
 * code with the site.
 */

export type Entered = {
  /** The months with trips, such as ["november", "february"]; none for trips in all months. */
  months?: readonly [from: string, to: string];
  /** Days without trips. */
  closed?: readonly { from: string; to: string }[];
  /** The usual price of each trip that is sold, in the order of the site. */
  usual: Record<string, number>;
  seasons: readonly { from: string; to: string; prices: Record<string, number> }[];
};

const NAMES =
  "january february march april may june july august september october november december".split(
    " ",
  );

const dayAfter = (day: string) =>
  new Date(Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8) + 1))
    .toISOString()
    .slice(0, 10);

/** Returns the numbers of the months with trips, found by going on from the first until the last. */
const monthsOf = ([from, to]: readonly [string, string]) => {
  const numbers = [NAMES.indexOf(from) + 1];
  while (NAMES[Number(numbers.at(-1)) - 1] !== to) numbers.push((Number(numbers.at(-1)) % 12) + 1);
  return numbers;
};

/** Returns every day that counts. */
export const daysThatCount = (entered: Pick<Entered, "months" | "closed">, today: string) =>
  daysInMonths(entered, today).filter(
    (day) => !entered.closed?.some(({ from, to }) => from <= day && day <= to),
  );

const daysInMonths = ({ months }: Pick<Entered, "months">, today: string) => {
  const numbers = months ? monthsOf(months) : [];
  const year = Number(today.slice(0, 4));
  const days: string[] = [];
  if (numbers.length % 12 === 0) {
    for (let day = today; day < `${year + 2}`; day = dayAfter(day)) days.push(day);
    return days;
  }
  let run = 0;
  let isOpen = numbers.includes(Number(today.slice(5, 7)));
  if (isOpen) run = 1;
  for (let day = today; day < `${year + 5}`; day = dayAfter(day)) {
    const hasTrips = numbers.includes(Number(day.slice(5, 7)));
    if (hasTrips && !isOpen) run += 1;
    isOpen = hasTrips;
    if (hasTrips && run <= 2) days.push(day);
  }
  return days;
};

const seasonOf = ({ seasons }: Entered, day: string) =>
  seasons.find(({ from, to }) => from <= day && day <= to);

/** Returns the price of a trip on a day. */
export const priceOn = (entered: Entered, trip: string, day: string) =>
  seasonOf(entered, day)?.prices[trip] ?? Number(entered.usual[trip]);

/** Returns everything that may be said of prices on a day. */
export const tableOf = (entered: Entered, today: string) => {
  const days = daysThatCount(entered, today);
  const trips = Object.keys(entered.usual).map((trip) => {
    const amounts = new Set(days.map((day) => priceOn(entered, trip, day)));
    return { trip, lowest: Math.min(...amounts), highest: Math.max(...amounts), amounts };
  });
  const listed = entered.seasons
    .filter((season) => days.some((day) => seasonOf(entered, day) === season))
    .sort((a, b) => a.from.localeCompare(b.from));
  const isOutside = (day: string) => !listed.some(({ from, to }) => from <= day && day <= to);
  const every = new Set(trips.flatMap(({ amounts }) => [...amounts]));
  return {
    trips: trips.map(({ amounts, ...trip }) => ({ ...trip, isFrom: amounts.size > 1 })),
    site: { lowest: Math.min(...every), isFrom: every.size > 1 },
    seasons: listed,
    hasRest: listed.length > 0 && days.some(isOutside),
    unlisted: entered.seasons.filter((season) => !listed.includes(season)),
  };
};
