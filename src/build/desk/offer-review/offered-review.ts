import { isCalendarDate, type CalendarDate } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { asLanguageCode, type LanguageCode } from "../../../model/languages";
import { reviews } from "../../../model/collections/reviews";
import { visibleText } from "@brisa/typed-content/check";
import type { Content } from "@brisa/typed-content";

/** With brackets around it. Its length is limited, so that long texts are searched quickly. */
const ADDRESS =
  /[(<[]?(?:mailto:)?[^\s@＠<>()[\]{}"',;:]{1,64}[@＠][^\s@＠<>()[\]{}"',;:]{1,255}(?<![.!?])[)>\]]?/giu;

/** A telephone number, or something else with as many digits. */
const PHONE = /@?(?<![\d\p{L}])[+(]{0,2}\d(?:[ ()./-]{0,2}\d){8,14}(?!\d)/gu;

const DATE_OR_YEARS = /\d[./-]\d{1,2}[./-]\d|20\d\d-\d\d|^(?:(?:19|20)\d\d\D+)+20\d\d$/;

/** An ellipsis says that something is left out. */
const withoutContacts = (text: string) =>
  text
    .replace(ADDRESS, "…")
    .replace(PHONE, (number) => (DATE_OR_YEARS.test(number) ? number : "…"));

/** Nobody has checked it. What is not known is left out. */
export type OfferedReview = {
  name?: string;
  date?: CalendarDate;
  /** 1 to 5. */
  rating?: number;
  language?: LanguageCode;
  text?: string;
};

/** In characters. What is longer is no name. */
const LONGEST_NAME = 100;

type Facts = Omit<OfferedReview, "name" | "text">;

export const offeredReview = (from: string, words: string, facts: Facts): OfferedReview => {
  const name = visibleText(withoutContacts(from))
    .slice(0, LONGEST_NAME)
    .replace(/\s+/g, " ")
    .replace(/^[~*"'“«…\s]+|[*"'”»…\s]+$/g, "");
  const text = visibleText(withoutContacts(words)).replace(/\n{3,}/g, "\n\n");
  const known = Object.entries({ ...facts, name, text }).filter(([, value]) => value);
  return Object.fromEntries(known);
};

/** @param search of an address, as the review form writes it (`deskLink`), or as anybody does */
export const reviewInLink = (search: string): OfferedReview => {
  const said = Object.fromEntries(new URLSearchParams(search));
  const { name = "", text = "", date = "", rating = "", language } = said;
  return offeredReview(name, text, {
    date: isCalendarDate(date) ? date : undefined,
    rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
    language: asLanguageCode(language),
  });
};

/** The file of the same review: of that name and day, or with that text in one of its languages. */
export const fileOfReview = ({ entries }: Content, { name, date, text }: OfferedReview) =>
  entries.find(
    ({ collection, data }) =>
      collection.type === reviews.type &&
      isRecord(data) &&
      ((name && date && data.name === name && data.date === date) ||
        (text && Object.values(data.text ?? {}).includes(text))),
  )?.file;
