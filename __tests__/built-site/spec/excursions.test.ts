import { excluded, included, trips } from "./trips";
import { all, pageAt, textOf, textsOf, find } from "../page";
import { present } from "../../setup/present";

/** The titles and the descriptions, in the order of the trips. */
const words = {
  "": [
    ["Mañana", "Zarpamos temprano hacia Cap Rocat"],
    ["Mediodía", "Derechos a la Cueva Verde"],
    ["Atardecer", "Esperamos parados frente a Illetas"],
    ["Extendida", "Damos la vuelta completa"],
  ],
  "/en": [
    ["Morning", "We leave early for Cap Rocat"],
    ["Midday", "Straight to the Green Cave"],
    ["Sunset", "We wait off Illetas"],
    ["Extended", "We go all the way round"],
  ],
  "/de": [
    ["Vormittag", "Wir fahren früh nach Cap Rocat"],
    ["Mittag", "Geradewegs zur Grünen Grotte"],
    ["Sonnenuntergang", "Wir warten vor Illetas"],
    ["Große Runde", "Wir fahren die ganze Runde"],
  ],
};

test.each(Object.entries(words))(
  "Four trips (morning, midday, sunset, extended), each with title, schedule and description – %s/",
  (prefix, texts) => {
    const page = pageAt(`${prefix}/excursiones/`);
    expect(textsOf(page, "main article h2")).toEqual(texts.map(([title]) => title));
    const articles = textsOf(page, "main article");
    for (const [index, { hours, price }] of trips.entries()) {
      expect(articles[index]).toContain(hours);
      expect(articles[index]).toContain(texts[index]?.[1]);
      if (prefix === "") expect(articles[index]).toContain(price);
    }
  },
);

const lists = {
  "": ["Incluido a bordo", "Aparte", "se puede añadir si se pide con antelación"],
  "/en": ["Included on board", "Extra", "can be added if you ask for it in advance"],
  "/de": ["An Bord inklusive", "Nicht inklusive", "lässt sich ergänzen, wenn Sie vorher"],
};

describe.each(["/excursiones/", "/precios/"])("%s", (path) => {
  test.each(Object.entries(lists))(
    "list of what is included; list of what is not included; an additional note – %s/",
    (prefix, [isIncluded, isExcluded, note]) => {
      const section = find(pageAt(prefix + path), "section[aria-labelledby=included]");
      const [first, second] = all(section, "div:has(> h3)");
      expect(textsOf(section, "h3")).toEqual([isIncluded, isExcluded]);
      expect(textsOf(present(first, "first list"), "li")).toEqual(included[prefix]);
      expect(textsOf(present(second, "second list"), "li")).toEqual(excluded[prefix]);
      expect(textOf(find(present(second, "second list"), "p"))).toContain(note);
    },
  );
});
