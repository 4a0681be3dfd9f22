import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

/** What a build makes or does not need. */
const LEFT_OUT = new Set([
  ...[".git", ".cache", ".wrangler", "node_modules"],
  ...["public", "coverage", "screens", "test-results"],
]);

/** A copy of the repository in the system's temporary folder, with the same packages. */
export const copyRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), "brisa-de-palma-"));
  const root = process.cwd();
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => source === root || !LEFT_OUT.has(basename(source)),
  });
  // A junction, which Windows lets everybody make; other systems have no such kind.
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
};

type Prices = { packages: { trip: string; amount: number }[] };

/** The smallest change an owner makes: one euro more for one trip. */
export const raiseOnePrice = (folder: string) => {
  const file = join(folder, "content", "prices.json");
  const prices = JSON.parse(readFileSync(file, "utf8")) as Prices;
  prices.packages[0].amount += 1;
  writeFileSync(file, `${JSON.stringify(prices, null, 2)}\n`);
};
