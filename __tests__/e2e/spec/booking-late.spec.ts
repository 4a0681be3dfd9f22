import { expect, test } from "../fixtures";

test("a calendar that arrives after the failure was reported is shown in its place", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/load-turitop.min.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/reservas/");
  const failure = page.getByRole("alert").filter({ hasText: "El calendario no responde" });
  await page.locator("#js-turitop").waitFor({ state: "attached" });
  await page.clock.fastForward(12_500);
  await expect(failure).toBeVisible();
  release();
  await expect(page.locator(".load-turitop iframe")).toBeVisible();
  await expect(failure).toBeHidden();
});
