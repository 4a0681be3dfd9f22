import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { DATE, dateOfDigits } from "./dates";
import { asName, withoutContacts } from "./mail-text";

export type Message = {
  /** The same number for each person. */
  by: number;
  /** Missing where a chat only knows a telephone number. */
  name?: string;
  /** YYYY-MM-DD. */
  date?: CalendarDate;
  text: string;
};

const TIME = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.? ?m\.?| ?(?:vorm|nachm)\.)?`;

/** Precedes a message, or a line of the app's own. */
const STAMP = new RegExp(
  String.raw`^\[?(?:(${DATE}),?(?: um| a las?| at| klo)? ${TIME}|${TIME}, (${DATE}))(?:\]| ?[-–]|:) (.*)$`,
  "iu",
);

const NAMED = /^([^:"«“]{1,60}): ?(.*)$/u;

const ATTACHED = [
  /^<[^<>]+>$|<(?:attached|adjunto|anhang): [^<>]+>|<[^<>]*(?:edited|editó|bearbeitet)[^<>]*>$/gimu,
  /^\S+\.\w{3,4} (?:\([^()]+\)|<[^<>]+>)$/gmu,
  /^(?:\S.* • .*)?(?:\p{L}+ ){1,3}(?:omitted|omitid[oa]|weggelassen|ausgeschlossen)\.?$/gimu,
];

const INSTEAD = new RegExp(
  [
    "null$",
    ...["se eliminó este mensaje", "eliminaste este mensaje", "este mensaje fue eliminado"],
    ...["esperando (?:este|el) mensaje", "(?:video)?llamada (?:perdida|de voz|grupal)"],
    ...["this message was deleted", "you deleted this message", "waiting for this message"],
    "(?:missed |silenced )?(?:voice|video|group) (?:video )?call",
    ...["diese nachricht wurde gelöscht", "du hast diese nachricht gelöscht"],
    ...["auf diese nachricht warten", "(?:verpasster )?(?:sprach|video)anruf"],
    ".{0,60}(?:joined using this group|se unió (?:usando|mediante) (?:el|un) enlace)",
    ".{0,60}(?:ist|sind) .{0,60}beigetreten\\.?$",
    ...["(?:poll|encuesta|umfrage):\n", "(?:location|ubicación|standort): https"],
    ".*(?:end-to-end encrypted|cifrad[oa]s de extremo|ende-zu-ende-verschlüsselt)",
  ]
    .map((start) => `^${start}`)
    .join("|"),
  "iu",
);

/** A part of a review needs words or stars: a drawing alone says nothing. */
const WORDS_OR_STARS = /[\p{L}\p{N}★⭐🌟]/u;

/** Only so are the days possible, past and in order, or the clock is American. */
const isMonthFirstIn = (stamps: { date: string; line: string }[], today: CalendarDate) => {
  const faultsOf = (isMonthFirst: boolean) => {
    const days = stamps.map(({ date }) => dateOfDigits(date, isMonthFirst, today) ?? "");
    return days.filter((day, at) => day === "" || day > today || day < (days[at - 1] ?? "")).length;
  };
  const [asUsual, monthFirst] = [faultsOf(false), faultsOf(true)];
  const isAmerican = stamps.every(({ date, line }) => date.includes("/") && / [AP]M\b/.test(line));
  return monthFirst < asUsual || (monthFirst === asUsual && isAmerican);
};

/** Only messages with words in them; undefined if the lines are no chat. `today`: no message is of a later day. */
export const readChat = (lines: string[], today: CalendarDate): Message[] | undefined => {
  const stamps: { date: string; line: string; said: string[] }[] = [];
  for (const line of lines) {
    const [, first, second, said = ""] = STAMP.exec(line) ?? [];
    const date = first ?? second;
    if (date === undefined) stamps.at(-1)?.said.push(line);
    else stamps.push({ date, line, said: [said] });
  }
  if (!stamps.some(({ said: [said = ""] }) => NAMED.test(said))) return undefined;
  const isMonthFirst = isMonthFirstIn(stamps, today);
  const people: string[] = [];
  return stamps.flatMap(({ date, said: [first = "", ...others] }) => {
    const [, who, begun = ""] = NAMED.exec(first) ?? [];
    if (who === undefined) return [];
    const written = ATTACHED.reduce(
      (left, attached) => left.replace(attached, ""),
      [begun, ...others].join("\n").trim(),
    );
    const text = withoutContacts(written).trim();
    if (!WORDS_OR_STARS.test(text) || INSTEAD.test(text)) return [];
    if (!people.includes(who)) people.push(who);
    const name = asName(who);
    const day = dateOfDigits(date, isMonthFirst, today);
    return [{ by: people.indexOf(who), ...(name && { name }), ...(day && { date: day }), text }];
  });
};
