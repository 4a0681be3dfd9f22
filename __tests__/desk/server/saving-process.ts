import { openContentFolder } from "../../../src/desk/server/content-folder";
import { commitPlace, saveAtRest } from "../../../src/desk/server/at-rest";
import { commitsAt } from "../../../src/desk/server/commit";
import { guestHouse } from "../../guest-house/model";
import { changesOf, numberIn } from "./numbered-saves";

/*
 * A program that saves again and again until it is killed: `node saving.js <repository> desk|import`. Prints the number of
 * each save once it is told that it was made.
 */

const [repository = "", kind] = process.argv.slice(2);

/** Saves as the desk does. */
const desk = openContentFolder(repository, guestHouse);
const save = async () => {
  const { revision } = await desk.load();
  const number = numberIn(repository) + 1;
  const changes = changesOf(number);
  const sent = await Promise.all(
    [...changes].map(async ([file, data]) => {
      if (data === undefined) return [file, null] as const;
      if (typeof data === "string") return [file, { text: data }] as const;
      return [file, { upload: await desk.upload(data) }] as const;
    }),
  );
  const commit = { revision, mark: crypto.randomUUID(), changes: Object.fromEntries(sent) };
  return (await desk.commit(commit)).isMade ? number : undefined;
};

/** Saves as the import of translations does. */
const importOnce = () =>
  saveAtRest(repository, async () => {
    const number = numberIn(repository) + 1;
    const isBase = () => Promise.resolve(numberIn(repository) === number - 1);
    const isMade = await commitsAt(commitPlace(repository)).commit(changesOf(number), isBase);
    return isMade ? number : undefined;
  });

const main = async () => {
  process.stdout.write("ready\n");
  for (;;) {
    const made = await (kind === "import" ? importOnce() : save()).catch((error: unknown) => {
      // Another program has used the same picture first, and the desk would send it again.
      if (String(error).includes("No upload")) return undefined;
      throw error;
    });
    if (made !== undefined) process.stdout.write(`${made}\n`);
  }
};

main().catch((error: unknown) => {
  process.stdout.write(`failed ${String(error)}\n`);
  process.exit(1);
});
