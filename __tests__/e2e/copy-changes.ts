import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { parse, stringify } from "yaml";

/** English words stand in for the new language: the test is about code, not about French. */
const inFrench = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inFrench);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, inFrench(child)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  return "en" in copy && "de" in copy ? { ...copy, fr: copy.en } : copy;
};

export const addLanguage = (folder: string) => {
  const table = join(folder, "src/languages.ts");
  const row = `fr: { name: "Français", tag: "fr-FR", prefix: "/fr" },\n} as const`;
  writeFileSync(table, readFileSync(table, "utf8").replace("} as const", row));
  const content = join(folder, "content");
  cpSync(join(content, "locales/en"), join(content, "locales/fr"), { recursive: true });
  for (const name of readdirSync(content, { recursive: true }) as string[]) {
    const file = join(content, name);
    if (name.startsWith("locales") || !/\.(json|yaml)$/.test(name)) continue;
    const isYaml = name.endsWith(".yaml");
    const data: unknown = isYaml
      ? parse(readFileSync(file, "utf8"))
      : JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, isYaml ? stringify(inFrench(data)) : JSON.stringify(inFrench(data)));
  }
};

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
