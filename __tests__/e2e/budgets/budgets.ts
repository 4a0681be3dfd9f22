import type { TestedPage } from "../setup/pages";

/**
 * What a page of the test content fetches at the most, that is three per cent more than it does: bytes as compressed by
 * hosts, pictures on the first screen of a phone and of a desk, and a number of requests. The styles are a part of the
 * HTML. Scripts come after the first interaction; before, there is the inline script alone.
 */
const COLUMNS = ["html", "styles", "fonts", "phone", "desk", "requests", "scripts"] as const;

type Budget = Record<(typeof COLUMNS)[number], number>;

/** Of pages without a row of their own. */
const usual = [13_350, 6_000, 47_000, 33_500, 33_500, 9, 99_400];

const legalText = [12_600, 3_920, 31_500, 0, 0, 6, 99_400];

const budgets: Partial<Record<TestedPage["name"], number[]>> = {
  home: [14_600, 4_320, 47_000, 33_800, 40_500, 14, 113_500],
  about: [12_990, 3_700, 47_000, 22_600, 28_900, 12, 100_900],
  trips: [14_340, 3_710, 47_000, 4_000, 4_000, 9, 117_600],
  services: [11_750, 3_760, 31_500, 33_500, 33_500, 10, 98_200],
  prices: [15_000, 4_920, 31_500, 4_000, 4_000, 8, 109_900],
  // With the calendar's scripts, and the form, which stands in its place without a provider.
  booking: [13_020, 4_430, 31_500, 0, 0, 17, 118_400],
  location: [15_200, 4_650, 31_500, 18_500, 18_500, 10, 113_500],
  contact: [13_290, 4_450, 31_500, 0, 8_500, 7, 110_500],
  gallery: [12_710, 4_050, 31_500, 78_500, 78_500, 18, 100_900],
  reviews: [13_560, 4_400, 31_500, 0, 0, 6, 107_300],
  writeReview: [12_040, 4_080, 31_500, 0, 0, 6, 104_400],
  legalNotice: legalText,
  privacy: legalText,
  cookies: legalText,
  notFound: [12_150, 5_260, 31_500, 3_000, 3_000, 7, 97_000],
};

export const budgetOf = (name: TestedPage["name"]) =>
  Object.fromEntries(
    COLUMNS.map((column, index) => [column, (budgets[name] ?? usual)[index] ?? 0]),
  ) as Budget;

/** The script that suggests an address on the page that is not found; no other page has one of its own. */
export const OWN_SCRIPT: Partial<Record<TestedPage["name"], number>> = { notFound: 620 };

/** Of the whole page on a phone, in pixels: two per cent more than it is. */
export const HEIGHTS: Partial<Record<TestedPage["name"], number>> = { home: 4_590, trips: 4_560 };
