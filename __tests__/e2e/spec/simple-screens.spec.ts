import { expect, test } from "../fixtures";
import { readingOf } from "./reading";

test("About us: three value blocks", async ({ page }) => {
  for (const [path, values] of [
    [
      "/quienes-somos/",
      ["Un solo grupo a bordo", "Un patrón que conoce la bahía", "Fondeo con cuidado"],
    ],
    [
      "/en/quienes-somos/",
      ["One group on board", "A skipper who knows the bay", "Anchoring with care"],
    ],
    [
      "/de/quienes-somos/",
      ["Nur eine Gruppe an Bord", "Ein Skipper, der die Bucht kennt", "Ankern mit Rücksicht"],
    ],
  ] as const) {
    await page.goto(path);
    for (const name of values)
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
});

test("Special services: birthdays and anniversaries, marriage proposals, custom events, personalized decoration (extra cost, advance request). A button leads to /contacto", async ({
  page,
}) => {
  await page.goto("/servicios-especiales/");
  for (const name of [
    "Cumpleaños y aniversarios",
    "Pedidas de mano",
    "Eventos a medida",
    "Decoración personalizada",
  ])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const decoration = page.getByRole("article").filter({ hasText: "Decoración personalizada" });
  await expect(decoration).toContainText("coste adicional");
  await expect(decoration).toContainText("aviso previo");
  const links = page.locator('main a[href="/contacto/"]');
  await expect(links.first()).toBeVisible();
  for (const [path, heading] of [
    ["/en", "Personalised decoration"],
    ["/de", "Dekoration nach Wunsch"],
  ]) {
    await page.goto(`${path}/servicios-especiales/`);
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await expect(page.locator(`main a[href="${path}/contacto/"]`).first()).toBeVisible();
  }
});

test("Location: departure point description; a View Map button opens a maps search for the Palma yacht club in a new tab", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/donde-estamos/", "Ver el mapa"],
    ["/en/donde-estamos/", "See the map"],
    ["/de/donde-estamos/", "Karte ansehen"],
  ]) {
    await page.goto(path);
    const map = page.getByRole("link", { name });
    const href = new URL((await map.getAttribute("href")) ?? "");
    expect(href.hostname).toBe("www.google.com");
    expect(href.pathname).toBe("/maps/search/");
    expect(href.searchParams.get("query")).toMatch(/club náutico Palma/i);
    await expect(map).toHaveAttribute("target", "_blank");
    await expect(map).toHaveAttribute("rel", /noopener/);
    expect((await readingOf(page.locator("main"))).length).toBeGreaterThan(200);
  }
});

test("Not-found page: heading 'Página no encontrada', text 'Lo sentimos, la página que buscas no existe.', and a link 'Volver al Inicio' to /", async ({
  page,
}) => {
  for (const [path, heading, text, link, home] of [
    [
      "/cualquier/otra",
      "Página no encontrada",
      "Lo sentimos, la página que buscas no existe.",
      "Volver al Inicio",
      "/",
    ],
    ["/en/any/other", "Page not found", "", "Back to home", "/en/"],
    ["/de/irgendwas", "Seite nicht gefunden", "", "Zurück zur Startseite", "/de/"],
  ]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(main).toContainText(text);
    await expect(main.getByRole("link", { name: new RegExp(link, "i") })).toHaveAttribute(
      "href",
      home,
    );
  }
});
