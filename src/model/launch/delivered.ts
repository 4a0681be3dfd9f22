import { digests } from "./delivered.json";

/**
 * The digests (`digestOf`) of the values with which the site was delivered and in which it promises something, apart from
 * `content/`, which they never follow. Made once, of all values of `content/` that a group of `promises` asks for and that
 * are not reported as missing. A copy of a delivered value has its digest as well. `__tests__/owners/delivered.ts` adds those
 * of delivered content that has changed since.
 */
export const delivered: ReadonlySet<string> = new Set(digests.split(" "));
