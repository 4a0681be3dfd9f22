/** In one file, since each of several would need scripts of its own for what they share. */
export { OfferReview } from "./offer-review/offer-review";
export { SeasonsScreen } from "./seasons/seasons-screen";
export { SourcesScreen } from "./sources/sources-screen";
export { TodayCard } from "./today/today-card";
