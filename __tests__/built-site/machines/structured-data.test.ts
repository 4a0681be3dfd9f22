import { languages } from "../../../src/base/languages";
import type { RouteName } from "../../../src/model/routes";
import { nodesIn, type Node } from "../../build/structured-data/vocabulary";
import { all, only, routedPages, textOf, textsOf, find } from "../page";
import { graphOf } from "../structured-data";
import { present } from "../../setup/present";

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
    expect([path, names[1]]).toEqual([path, page.title.split(" | ")[0]]);
  }
});

type Offer = { price: number; priceSpecification: object; url: string };

/** An offer or, of several prices, the lowest, with those that the page shows in a table. */
type Offers = Offer | { lowPrice: number; url?: string; offers?: Offer[] };

const shortTime = (time: unknown) => String(time).replace(/^0/, "");

test.each(["trips", "prices"] as const)("hours and prices are those of the page: %s", (route) => {
  for (const { page, language, nodes } of at(route)) {
    const { tag } = languages[language];
    const money = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR" });
    const cards = all(page, "main article");
    const trips = ofType(nodes, "TouristTrip");
    expect(trips.map(({ name }) => name)).toEqual(textsOf(page, "main article h2"));
    for (const [index, { departureTime, arrivalTime, offers }] of trips.entries()) {
      const card = present(cards[index], "card of a trip");
      expect(textOf(card)).toContain(`${shortTime(departureTime)}–${shortTime(arrivalTime)}`);
      const whole = offers as Offers;
      const single = "lowPrice" in whole ? (whole.offers ?? []) : [whole];
      const lowest = "lowPrice" in whole ? whole.lowPrice : whole.price;
      expect(textOf(card)).toContain(money.format(lowest).replace(/\s/g, " "));
      for (const { price, priceSpecification } of single)
        expect(priceSpecification).toMatchObject({ price });
      const url = present(whole.url ?? single[0]?.url, "link of an offer");
      const link = card.querySelector("a")?.getAttribute("href");
      expect(new URL(String(url)).pathname).toBe(link);
    }
    const pictures = all(page, "main img").map((picture) => picture.getAttribute("src"));
    const told = trips.flatMap(({ image }) => (image ? new URL(String(image)).pathname : []));
    expect(pictures).toEqual(expect.arrayContaining(told));
    expect(trips.map((trip) => String(trip["@id"]).replace(/.*#/, ""))).toEqual(
      cards.map(({ id }, index) => id || String(trips[index]?.["@id"]).replace(/.*#/, "")),
    );
  }
});

test("the business is where, and has the accounts, that the page links to", () => {
  for (const { page, language, nodes } of at("location")) {
    const { geo, telephone, email, sameAs, image, openingHoursSpecification } = only(
      ofType(nodes, "LocalBusiness"),
      "businesses",
    );
    const { latitude, longitude } = geo as Record<string, number>;
    const links = all(page, "a").map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
    expect(links.some((href) => href.includes(`${latitude},${longitude}`))).toBe(true);
    expect(links).toEqual(
      expect.arrayContaining([
        `tel:${String(telephone).replaceAll(" ", "")}`,
        `mailto:${String(email)}`,
        ...(sameAs as string[]),
      ]),
    );
    const pictures = all(page, "main img").map((picture) => picture.getAttribute("src"));
    expect(pictures).toContain(new URL(String(image)).pathname);
    for (const date of ["validFrom", "validThrough"] as const) {
      const day = new Date((openingHoursSpecification as Record<typeof date, string>)[date]);
      const month = new Intl.DateTimeFormat(languages[language].tag, { month: "long" });
      expect(textOf(find(page, "main"))).toContain(month.format(day));
    }
  }
});

test("the pictures of the gallery are those of the page, with their captions", () => {
  for (const { page, nodes } of at("gallery")) {
    const pictures = ofType(nodes, "ImageObject");
    expect(pictures).toHaveLength(9);
    for (const { "@id": id, contentUrl, caption } of pictures) {
      const link = page.getElementById(String(id).replace(/.*#/, ""));
      expect(link?.getAttribute("href")).toBe(new URL(String(contentUrl)).pathname);
      if (caption) expect(textOf(link)).toBe(caption);
      // A caption in another language is none of this one.
      else expect(link?.querySelector("[lang]")).toBeTruthy();
    }
  }
});
