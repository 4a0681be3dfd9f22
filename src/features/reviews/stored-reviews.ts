import { useMemo } from "react";
import { storageKeys } from "../../storage/keys";
import { readStored, store } from "../../storage/storage";
import { useStored } from "../use-stored";

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

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** Whether an entry can be shown. The e-mail address is not shown, so it may be missing. */
const isReview = (entry: unknown): entry is StoredReview => {
  if (typeof entry !== "object" || entry === null) return false;
  const { name, review, rating, date } = entry as Partial<Record<keyof StoredReview, unknown>>;
  const inScale = Number.isInteger(rating) && Number(rating) >= 1 && Number(rating) <= 5;
  return isText(name) && isText(review) && inScale && !Number.isNaN(Date.parse(String(date)));
};

/** Subscribes to the reviews stored on this device, newest first; none until hydration. */
export const useStoredReviews = (): StoredReview[] => {
  const text = useStored(storageKeys.reviews);
  return useMemo(() => parse(text).filter(isReview), [text]);
};

/** Whether an entry has the same text by the same author. */
const isCopy = (entry: unknown, { name, email, review }: StoredReview) =>
  isReview(entry) && entry.name === name && entry.email === email && entry.review === review;

/**
 * Saves a review as the first of the list. It replaces the `earlier` version of the review and all copies of
 * both, so that a review that is sent again is stored once. Keeps entries that cannot be shown.
 */
export const saveReview = (review: StoredReview, earlier = review) =>
  save([review, ...read().filter((entry) => !isCopy(entry, review) && !isCopy(entry, earlier))]);

/** Removes the first entry that equals a review. */
export const removeReview = (review: StoredReview) => {
  const list = read();
  const index = list.findIndex((entry) => JSON.stringify(entry) === JSON.stringify(review));
  save(list.filter((_, position) => position !== index));
};

const read = () => parse(readStored(storageKeys.reviews));

const save = (list: unknown[]) => store(storageKeys.reviews, JSON.stringify(list));
