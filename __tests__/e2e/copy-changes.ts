import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

type Prices = { packages: { trip: string; amount: number }[] };

export const addTripAndChangePrice = (folder: string) => {
  const trips = join(folder, "content/trips");
  const trip = JSON.parse(readFileSync(join(trips, "sunset.json"), "utf8")) as object;
  const title = { es: "Nocturna", en: "Night", de: "Nacht" };
  const night = { ...trip, id: "night", order: 5, start: "21:15", end: "23:00", title };
  writeFileSync(join(trips, "night.json"), JSON.stringify(night));
  const file = join(folder, "content/prices.json");
  const prices = JSON.parse(readFileSync(file, "utf8")) as Prices;
  prices.packages[0].amount = 321.5;
  prices.packages.push({ trip: "night", amount: 199 });
  writeFileSync(file, JSON.stringify(prices));
};

/** One more line in the model, and its value in the content. */
export const addField = (folder: string) => {
  const model = join(folder, "src/model/collections/terms.ts");
  const line = '      dogs: integer("Perros a bordo", 0, 3, "Con correa."),\n';
  const marker = "      consentAge:";
  writeFileSync(model, readFileSync(model, "utf8").replace(marker, line + marker));
  const unanswered = run(folder, "check");
  expect(unanswered).toContain("terms.json › dogs: falta este campo (Perros a bordo). Añadidlo.");
  const file = join(folder, "content/terms.json");
  const terms = JSON.parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...terms, dogs: 1 }));
};

/** Everything that a command of the copy says. */
export const run = (folder: string, command: string) => {
  const file = join("src/commands", `${command}.ts`);
  const { stdout, stderr } = spawnSync(process.execPath, ["--require", "tsx/cjs", file], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout + stderr;
};
