import { render, renderHook } from "@testing-library/react";
import { isAskedNow } from "../../../src/site/head-scripts/consent";
import { useConsent } from "../../../src/site/features/booking/use-widget";
import { isCalendarDate } from "../../../packages/typed-content/dates/calendar-date";
import { outingIn, withLastChoice } from "../../../src/site/document/outing-address";
import { restoreDraft } from "../../../src/site/storage/drafts";
import { StoredReviewCard } from "../../../src/site/features/reviews/stored-review-card";
import {
  removeReview,
  saveReview,
  useStoredReviews,
  type StoredReview,
} from "../../../src/site/features/reviews/stored-reviews";
import {
  readStored,
  storageKeys,
  toConsent,
  type StorageKey,
} from "../../../src/site/storage/storage";
import { languageFor } from "../../../src/site/head-scripts/language";
import { LanguageProvider } from "../features/language-provider";
import { present } from "../../setup/present";

const review: StoredReview = {
  name: "Ana",
  email: "ana@example.com",
  review: "Calm water.",
  rating: 4,
  date: "2026-09-14T10:00:00.000Z",
  language: "en-GB",
};

/** What a key may hold after an older version, an extension or half a write. */
const CORRUPT = [
  ...["", "7", "null", "[[", "{}", '"text"', "__proto__", "Infinity", "2026-02-30", "de-DE"],
  ...["[null,7,[]]", '[["name"]]', '[["message",null],["name","Ana"]]', '[{"rating":9}]'],
  ...[JSON.stringify([review]).slice(0, 60), "\u0000\ud800"],
];

const storageOf = (key: StorageKey) =>
  /^(draft|outing)/.test(key) ? sessionStorage : localStorage;

const newForm = () => {
  document.body.innerHTML = `<form>
    <input type="radio" name="rating" value="1"><input name="name"><textarea name="message"></textarea>
  </form>`;
  return present(document.forms[0], "form");
};

/** Returns the value of a hook after its first render. */
const readOnce = <Value,>(useValue: () => Value) => {
  const { result, unmount } = renderHook(useValue);
  unmount();
  return result.current;
};

const shown = () => readOnce(useStoredReviews);

/** Reads a key as the pages do. */
const readers: Record<StorageKey, () => void> = {
  [storageKeys.language]: () => {
    const saved = localStorage.getItem(storageKeys.language);
    expect(["es", "en", "de"]).toContain(languageFor(saved, "fr"));
  },
  [storageKeys.consent]: () => {
    expect([null, "accepted", "rejected"]).toContain(readOnce(useConsent));
    expect(isAskedNow()).toBe(!toConsent(localStorage.getItem(storageKeys.consent)));
  },
  [storageKeys.consentDate]: () => {
    localStorage.setItem(storageKeys.consent, "accepted");
    expect([true, false]).toContain(isAskedNow());
  },
  [storageKeys.reviews]: () => {
    for (const entry of shown()) {
      const list = render(<StoredReviewCard review={entry} onRemoved={() => undefined} />, {
        wrapper: LanguageProvider,
      });
      list.unmount();
    }
  },
  [storageKeys.outing]: () => {
    const { day } = outingIn(withLastChoice("?trip=sunset", readStored(storageKeys.outing)));
    expect(day === undefined || isCalendarDate(day)).toBe(true);
  },
  [storageKeys.contactDraft]: () => restoreDraft(storageKeys.contactDraft, newForm()),
  [storageKeys.reviewDraft]: () => restoreDraft(storageKeys.reviewDraft, newForm()),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(Object.values(storageKeys))("whatever %s holds is read, and stays as it is", (key) => {
  for (const text of CORRUPT) {
    storageOf(key).setItem(key, text);
    readers[key]();
    expect(storageOf(key).getItem(key)).toBe(text);
  }
});

test("a refusal holds until there is another choice, though the visitor is asked again", () => {
  localStorage.setItem(storageKeys.consent, "rejected");
  localStorage.setItem(storageKeys.consentDate, "2020-01-01T00:00:00Z");
  expect([isAskedNow(), readOnce(useConsent)]).toEqual([true, "rejected"]);
});

const storedList = () => JSON.parse(localStorage.getItem(storageKeys.reviews) ?? "[]") as unknown[];

test("of a list of reviews with broken entries the others are shown, and one is removed alone", () => {
  const other = { ...review, name: "Ben" };
  const list = [null, review, 7, { rating: 9 }, other, "text"];
  localStorage.setItem(storageKeys.reviews, JSON.stringify(list));
  expect(shown()).toEqual([review, other]);
  removeReview(review);
  expect(storedList()).toEqual(list.filter((entry) => entry !== review));
});

test.each([
  ["a rating stored as text", { rating: "4" }, review],
  ["with spaces", { rating: " 5 " }, { ...review, rating: 5 }],
  ["a date in milliseconds", { date: Date.parse(review.date) }, review],
  ["in seconds", { date: Date.parse(review.date) / 1000 }, review],
  ["as digits", { date: String(Date.parse(review.date)) }, review],
  ["a day", { date: "2026-09-14" }, { ...review, date: "2026-09-14" }],
])("%s is shown, kept as it is, and can be removed", (_, odd, expected) => {
  const stored = { ...review, ...odd };
  localStorage.setItem(storageKeys.reviews, JSON.stringify([stored]));
  expect(shown()).toEqual([expected]);
  const newer = { ...review, name: "Ben" };
  saveReview(newer);
  expect(shown()).toEqual([newer, expected]);
  expect(storedList()).toEqual([newer, stored]);
  removeReview(expected);
  expect(shown()).toEqual([newer]);
});

test.each([
  { rating: "6" },
  { rating: "4 of 5" },
  { rating: true },
  { date: "yesterday" },
  { date: 1e300 },
  { date: null },
  { name: "\u200b" },
])("what is no review is kept and not shown: %j", (odd) => {
  localStorage.setItem(storageKeys.reviews, JSON.stringify([{ ...review, ...odd }]));
  const text = localStorage.getItem(storageKeys.reviews);
  expect(shown()).toEqual([]);
  expect(localStorage.getItem(storageKeys.reviews)).toBe(text);
});

test.each(CORRUPT)("a review is saved before %j, of which nothing is lost", (text) => {
  localStorage.setItem(storageKeys.reviews, text);
  saveReview(review);
  expect(shown()).toEqual([review]);
  expect(JSON.stringify(storedList().slice(1))).toContain(asListItems(text));
});

test("of a draft with broken parts all others are filled in", () => {
  const parts = [7, ["message"], null, ["gone", "x"], ["name", "Ana"]];
  sessionStorage.setItem(storageKeys.contactDraft, JSON.stringify(parts));
  const form = newForm();
  restoreDraft(storageKeys.contactDraft, form);
  expect(form.querySelector<HTMLInputElement>("input[name=name]")?.value).toBe("Ana");
});

/** Returns how a text that was stored appears in the list that has replaced it. */
const asListItems = (text: string) => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? JSON.stringify(value).slice(1, -1) : JSON.stringify(value);
  } catch {
    return text && JSON.stringify(text);
  }
};
