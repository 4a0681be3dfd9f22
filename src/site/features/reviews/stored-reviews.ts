import { useMemo } from "react";
import { RATINGS } from "../../elements/stars";
import { storageKeys, isKept, readKept, readStored, store } from "../../storage/storage";
import { useStored } from "../use-stored";
import { isBlank } from "../form/problems";

export type StoredReview = {
  name: string;
  email: string;
  review: string;
  /** 1 to 5. */
  rating: number;
  /** ISO timestamp. */
  date: string;
  /** BCP 47 tag, such as `es-ES`. */
  language: string;
};

/** Parses the stored list without checking its entries. Any other value counts as the only entry of a list. */
const parse = (text: string | null | undefined): unknown[] => {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [list];
  } catch {
    return [text];
  }
};

const isText = (value: unknown) => typeof value === "string" && !isBlank(value);

/** Timestamps in seconds are below this number until the year 5138, those in milliseconds above it since 1973. */
const SECONDS_LIMIT = 1e11;

/** It may be stored as text; undefined if it is not in the scale. */
const toRating = (value: unknown) =>
  RATINGS.find((rating) => rating === value || String(rating) === String(value).trim());

/** As text that can be parsed: a number is a Unix timestamp. Undefined if it is no date. */
const toDate = (value: unknown) => {
  const number = typeof value === "number" || /^\d{9,}$/.test(String(value)) ? Number(value) : NaN;
  const date = new Date(number < SECONDS_LIMIT ? number * 1000 : number);
  if (!isNaN(date.getTime())) return date.toISOString();
  return typeof value === "string" && !isNaN(Date.parse(value)) ? value : undefined;
};

/**
 * Undefined if it is no review. Older pages or extensions may have stored its rating as text or its date as a number.
 * The e-mail address is not shown, so it may be missing.
 */
const toReview = (entry: unknown): StoredReview | undefined => {
  if (typeof entry !== "object" || entry === null) return undefined;
  const stored = entry as Partial<Record<keyof StoredReview, unknown>>;
  const [rating, date] = [toRating(stored.rating), toDate(stored.date)];
  const isComplete = isText(stored.name) && isText(stored.review) && rating && date;
  return isComplete ? ({ ...stored, rating, date } as StoredReview) : undefined;
};

/** Newest first; none until hydration. */
export const useStoredReviews = (): StoredReview[] => {
  const text = useStored(storageKeys.reviews);
  return useMemo(() => parse(text).flatMap((entry) => toReview(entry) ?? []), [text]);
};

/** The same text by the same author. */
const isCopy = (entry: unknown, { name, email, review }: StoredReview) => {
  const other = toReview(entry);
  return other?.name === name && other.email === email && other.review === review;
};

/**
 * As the first of the list. It replaces the `earlier` version of the review and all copies of both, so that a review
 * that is sent again is stored once. Entries that cannot be shown are kept.
 */
export const saveReview = (review: StoredReview, earlier = review) =>
  save([review, ...read().filter((entry) => !isCopy(entry, review) && !isCopy(entry, earlier))]);

/** Removes the first entry that is shown as a review. Returns whether the browser lets it be gone on the next page. */
export const removeReview = (review: StoredReview) => {
  const isIt = (entry: unknown) => JSON.stringify(toReview(entry)) === JSON.stringify(review);
  const list = read();
  const index = list.findIndex(isIt);
  save(list.filter((_, position) => position !== index));
  return isKept(storageKeys.reviews) || !parse(readKept(storageKeys.reviews)).some(isIt);
};

const read = () => parse(readStored(storageKeys.reviews));

const save = (list: unknown[]) => store(storageKeys.reviews, JSON.stringify(list));
