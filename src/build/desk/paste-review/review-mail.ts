import { isRecord } from "../../../base/is-record";
import { withoutAccents } from "../../../base/without-accents";
import type { Content } from "../../../typed-content/content";
import { asLanguageCode, languageCodes, type LanguageCode } from "../../../base/languages";
import { dateIn } from "./dates";
import { asName, mailLines, withoutContacts } from "./mail-text";

/** In characters. */
const LONGEST_MAIL = 100_000;

/** What the mail does not say is left out. It never contains the author's address. */
export type MailedReview = {
  name?: string;
  /** YYYY-MM-DD. */
  date?: string;
  /** 1 to 5. */
  rating?: number;
  language?: LanguageCode;
  text?: string;
};

export type MailProblem = "empty" | "too-long" | "several" | "no-review";

type Label = "name" | "email" | "rating" | "language" | "date" | "message";

/** By which the review form writes mails. */
type Template = { language: LanguageCode; subject: string; text: string; formSubject: string };

const templatesIn = ({ locales }: Pick<Content, "locales">): Template[] =>
  languageCodes.flatMap((language) => {
    const data = locales.find(({ file }) => file === `locales/${language}/reviews.json`)?.data;
    const { mailSubject, mailText, subject } = isRecord(data) ? data : {};
    const [subjectOfMail, text, formSubject] = [mailSubject, mailText, subject].map((message) =>
      typeof message === "string" ? message : "",
    );
    return {
      language,
      subject: subjectOfMail ?? "",
      text: text ?? "",
      formSubject: formSubject ?? "",
    };
  });

const folded = (text: string) => withoutAccents(text).toLowerCase().trim();

/** The service labels what is sent without JavaScript by the names of the form's fields. */
const formLabels: [string, Label][] = [
  ["name", "name"],
  ["email", "email"],
  ["rating", "rating"],
  ["message", "message"],
];

const variables: Record<string, Label> = {
  name: "name",
  email: "email",
  rating: "rating",
  language: "language",
  date: "date",
  review: "message",
};

const labelsOf = (templates: Template[]) =>
  new Map([
    ...formLabels,
    ...templates.flatMap(({ text }) =>
      text.split("\n").flatMap((line): [string, Label][] => {
        const [, label = "", variable = ""] = /^(.*?)[\s:]*\{\{(\w+)\}\}/.exec(line) ?? [];
        const meaning = variables[variable];
        return folded(label) && meaning ? [[folded(label), meaning]] : [];
      }),
    ),
  ]);

