import { expect, test } from "../fixtures";

const pages = [
  {
    path: "/donde-estamos/",
    meeting: "El punto de encuentro",
    texts: ["Desde el pantalán de un club náutico", "en la entrada del club náutico"],
    map: "Ver el mapa",
  },
  {
    path: "/en/donde-estamos/",
    meeting: "The meeting point",
    texts: ["From the pontoon of a yacht club", "at the entrance to the yacht club"],
    map: "See the map",
  },
  {
    path: "/de/donde-estamos/",
    meeting: "Der Treffpunkt",
    texts: ["Vom Steg eines Yachtclubs", "am Eingang des Yachtclubs"],
    map: "Karte ansehen",
  },
];

test("Location: departure point description; a View Map button opens a maps search for the Palma yacht club in a new tab", async ({
  page,
}) => {
  for (const { path, meeting, texts, map } of pages) {
    await page.goto(path);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 2, name: meeting })).toBeVisible();
    for (const text of texts) await expect(main.getByText(text)).toBeVisible();
    const link = main.getByRole("link", { name: map });
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.origin + href.pathname).toBe("https://www.google.com/maps/search/");
    expect(href.searchParams.get("query")).toMatch(/club náutico Palma/i);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});
