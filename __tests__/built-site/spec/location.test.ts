import { languageCodes, localPath } from "../../../src/base/languages";
import { all, expectNewTab, linkWithText, pageAt, textOf, textsOf, find } from "../page";

test.each([
  [
    "/donde-estamos/",
    "Nos vemos en la puerta",
    ["El barco espera en un club náutico del puerto.", "en la puerta del club náutico"],
    "Ver el mapa",
  ],
  [
    "/en/donde-estamos/",
    "We meet at the gate",
    ["The boat waits at a yacht club in the port.", "at the gate of the yacht club"],
    "See the map",
  ],
  [
    "/de/donde-estamos/",
    "Wir treffen uns am Tor",
    ["Das Boot wartet in einem Yachtclub im Hafen.", "am Tor des Yachtclubs"],
    "Karte ansehen",
  ],
])(
  "Location: departure point description; a View Map button opens a maps search for the Palma yacht club in a new tab – %s",
  (path, meeting, texts, map) => {
    const main = find(pageAt(path), "main");
    expect(textsOf(main, "h2")).toContain(meeting);
    for (const text of texts) expect(textOf(main)).toContain(text);
    const link = linkWithText(main, map);
    const href = new URL(link.getAttribute("href") ?? "");
    expect(href.origin + href.pathname).toBe("https://www.google.com/maps/search/");
    expect(href.searchParams.get("query")).toMatch(/club náutico Palma/i);
    expectNewTab(link);
  },
);

test.each(languageCodes)("the position opens in three maps, in new tabs: %s", (language) => {
  const main = find(pageAt(localPath("/donde-estamos/", language)), "main");
  const links = all(main, 'a[href*="39.5512"]');
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://www.google.com/maps/search/?api=1&query=39.5512%2C2.6328",
    "https://maps.apple.com/?ll=39.5512,2.6328&q=Vela%20Clara",
    "https://www.openstreetmap.org/?mlat=39.5512&mlon=2.6328#map=18/39.5512/2.6328",
  ]);
  links.forEach(expectNewTab);
});

test("the gate is shown with its description", () => {
  const main = find(pageAt("/en/donde-estamos/"), "main");
  const image = find<HTMLImageElement>(main, 'h2 ~ div img[loading="lazy"]');
  expect(image.alt).toBe("A blue gate between two low walls.");
});
