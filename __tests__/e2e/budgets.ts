import type { TestedPage } from "./pages";

/** The maximum that a page may fetch: bytes as compressed by hosts, and a number of requests. */
type Budget = {
  html: number;
  /** The styles in the HTML, which are part of `html`. */
  styles: number;
  fonts: number;
  /** Pictures on the first screen, by the width of the window. */
  pictures: { 390: number; 1440: number };
  requests: number;
  /** Scripts after the first interaction. Before, there is only the inline script. */
  scripts: number;
};

/** The budget of pages without one of their own. */
const usual: Budget = {
  html: 12_600,
  styles: 5_700,
  fonts: 47_000,
  pictures: { 390: 33_500, 1440: 33_500 },
  requests: 9,
  scripts: 93_000,
};

const legalText: Budget = {
  ...usual,
  styles: 5_400,
  fonts: 31_500,
  pictures: { 390: 0, 1440: 0 },
  requests: 5,
};

/** What the pages of the test content fetch, plus three per cent. */
const budgets: Partial<Record<TestedPage["name"], Budget>> = {
  home: {
    ...usual,
    // The first ten packets of a connection carry 13,800 bytes besides the headers.
    html: 13_350,
    styles: 4_650,
    pictures: { 390: 33_000, 1440: 33_000 },
    requests: 13,
    scripts: 98_000,
  },
  about: {
    ...usual,
    html: 11_600,
    styles: 5_300,
    pictures: { 390: 10_000, 1440: 10_000 },
    scripts: 92_000,
  },
  trips: {
    ...usual,
    html: 15_150,
    styles: 6_700,
    pictures: { 390: 4_000, 1440: 4_000 },
    requests: 8,
    scripts: 95_500,
  },
  services: {
    ...usual,
    html: 12_000,
    styles: 5_350,
    fonts: 31_500,
    scripts: 91_500,
  },
  prices: {
    html: 13_450,
    styles: 6_050,
    fonts: 31_500,
    pictures: { 390: 4_000, 1440: 4_000 },
    requests: 7,
    scripts: 94_000,
  },
  booking: {
    html: 11_200,
    styles: 5_300,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 0 },
    requests: 14,
    scripts: 93_500,
  },
  location: {
    ...usual,
    pictures: { 390: 14_000, 1440: 14_000 },
    requests: 8,
  },
  contact: {
    html: 11_800,
    styles: 5_500,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 8_500 },
    requests: 6,
    scripts: 94_000,
  },
  gallery: {
    ...usual,
    html: 13_350,
    fonts: 31_500,
    pictures: { 390: 78_500, 1440: 78_500 },
    requests: 16,
  },
  reviews: {
    html: 12_000,
    styles: 5_200,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 0 },
    requests: 5,
    scripts: 99_000,
  },
  writeReview: {
    ...usual,
    html: 11_900,
    fonts: 31_500,
    pictures: { 390: 0, 1440: 0 },
    requests: 5,
    scripts: 95_000,
  },
  legalNotice: legalText,
  privacy: legalText,
  cookies: legalText,
  notFound: {
    html: 10_100,
    styles: 4_950,
    fonts: 31_500,
    pictures: { 390: 3_000, 1440: 3_000 },
    requests: 6,
    scripts: 90_000,
  },
};

export const budgetOf = (name: TestedPage["name"]) => budgets[name] ?? usual;