/** A label, which may be emphasized, then a colon, a wide space or the end of the line, then a value. */
const LABELLED = /^[*_#\s]*([^::]{1,40}?)[*_\s]*(?:[::]|\s{2,}|$)[*_\s]*(.*?)[*_\s]*$/u;

/** "5 de 5" in any language. */
const OUT_OF_FIVE = /^\d+ ?(?:\/|\p{L}{1,5}) ?5$/u;

const TAG = /^([a-z]{2})-[A-Z]{2}$/;

/** By its value a label that has been translated is recognised. */
const meaningOf = (value: string): Label | undefined => {
  if (OUT_OF_FIVE.test(value)) return "rating";
  return TAG.test(value) ? "language" : undefined;
};

type Labels = ReturnType<typeof labelsOf>;

const labelled = (line: string, labels: Labels) => {
  const [, text = "", value = ""] = LABELLED.exec(line) ?? [];
  const label = labels.get(folded(text)) ?? meaningOf(value);
  return label && { label, value };
};

/** Lines without a known label that may lie between two lines with one. */
const MOST_OTHERS = 2;

/** A line with an unknown label. */
const SHAPED = /^[^::]{1,20}[::]\s*\S/;

type Read = { found: Partial<Record<Label, string>>; body: string[] };

const read = (lines: string[], labels: Labels): Read | undefined => {
  const found: Read["found"] = {};
  // Forwarded mails begin with a date of their own.
  const start = lines.findIndex((line) => {
    const { label = "date" } = labelled(line, labels) ?? {};
    return label !== "date";
  });
  if (start < 0) return undefined;
  let end = start;
  let others = 0;
  for (let at = start; at < lines.length && others <= MOST_OTHERS; at += 1) {
    const line = lines[at] ?? "";
    const part = labelled(line, labels);
    if (!part || part.label in found) {
      if (line) others += 1;
      continue;
    }
    if (part.label === "message")
      return { found: { ...found, message: "" }, body: [part.value, ...lines.slice(at + 1)] };
    // The value may be on a line of its own.
    const next = lines.findIndex((other, index) => index > at && other !== "");
    const isBelow = !part.value && next > at && !labelled(lines[next] ?? "", labels);
    if (isBelow) at = next;
    found[part.label] = isBelow ? (lines[at] ?? "") : part.value;
    end = at + 1;
    others = 0;
  }
  const isComplete = Object.values(variables).every(
    (label) => label === "message" || label in found,
  );
  return { found, body: isComplete ? lines.slice(end) : withoutShaped(lines.slice(end)) };
};

/** Lines at the beginning that have an unknown label go, if a blank one follows. */
const withoutShaped = (lines: string[]) => {
  const other = lines.findIndex((line) => !SHAPED.test(line));
  return lines[other] === "" ? lines.slice(other) : lines;
};

/** The mail may be inside a field of the form service. */
const readAll = (lines: string[], labels: Labels): Read | undefined => {
  const outer = read(lines, labels);
  if (outer?.found.message === undefined) return outer;
  const first = outer.body.find((line) => line !== "") ?? "";
  const inner = labelled(first, labels) && read(outer.body, labels);
  return inner ? { found: { ...outer.found, ...inner.found }, body: inner.body } : outer;
};

/** Fewest letters by which a subject is recognised. */
const FEWEST = 8;

/** In characters. */
const LONGEST_SUBJECT = 500;

/** What stands for a variable is a group the first time. */
const subjectPattern = (subject: string) => {
  const groups = new Map([
    ["{{name}}", "(?<name>.+?)"],
    ["{{rating}}", "(?<rating>\\d+)"],
  ]);
  const parts = subject.split(/(\{\{\w+\}\})/).map((part) => {
    const group = groups.get(part);
    groups.delete(part);
    return group ?? (part.startsWith("{{") ? ".+?" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  });
  return new RegExp(parts.join(""), "iu");
};

type Subject = { at: number; language: LanguageCode; name?: string; rating?: string };

const subjectIn = (lines: string[], templates: Template[]): Subject | undefined => {
  for (const { language, subject, formSubject } of templates) {
    const letters = subject.replace(/\{\{\w+\}\}|\P{L}/gu, "");
    const pattern = letters.length >= FEWEST && subjectPattern(subject);
    for (const [at, line] of lines.entries()) {
      if (line.length > LONGEST_SUBJECT) continue;
      const match = pattern && pattern.exec(line);
      if (match) return { at, language, ...match.groups };
      if (formSubject.length >= FEWEST && line.includes(formSubject)) return { at, language };
    }
  }
  return undefined;
};

/** Of a message: a signature, a line, or a field of the form service. */
const END =
  /^(?:--|[-_=─]{5,}|── .*|_[a-z]+(?:\s{2,}|\s*:|$).*|(?:Enviado desde|Sent from|Get Outlook|Gesendet (?:von|mit)|Von meinem) .*)$/;

/** Without addresses, telephone numbers and signature. */
export const textOf = (lines: string[]) => {
  const end = lines.findIndex((line) => END.test(line));
  const text = lines.slice(0, end < 0 ? undefined : end).join("\n");
  return withoutContacts(text).replace(/\n{3,}/g, "\n\n");
};

const ratingOf = (value = "") => {
  const [, digit] = /^\D*([1-5])(?![\d.,]*\d)/.exec(value) ?? [];
  return digit === undefined ? undefined : Number(digit);
};

const languageOf = (value = "") => {
  const [, code] = TAG.exec(value) ?? [];
  return asLanguageCode(code);
};

/**
 * However the mail was pasted: quoted, forwarded, in part.
 * @param content has the messages, whose labels are looked for
 */
export const parseReviewMail = (
  mail: string,
  content: Pick<Content, "locales">,
): { review: MailedReview } | { problem: MailProblem } => {
  if (mail.trim() === "") return { problem: "empty" };
  if (mail.length > LONGEST_MAIL) return { problem: "too-long" };
  const templates = templatesIn(content);
  const labels = labelsOf(templates);
  const lines = mailLines(mail);
  const subject = subjectIn(lines, templates);
  const { found, body } = readAll(lines, labels) ?? {
    found: {},
    body: withoutShaped(lines.slice((subject?.at ?? 0) + 1)),
  };
  const isLabelled = Object.keys(found).length > 1 && ("rating" in found || "language" in found);
  if (!subject && !isLabelled) return { problem: "no-review" };
  const second = readAll(body, labels)?.found ?? {};
  if ("name" in second && "rating" in second) return { problem: "several" };
  const language = languageOf(found.language) ?? subject?.language;
  const name = asName(found.name ?? subject?.name ?? "");
  const text = textOf(body);
  const rating = ratingOf(found.rating ?? subject?.rating);
  // A year that was cut off is none.
  const date = /\d{4}/.test(found.date ?? "") && dateIn(found.date ?? "")?.date;
  return {
    review: {
      ...(name && { name }),
      ...(date && { date }),
      ...(rating && { rating }),
      ...(language && { language }),
      ...(text && { text }),
    },
  };
};
