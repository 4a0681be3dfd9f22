import type { Commit } from "../../../content-files/history";
import { defaultLanguage } from "../../../languages";

/** When a version was made: "20 nov 2026, 12:04". */
export const whenOf = ({ date }: Commit) =>
  date
    ? new Date(date).toLocaleString(defaultLanguage, { dateStyle: "medium", timeStyle: "short" })
    : "En este ordenador, sin publicar";

/** When, and by whom: "20 nov 2026, 12:04 · Mar". */
export const bylineOf = (commit: Commit) =>
  [whenOf(commit), commit.author].filter(Boolean).join(" · ");
