import { expectNewTab, linkWithText, pageAt, textOf, textsOf, find } from "../page";

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
