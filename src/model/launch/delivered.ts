import type { Promises } from "../../typed-content/check/launch/promised";
import { digests } from "./delivered.json";

/**
 * Hexadecimal digits of a digest that are kept. An owner's own value is taken for a delivered one, and asked for, in one of
 * fourteen thousand cases; the others would be a kilobyte in the desk.
 */
export const KEPT = 6;

const beginnings = new Set(digests.split(" "));

/**
 * Knows the digests (`digestOf`) of the values with which the site was delivered and in which it promises something, apart from
 * `content/`, which they never follow. Made once, of all values of `content/` that a group of `promises` asks for and that
 * are not reported as missing. A copy of a delivered value has its digest as well. `__tests__/owners/delivered.ts` adds those
 * of delivered content that has changed since.
 */
export const delivered: Promises["delivered"] = {
  has: (digest) => beginnings.has(digest.slice(0, KEPT)),
};
