import type { Commit } from "../../../content-files/history";
import { defaultLanguage } from "../../../languages";

/** When a version was made: "20 de noviembre de 2026, 12:04". */
export const whenOf = ({ date }: Commit) =>
  date
    ? new Date(date).toLocaleString(defaultLanguage, { dateStyle: "long", timeStyle: "short" })
    : "Guardado en este ordenador, sin publicar";
