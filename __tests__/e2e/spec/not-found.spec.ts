import { expect, test } from "../fixtures";

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
    [
      "/en/any/other",
      "Page not found",
      "Sorry, the page you’re looking for doesn’t exist.",
      "Back to Home",
      "/en/",
    ],
    [
      "/de/irgendwas",
      "Seite nicht gefunden",
      "Es tut uns leid, die gesuchte Seite gibt es nicht.",
      "Zurück zur Startseite",
      "/de/",
    ],
  ]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: link, exact: true })).toHaveAttribute("href", home);
  }
});
