import { digests } from "./delivered.json";

/** The letters kept of a digest: so many that one owner in fifty is once asked in vain. */
export const BEGINNING = 6;

/**
 * The beginnings of the digests (`digestOf`) of the values with which the site was delivered and in which it promises something, apart from
 * `content/`, which they never follow. Made once, of all values of `content/` that a group of `promises` asks for and that
 * are not reported as missing. A copy of a delivered value has its digest as well. `__tests__/owners/delivered.ts` adds those
 * of delivered content that has changed since.
 */
class Beginnings extends Set<string> {
  override has(digest: string) {
    return super.has(digest.slice(0, BEGINNING));
  }
}

export const delivered: ReadonlySet<string> = new Beginnings(digests.split(" "));
