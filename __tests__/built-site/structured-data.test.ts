import "../../src/model/declared-languages";
import { openBracketsIn } from "../../packages/typed-content/texts/open-brackets";
import { nodesIn, problemsOf } from "../build/structured-data/nodes";
import { builtPages } from "./built-pages";
import { routedPages } from "./page";
import { graphOf } from "./structured-data";
import { present } from "../setup/present";

const STEPS: Partial<Record<string, number>> = { home: 0, service: 3 };

const graphs = routedPages().map(({ name, path, page }) => ({
  ...{ path, page, steps: STEPS[name] ?? 2 },
  nodes: nodesIn(graphOf(page)),
}));

test("what every page tells search engines refers to what one of them tells", () => {
  expect(graphs.length).toBeGreaterThan(40);
  expect(problemsOf(graphs.map(({ nodes }) => nodes))).toEqual([]);
});

/** Replaces non-breaking spaces, which pages and structured data need not have in common. */
const withPlainSpaces = (text: unknown) => String(text).replaceAll("\u00A0", " ");

/** What the page says with a bracket that nobody has filled in is not told to search engines. */
const withoutHole = (text = "") => (openBracketsIn(text).length > 0 ? undefined : text);

test("every page is described once, as what it is, and leads back to the front page", () => {
  for (const { path, page, steps, nodes } of graphs) {
    const described = present(nodes[0], "description");
    const canonical = page.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
    expect(canonical.endsWith(String(described.url))).toBe(true);
    const description = page.querySelector<HTMLMetaElement>("meta[name=description]")?.content;
    expect([described.name, described.description].map(withPlainSpaces)).toEqual(
      [page.title, description].map((text) => withPlainSpaces(withoutHole(text))),
    );
    expect(described.inLanguage).toBe(page.documentElement.lang);
    const way = nodes.filter((node) => node["@type"] === "ListItem");
    expect([path, way.length]).toEqual([path, steps]);
  }
});

test("pages that nobody is to find, and parts of pages, tell nothing", () => {
  const others = builtPages().filter(
    ({ file }) => !graphs.some(({ path }) => `${path}index.html`.slice(1) === file),
  );
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter(({ html }) => html.includes("ld+json"))).toEqual([]);
});
