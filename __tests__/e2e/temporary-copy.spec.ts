import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parse, stringify } from "yaml";
import { copyRepository } from "../../src/commands/bench-copy";
import { buildCopy, shrinkPictures } from "./copy";

/** English words stand in for the new language: the test is about code, not about French. */
const inFrench = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inFrench);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, inFrench(child)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  return "en" in copy && "de" in copy ? { ...copy, fr: copy.en } : copy;
};

const addLanguage = (folder: string) => {
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

const addTripAndChangePrice = (folder: string) => {
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

test("a language, a fifth trip and a price need no change of code", async () => {
  test.setTimeout(300_000);
  const { folder, remove } = copyRepository();
  try {
    addTripAndChangePrice(folder);
    addLanguage(folder);
    await shrinkPictures(folder);
    const page = buildCopy(folder);

    expect(page("fr/precios")).toContain('lang="fr"');
    expect(page("precios")).toContain('hrefLang="fr"');
    expect(page("fr/reseñas")).toContain("Français");
    for (const path of ["", "excursiones", "precios"]) {
      expect(page(path)).toContain("Nocturna");
      expect(page(path)).not.toContain("320,00");
    }
    expect(page("")).toContain("321,50 €");
    expect(page("")).toContain("Desde 199 €");
    expect(page("")).toContain("23:00");
    expect(page("precios")).toMatch(/321<small>,<\/small><small>50/);
    expect(page("en/precios")).toContain("Night");
  } finally {
    remove();
  }
});
