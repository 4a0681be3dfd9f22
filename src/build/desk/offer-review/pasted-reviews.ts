import { withoutInvisible } from "@brisa/typed-content/check";
import { offeredReview, reviewInLink, type OfferedReview } from "./offered-review";
import { isCalendarDate } from "@brisa/typed-content/dates";
import { withoutAccents } from "@brisa/typed-content/helpers";
import { pastedRows } from "../../../model/languages";

const DIGITS = /(\d{1,4}) ?([./-]) ?(\d{1,2}) ?[./-] ?(\d{2,4})/;

/** "14 de septiembre de 2026", "Sept. 14, 2026", without accents. */
const IN_WORDS = /(?:(\d{1,2})\.? (?:de )?)?([a-z]{3,10})\.? (?:(\d{1,2}),? )?(?:del? )?(20\d\d)/;

const ROWS = Object.values(pastedRows);

/** In any of the languages. */
const any = (part: keyof (typeof ROWS)[number]) =>
  `(?:${[...new Set(ROWS.map((row) => row[part]))].join("|")})`;

/** From 0; -1 if it is none. */
const monthCalled = (name: string) =>
  Math.max(
    ...ROWS.map(({ months }) =>
      months.split(" ").findIndex((begins) => new RegExp(`^(?:${begins})`).test(name)),
    ),
  );

const asDate = (year: string, month: string, day: string) => {
  const parts = [month, day].map((part) => part.padStart(2, "0"));
  const date = [year.length === 2 ? `20${year}` : year, ...parts].join("-");
  return isCalendarDate(date) ? date : undefined;
};

/** Undefined if it is no date with a year, or its day and month may be the other way round. */
const dayIn = (text: string) => {
  const [digits, first = "", mark, second = "", third = ""] = DIGITS.exec(text) ?? [];
  if (first.length > 2) return asDate(first, second, third);
  if (digits !== undefined) {
    const asUsual = asDate(third, second, first);
    const monthFirst = mark === "." ? asUsual : asDate(third, first, second);
    return !asUsual || !monthFirst || asUsual === monthFirst ? (asUsual ?? monthFirst) : undefined;
  }
  const found = IN_WORDS.exec(withoutAccents(text).toLowerCase()) ?? [];
  const [, before, month = "-", day = before, year = ""] = found;
  const place = monthCalled(month);
  return place < 0 ? undefined : asDate(year, String(place + 1), day ?? "");
};

type Message = { name?: string; date?: string; text: string };

/** The year may be missing. */
const DATE = String.raw`\d{1,4} ?[./-] ?\d{1,2}(?: ?[./-] ?\d{2,4})?\.?`;

const TIME = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?${any("half")})?`;

/** Before a message of a chat, with its author's name, or a line of the app's own. */
const STAMP = new RegExp(
  String.raw`^\[?(?:(${DATE}),?(?: ${any("at")})? ${TIME}|${TIME}, (${DATE}))(?:\]| ?[-–]|:) (?:([^:"«“\n]{1,60}): ?)?`,
  "gimu",
);

/** Messages of one person in a row, on a day, are one. */
const chatMessages = (pasted: string) => {
  const messages: Message[] = [];
  const stamps = [...pasted.matchAll(STAMP)];
  for (const [at, { 0: stamp, 1: first, 2: date = first, 3: name, index }] of stamps.entries()) {
    const text = pasted.slice(index + stamp.length, stamps[at + 1]?.index);
    const last = messages.at(-1);
    if (last && last.name === name && last.date === date) last.text += text;
    else messages.push({ name, date, text });
  }
  return messages.filter(({ name }) => name !== undefined);
};

const FROM = any("from");

const SENT = any("sent");

/** The lines of a mail's head, also of the one that the review form writes. */
const HEAD = new RegExp(
  String.raw`(?:^\*?(?:${FROM}|${SENT}|${any("heads")}) ?:.*\n?){2,}`,
  "gimu",
);

const valueIn = (head: string, labels: string) =>
  new RegExp(String.raw`^\*?${labels} ?:\*?(.*)$`, "imu").exec(head)?.[1];

/** Above the first head may be words, too. */
const mailMessages = (pasted: string): Message[] => {
  const heads = ["", ...(pasted.match(HEAD) ?? [])];
  return pasted.split(HEAD).map((text, at) => {
    const head = heads[at] ?? "";
    return { name: valueIn(head, FROM), date: valueIn(head, SENT), text };
  });
};

/** In the mail of the review form. */
const LINK = "#/reviews?";

const hasWords = ({ text = "" }: OfferedReview) => /[\p{L}\p{N}]/u.test(text);

/**
 * Whatever somebody pastes, the last message first:
 * - a chat, as an app exports or copies it: `25/11/26, 13:02 - Ana: …`, `[25.11.26, 13:02:11] Ana: …`, `[13:02,
 * 25/11/2026] Ana: …`, `11/25/26, 1:02 PM - Ana: …`;
 * - mails with their heads, and that of the review form, in which a link has all of it;
 * - words alone.
 */
export const reviewsIn = (pasted: string): OfferedReview[] => {
  const [words = "", ...links] = pasted.split(LINK);
  const linked = links.map((link) => reviewInLink(link.split(/\s/, 1).join()));
  if (linked.some(hasWords)) return linked.filter(hasWords);
  const plain = withoutInvisible(words.replace(/[\t\u00A0\u2007\u2009\u202F]/g, " "));
  const chat = chatMessages(plain);
  return (chat.length > 0 ? chat : mailMessages(plain))
    .map(({ name = "", date = "", text }) => offeredReview(name, text, { date: dayIn(date) }))
    .filter(hasWords)
    .reverse();
};
