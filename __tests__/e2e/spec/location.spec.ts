import { expect, test } from "../fixtures";
import { readingOf } from "./reading";

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
