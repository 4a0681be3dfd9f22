import { expect } from "@playwright/test";
import { localPath, type LanguageCode } from "../../../src/languages";
import { routes } from "../../../src/routes";
import { storageKeys } from "../../../src/storage/keys";
import type { Visitor } from "./visitor";

/**
 * Waits until what is read in the page is as expected. A page that is being left cannot be read, and
 * then the next one is.
 */
export const sees = (visitor: Visitor, read: () => unknown, expected: unknown) =>
  expect(async () => {
    expect(await visitor.evaluate(read, undefined)).toEqual(expected);
  }).toPass();

/** Waits until so many elements that match are shown: rendered, and not transparent. */
export const shows = async (visitor: Visitor, selector: string, count = 1) => {
  const shown = (wanted: string) =>
    [...document.querySelectorAll(wanted)].filter((node) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ).length;
  await expect(async () => expect(await visitor.evaluate(shown, selector)).toBe(count)).toPass();
};

/** Waits until what matches first holds the text. */
export const reads = async (visitor: Visitor, selector: string, text: string) => {
  const textOf = (wanted: string) => document.querySelector(wanted)?.textContent ?? "";
  await expect(async () =>
    expect(await visitor.evaluate(textOf, selector)).toContain(text),
  ).toPass();
};

/**
 * Waits until the app has started and nothing is on its way any more: what is broken off by leaving a
 * page is told as an error by Firefox.
 */
export const rests = async (visitor: Visitor) => {
  const isStarted = () =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  await sees(visitor, isStarted, true);
  await sees(visitor, () => [document.readyState, document.fonts.status], ["complete", "loaded"]);
};

/** Makes the visitor somebody who reads in a language, and has answered the cookie banner or not. */
export const settle = async (visitor: Visitor, language: LanguageCode, consent?: "rejected") => {
  await visitor.goto(localPath(routes.legalNotice, language));
  const choices = {
    [storageKeys.language]: language,
    ...(consent && { [storageKeys.consent]: consent }),
  };
  await visitor.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, choices);
};
