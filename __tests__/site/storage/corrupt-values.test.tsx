/** @jest-environment jsdom */
import { render, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { isAskedNow } from "../../../src/site/head-scripts/consent";
import { useConsent } from "../../../src/site/features/booking/use-widget";
import { isCalendarDate } from "../../../src/base/calendar/calendar-date";
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
import { anyCharacter } from "../../setup/any-character";

const RUNS = { numRuns: 100 };

const review = fc.record({
  name: fc.string({ minLength: 1 }).map((text) => `${text}.`),
  email: fc.string(),
  review: fc.string({ minLength: 1 }).map((text) => `${text}.`),
  rating: fc.integer({ min: 1, max: 5 }),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  language: fc.string(),
});

const draft = fc.array(fc.tuple(fc.constantFrom("name", "message"), fc.string()));

/** What a key may hold: a valid value, a part of one, or anything else. */
const storedText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.json(),
  fc.array(fc.oneof(review, fc.jsonValue())).map((list) => JSON.stringify(list)),
  fc.tuple(fc.array(review, { minLength: 1 }), fc.nat()).map(([list, length]) => {
    const text = JSON.stringify(list);
    return text.slice(0, length % text.length);
  }),
  draft.map((pairs) => JSON.stringify(pairs)),
  fc.constantFrom("es", "de-DE", "accepted", "2026-02-30", "Infinity", "__proto__", "[[", "null"),
);

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
  fc.assert(
    fc.property(storedText, (text) => {
      storageOf(key).setItem(key, text);
      readers[key]();
      expect(storageOf(key).getItem(key)).toBe(text);
    }),
    RUNS,
  );
});

const storeList = (list: unknown[]) =>
  localStorage.setItem(storageKeys.reviews, JSON.stringify(list));

const storedList = () => JSON.parse(localStorage.getItem(storageKeys.reviews) ?? "[]") as unknown[];

const differsFrom = (one: StoredReview) => (other: unknown) =>
  JSON.stringify(other) !== JSON.stringify(one);

test("of a list of reviews with broken entries all others are shown, in their order", () => {
  fc.assert(
    fc.property(fc.array(review), fc.array(fc.anything()), (reviews, broken) => {
      const strange = broken.filter((entry) => typeof entry !== "object");
      storeList(reviews.flatMap((entry, index) => [strange[index] ?? null, entry]));
      expect(shown()).toEqual(reviews);
    }),
    RUNS,
  );
});

test("a review is saved before whatever is stored, of which nothing is lost", () => {
  fc.assert(
    fc.property(storedText, review, (text, added) => {
      localStorage.setItem(storageKeys.reviews, text);
      const before = shown();
      saveReview(added);
      expect(shown()).toEqual([added, ...before.filter(differsFrom(added))]);
      expect(JSON.stringify(storedList().slice(1))).toContain(asListItems(text));
    }),
    RUNS,
  );
});

test("a review is removed, and nothing else", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(review, fc.jsonValue())),
      review,
      fc.nat(),
      (list, one, place) => {
        const rest = list.filter(differsFrom(one));
        storeList(rest.toSpliced(place % (rest.length + 1), 0, one));
        removeReview(one);
        expect(storedList()).toEqual(JSON.parse(JSON.stringify(rest)));
      },
    ),
    RUNS,
  );
});

test("of a draft with broken parts all others are filled in", () => {
  const parts = fc.array(fc.oneof(fc.tuple(fc.constant("message"), fc.string()), fc.jsonValue()));
  fc.assert(
    fc.property(parts, fc.string({ minLength: 1 }), (list, name) => {
      const typed = name.replace(/[\r\n]/g, "");
      sessionStorage.setItem(storageKeys.contactDraft, JSON.stringify([...list, ["name", typed]]));
      const form = newForm();
      restoreDraft(storageKeys.contactDraft, form);
      expect(form.querySelector<HTMLInputElement>("input[name=name]")?.value).toBe(typed);
    }),
    RUNS,
  );
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
