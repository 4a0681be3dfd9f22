import { missingValues } from "../../packages/typed-content/check/launch/missing-values";
import { builtPages } from "./built-pages";
import { siteContent } from "./page-engine";

const company = siteContent.entries.find(({ file }) => file === "company.json")?.data;

/** The provisional values of company facts that the owner still has to enter. */
const provisional = missingValues(siteContent, [])
  .filter(({ file }) => file === "company.json")
  .map(({ path }) =>
    path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], company),
  )
  .filter((value) => typeof value === "string")
  .filter((value) => value !== "");

test("JSON-LD contains no provisional fact of the company", () => {
  const graphs = builtPages().flatMap(({ file, html }) => {
    const [, data] = /type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return data === undefined ? [] : [{ file, text: data }];
  });
  expect(graphs.length).toBeGreaterThan(40);
  for (const { file, text } of graphs)
    expect([file, provisional.filter((fact) => text.includes(fact))]).toEqual([file, []]);
});
