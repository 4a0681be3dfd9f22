import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FileChanges } from "../../../src/desk/stores/store";

/** The texts that each save replaces. */
export const TEXTS = ["house.json", "rooms/garden.json", "rooms/street.json"];

/** In bytes. */
const PICTURE = 1e6;

const pictureOf = (number: number) => `media/save-${number}.jpg`;

/** Returns the changes of a save: texts that have its number, a picture, and the picture of the save before it. */
export const differencesOf = (number: number): FileChanges =>
  new Map<string, string | Uint8Array | undefined>([
    ...TEXTS.map((file) => [file, `{"save":${number}}`] as const),
    [pictureOf(number), new Uint8Array(PICTURE).fill(number % 256)],
    ...(number > 1 ? [[pictureOf(number - 1), undefined] as const] : []),
  ]);

const read = (repository: string, file: string) =>
  readFileSync(join(repository, "content", file), "utf8");

/** Returns the number of the last save, as the texts tell that nobody else writes. */
export const numberIn = (repository: string) =>
  Number(/"save":(\d+)/.exec(read(repository, "rooms/garden.json"))?.[1] ?? 0);

/**
 * Returns the files that are not as the last save has written them.
 * @param pulled texts that somebody else has written after it
 */
export const tornIn = (repository: string, pulled: ReadonlyMap<string, string>) => {
  const number = numberIn(repository);
  const wrong = TEXTS.filter((file) => {
    const written = pulled.get(file) ?? (number > 0 ? `{"save":${number}}` : undefined);
    return written !== undefined && read(repository, file) !== written;
  });
  const pictures = readdirSync(join(repository, "content/media")).filter((name) =>
    name.startsWith("save-"),
  );
  const expected = number > 0 ? [pictureOf(number)] : [];
  const isWhole =
    number === 0 ||
    readFileSync(join(repository, "content", pictureOf(number)), "latin1") ===
      String.fromCharCode(number % 256).repeat(PICTURE);
  return [
    ...wrong,
    ...pictures.map((name) => `media/${name}`).filter((file) => !expected.includes(file)),
    ...(isWhole ? [] : expected),
  ];
};
