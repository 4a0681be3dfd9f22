/** In one file, since each of several would need scripts of its own for what they share. */
export { PasteReview } from "./paste-review/paste-review";
export { SeasonsScreen } from "./seasons/seasons-screen";
export { TodayCard } from "./today/today-card";
