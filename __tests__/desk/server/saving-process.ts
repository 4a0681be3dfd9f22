import { openContentFolder } from "../../../src/desk/server/content-folder";
import { guestHouse } from "../../guest-house/model";
import { differencesOf, numberIn } from "./numbered-saves";

/*
 * A program that saves again and again until it is killed: `node saving.js <repository>`. Prints the number of each save
 * once it is told that it was made.
 */

const [repository = ""] = process.argv.slice(2);

const desk = openContentFolder(repository, guestHouse);
const save = async () => {
  const { revision } = await desk.load();
  const number = numberIn(repository) + 1;
  const changes = differencesOf(number);
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

const main = async () => {
  process.stdout.write("ready\n");
  for (;;) {
    const made = await save().catch((error: unknown) => {
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
