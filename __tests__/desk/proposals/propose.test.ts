/** @jest-environment jsdom */
import { propose, type Wanted } from "../../../src/desk/proposals/propose";
import type { Proposal } from "../../../src/desk/proposals/proposals";
import { languagesOf } from "../../../src/desk/proposals/translator";
import { standInTranslator } from "./stand-in-translator";

const MINUTE = 60_000;

const wanted = (text: string, language: Wanted["language"] = "en"): Wanted => ({
  at: { file: "rooms/attic.json", path: ["name", language] },
  language,
  original: text,
  before: "",
});

const both = [wanted("Torre"), wanted("Torre", "de")];

/** Asks for proposals by a press, or without one. */
const ask = (
  stand: ReturnType<typeof standInTranslator>,
  texts: Wanted[],
  stop = new AbortController(),
) => {
  const proposals: Proposal[] = [];
  const progress: { done: number; loaded?: number }[] = [];
  const result = propose(stand.api, texts, {
    signal: stop.signal,
    onProgress: (now) => progress.push(now),
    onProposal: (proposal) => proposals.push(proposal),
  });
  return { result, proposals, progress, texts: () => proposals.map(({ text }) => text), stop };
};

/** Runs something as a press does, in one task. */
const pressing = <Value>(act: (isActive: () => boolean) => Value): Value => {
  let isActive = true;
  const value = act(() => isActive);
  isActive = false;
  return value;
};

const yes = () => true;
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask"] }));
afterEach(() => jest.useRealTimers());

test("every text is translated into every language, one after the other, and the translators are destroyed", async () => {
  const stand = standInTranslator({ isActive: yes });
  const { result, proposals, progress } = ask(stand, [...both, wanted("Patio")]);
  expect(await result).toEqual({ failed: 0, languages: [] });
  expect(proposals).toContainEqual({
    at: { file: "rooms/attic.json", path: ["name", "en"] },
    original: "Torre",
    before: "",
    text: "en(Torre)",
  });
  expect(proposals).toHaveLength(3);
  expect(progress.at(-1)).toEqual({ done: 3, loaded: undefined });
  expect(stand.alive()).toBe(0);
});

test("languages are downloaded in the task of the press, and the download is told", async () => {
  const { asking } = pressing((isActive) => {
    const stand = standInTranslator({
      states: { en: "downloadable", de: "downloadable" },
      isActive,
      download: (tell) => {
        tell(0.5);
        return Promise.resolve();
      },
    });
    return { asking: ask(stand, both) };
  });
  expect(await asking.result).toEqual({ failed: 0, languages: [] });
  expect(asking.texts().sort()).toEqual(["de(Torre)", "en(Torre)"]);
  expect(asking.progress.map(({ loaded }) => loaded)).toContain(0.5);
});

test("a language for which the browser wants another press is named, and the other one proposed", async () => {
  const states = { en: "downloadable", de: "downloadable" } as const;
  const stand = standInTranslator({ states, isActive: yes, usesUpPress: true });
  const first = ask(stand, both);
  expect(await first.result).toEqual({ failed: 0, languages: ["de"] });
  expect(first.texts()).toEqual(["en(Torre)"]);
  stand.onPress();
  const second = ask(stand, [wanted("Torre", "de")]);
  expect(await second.result).toEqual({ failed: 0, languages: [] });
  expect(second.texts()).toEqual(["de(Torre)"]);
});

test("a text that cannot be translated is left out, and the others are proposed", async () => {
  const stand = standInTranslator({
    isActive: yes,
    answer: (text) => {
      if (text === "Torre") throw new DOMException("Too long", "QuotaExceededError");
      return text === "Pozo" ? "" : `A ${text}`;
    },
  });
  const { result, texts } = ask(stand, [wanted("Torre"), wanted("Pozo"), wanted("Patio")]);
  expect(await result).toEqual({ failed: 2, languages: [] });
  expect(texts()).toEqual(["A Patio"]);
});

test("a translator that never answers is given up, and not asked again", async () => {
  const stand = standInTranslator({ isActive: yes, answer: never });
  const onEnd = jest.fn();
  void ask(stand, [wanted("Torre"), wanted("Patio"), wanted("Pozo")]).result.then(onEnd);
  await jest.advanceTimersByTimeAsync(MINUTE / 2);
  expect(onEnd).toHaveBeenCalledWith({ failed: 3, languages: [] });
  expect(stand.asked).toHaveLength(1);
  expect(stand.alive()).toBe(0);
});

test("a download is waited for as long as it goes on, and given up once it stands still", async () => {
  const stand = standInTranslator({
    states: { en: "downloadable" },
    isActive: yes,
    download: async (tell) => {
      for (let share = 1; share < 8; share += 1) {
        await new Promise((resolve) => setTimeout(resolve, MINUTE));
        tell(share / 10);
      }
      await never();
    },
  });
  const { result, progress } = ask(stand, [wanted("Torre")]);
  await jest.advanceTimersByTimeAsync(7 * MINUTE);
  expect(progress.at(-1)).toEqual({ done: 0, loaded: 0.7 });
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(await result).toEqual({ failed: 1, languages: [] });
});

test("it can be stopped while it downloads and while it translates", async () => {
  const downloading = standInTranslator({
    states: { en: "downloadable" },
    isActive: yes,
    download: never,
  });
  const first = ask(downloading, [wanted("Torre")]);
  first.stop.abort();
  await first.result;
  const translating = standInTranslator({ isActive: yes, answer: never });
  const second = ask(translating, [wanted("Torre"), wanted("Patio")]);
  await jest.advanceTimersByTimeAsync(0);
  second.stop.abort();
  await second.result;
  expect([...first.texts(), ...second.texts()]).toEqual([]);
  expect(translating.asked).toHaveLength(1);
  expect(translating.alive()).toBe(0);
});

test("a translator that cannot be made leaves its texts, whatever it throws", async () => {
  const stand = standInTranslator({ states: { de: "unavailable" }, isActive: yes });
  expect(await ask(stand, both).result).toEqual({ failed: 1, languages: [] });
  const thrown = ask({ ...stand, api: { ...stand.api, create: () => Promise.reject("no") } }, both);
  expect(await thrown.result).toEqual({ failed: 2, languages: [] });
});

test("the browser's languages are those that it has or downloads; without an answer it has none", async () => {
  const states = { en: "downloadable", de: "unavailable" } as const;
  expect(await languagesOf(standInTranslator({ states }).api)).toEqual(["en"]);
  const { api } = standInTranslator();
  const silent = languagesOf({ ...api, availability: never });
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(await silent).toEqual([]);
  const throwing = languagesOf({ ...api, availability: () => Promise.reject(new Error("no")) });
  expect(await throwing).toEqual([]);
});
