import type { TestedPage } from "../setup/pages";

/** The maximum that a page may fetch: bytes as compressed by hosts, and a number of requests. */
type Budget = {
  html: number;
  /** The styles in the HTML, which are part of `html`. */
  styles: number;
  fonts: number;
  /** Pictures on the first screen, by the width of the window. */
  pictures: { 390: number; 1440: number };
  requests: number;
  /** Of the whole page on a phone, in pixels. */
  height?: number;
  /** Scripts after the first interaction. Before, there is only the inline script, and a page's own if it has one. */
  scripts: number;
  ownScript?: number;
};

/** The budget of pages without one of their own. */
const usual: Budget = {
  html: 13_350,
  styles: 6_000,
  fonts: 47_000,
  pictures: { 390: 33_500, 1440: 33_500 },
  requests: 9,
  scripts: 98_400,
};

const legalText: Budget = {
  ...usual,
  html: 13_850,
  styles: 5_680,
  fonts: 31_500,
  pictures: { 390: 0, 1440: 0 },
  requests: 5,
};

/**
 * What the pages of the test content fetch, plus three per cent; 250 bytes of every page are its notices, which wait
 * for their day, and the script that shows them, 750 what puts addresses
 * right and lets links and Back carry a choice.
 */
const budgets: Partial<Record<TestedPage["name"], Budget>> = {
  home: {
    ...usual,
    html: 14_100,
    styles: 4_150,
    pictures: { 390: 33_000, 1440: 33_000 },
    requests: 13,
    height: 4_450,
    scripts: 111_200,
  },
  about: {
    // With the boat's sheet and plan, its picture and the skipper's.
    ...usual,
    html: 15_000,
    styles: 6_250,
    pictures: { 390: 22_600, 1440: 24_800 },
    requests: 11,
    scripts: 98_500,
  },
  trips: {
    // With the season to scale, the sunsets of each month, the field for a day, and the picture and the enquiry of each trip. One request is for
    // styles.
    ...usual,
    html: 16_950,
    styles: 5_300,
    pictures: { 390: 4_000, 1440: 4_000 },
    requests: 9,
    height: 6_150,
    scripts: 117_600,
  },
  services: {
    ...usual,
    html: 13_080,
    styles: 5_720,
    fonts: 31_500,
    // With the enquiry, whose press waits for the app.
    scripts: 95_900,
  },
  prices: {
    // With the prices by season, the notes beside them and the enquiry of each trip. One request is for styles.
    html: 15_000,
    styles: 4_920,
    fonts: 31_500,
    pictures: { 390: 4_000, 1440: 4_000 },
    requests: 8,
    scripts: 106_000,
  },
  booking: {
    // With a question, and each trip as it usually is, one with a note beside its price. Its scripts have the form, too, which
    // stands in the calendar's place as soon as there is no provider: the desk draws that beside the form.
    // One request is for styles.
    html: 13_500,
    styles: 4_780,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 0 },
    requests: 17,
    scripts: 114_700,
  },
  location: {
    // With the gate, the skipper's photograph, the chart as content, whose names are HTML, and the boarding card of any trip
    // and day. One request is for styles.
    ...usual,
    fonts: 31_500,
    pictures: { 390: 18_500, 1440: 18_500 },
    requests: 10,
    html: 15_050,
    styles: 4_780,
    scripts: 112_500,
  },
  contact: {
    // With the questions, the fields of an enquiry, and the hours of seasons.
    html: 14_800,
    styles: 6_400,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 8_500 },
    requests: 6,
    scripts: 106_900,
  },
  gallery: {
    ...usual,
    html: 14_150,
    fonts: 31_500,
    pictures: { 390: 78_500, 1440: 78_500 },
    // One is for the hills of the posters, one for styles.
    requests: 18,
    scripts: 100_800,
  },
  reviews: {
    // With the published reviews. Removing an own one asks first.
    html: 14_800,
    styles: 6_080,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 0 },
    requests: 5,
    scripts: 105_200,
  },
  writeReview: {
    ...usual,
    html: 13_420,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 0 },
    requests: 5,
    scripts: 101_300,
  },
  legalNotice: legalText,
  privacy: legalText,
  cookies: legalText,
  notFound: {
    html: 11_850,
    styles: 5_250,
    fonts: 31_500,
    pictures: { 390: 3_000, 1440: 3_000 },
    requests: 7,
    scripts: 94_000,
    // It suggests an address.
    ownScript: 620,
  },
};

export const budgetOf = (name: TestedPage["name"]) => budgets[name] ?? usual;
