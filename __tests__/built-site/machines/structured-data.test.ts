import type { RouteName } from "../../../src/model/routes";
import { nodesIn, type Node } from "../../build/structured-data/nodes";
import { all, find, routedPages, textOf } from "../page";
import { graphOf } from "../structured-data";

const described = routedPages().map((routed) => ({
  ...routed,
  nodes: nodesIn(graphOf(routed.page)),
}));

const at = (route: RouteName) => described.filter(({ name }) => name === route);

const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node["@type"] === type);

/** Properties that pages do not show as text: terms of the vocabulary, URLs, and what is tested below. */
const NOT_IN_WORDS =
  /^(@.*|url|contentUrl|image|sameAs|inLanguage|priceCurrency|unitCode|addressCountry|opens|closes|departureTime|arrivalTime|validFrom|validThrough)$/;

/** What is said of an offer stands in several places of the page: its note, and each difference beside its name. */
const isOfOffer = (node: Node, key: string) =>
  key === "description" && /Offer$/.test(String(node["@type"]));

const textsIn = (node: Node) =>
  Object.entries(node).flatMap(([key, value]) => {
    if (NOT_IN_WORDS.test(key)) return [];
    const texts = [value].flat().filter((text) => typeof text === "string");
    return isOfOffer(node, key)
      ? texts.flatMap((text) => text.split(/[:.](?: |$)/).filter(Boolean))
      : texts;
  });

/** Names that are inflected in their text: "zur Grünen Grotte". */
const INFLECTED = ["Grüne Grotte"];

test("nothing is told that the page does not show", () => {
  for (const { path, page, nodes } of described) {
    const metas = all(page, "meta[content]").map((meta) => meta.getAttribute("content"));
    const shown = [page.title, ...metas, textOf(page.body)].join("\n").replace(/\s/g, " ");
    const hidden = nodes
      .flatMap(textsIn)
      .filter((text) => !INFLECTED.includes(text) && !shown.includes(text.replace(/\s/g, " ")));
    expect([path, hidden]).toEqual([path, []]);
  }
});

test("the way to a page is told with the names of its links", () => {
  for (const { path, page, nodes } of described) {
    const names = ofType(nodes, "ListItem").map(({ name }) => name);
    if (names.length === 0) continue;
    expect(names[0]).toBe(textOf(find(page, "footer nav li:first-child a")));
    expect([path, names.at(-1)]).toEqual([path, page.title.split(" | ")[0]]);
  }
});

/** What of a node is an address, a number or a picture, as links and pictures of the page have it. */
const linkedIn = (node: Node) =>
  Object.entries(node).flatMap(([key, value]) => {
    const texts = [value].flat().filter((text) => typeof text === "string");
    if (key === "telephone") return texts.map((text) => `tel:${text.replaceAll(" ", "")}`);
    if (key === "email") return texts.map((text) => `mailto:${text}`);
    if (key === "sameAs") return texts;
    const isAddress =
      /^(image|contentUrl)$/.test(key) || (key === "url" && /Offer$/.test(String(node["@type"])));
    return isAddress ? texts.map((text) => new URL(text).pathname) : [];
  });

// The hours and prices themselves: `model/hours` and `model/prices`.
test.each(["trips", "prices", "location", "gallery"] as const)(
  "offers, pictures, accounts and numbers lead where the page leads: %s",
  (route) => {
    for (const { path, page, nodes } of at(route)) {
      const led = all(page, "main a, main img, footer a").map((element) =>
        decodeURIComponent(element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
      );
      const told = nodes.flatMap(linkedIn).map(decodeURIComponent);
      expect(told.length).toBeGreaterThan(2);
      expect([path, told.filter((address) => !led.includes(address))]).toEqual([path, []]);
    }
  },
);

test("the pictures of the gallery have the captions of the page", () => {
  for (const { page, nodes } of at("gallery")) {
    const pictures = ofType(nodes, "ImageObject");
    expect(pictures).toHaveLength(9);
    for (const { "@id": id, caption } of pictures) {
      const link = page.getElementById(String(id).replace(/.*#/, ""));
      if (caption) expect(textOf(link)).toBe(caption);
      // A caption in another language is none of this one.
      else expect(link?.querySelector("[lang]")).toBeTruthy();
    }
  }
});
