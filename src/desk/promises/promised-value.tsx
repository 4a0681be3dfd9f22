import { formatTime } from "../../base/calendar/time";
import { longDate, money, monthAndYear, number } from "../../base/format";
import { languages, type LanguageCode } from "../../base/languages";
import type { Unconfirmed } from "../../typed-content/check/launch/promised";
import type { Content } from "../../typed-content/content";
import { localeOf } from "../../typed-content/files/content";
import { factFiller } from "../../typed-content/texts/facts";
import { useSite } from "../core/context";
import { today } from "../core/model";

type PromisedValueProps = { value: Unconfirmed; content: Content; language: LanguageCode };

/** A value as a visitor reads it: with the facts of a text, an amount or a day as pages write them. */
export const PromisedValue = ({ value: promised, content, language }: PromisedValueProps) => {
  const { currency } = useSite().money;
  const { file, kind, value } = promised;
  if (typeof value === "number")
    return kind === "price"
      ? money(value, currency, language)
      : number(value, languages[language].tag);
  if (kind === "time") return formatTime(value);
  if (kind === "month") return monthAndYear(value, language);
  if (kind === "date") return longDate(value, language);
  // What a message names is known only on the page.
  if (localeOf(file)) return value.replace(/\{\{[^{}]*\}\}/g, "…");
  return (
    <span lang={promised.language}>{drawn(factFiller(content, language, today())(value))}</span>
  );
};

/** Returns a text with its marks drawn as pages do, as far as that says something: emphasis, lists, and links by their text. */
const drawn = (text: string) =>
  text
    .replace(/^- /gm, "• ")
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, "$1")
    .split(/(\*\*.+?\*\*|\*[^*]+\*)/)
    .map((part, index) => {
      if (index % 2 === 0) return <span key={index}>{part}</span>;
      return part.startsWith("**") ? (
        <strong key={index}>{part.slice(2, -2)}</strong>
      ) : (
        <em key={index}>{part.slice(1, -1)}</em>
      );
    });
