import { expect, test } from "../fixtures";
import { readingOf } from "./reading";

const parts = {
  "aviso-legal": [
    "general-information",
    "terms-of-use",
    "access",
    "links",
    "intellectual-property",
    "law-and-jurisdiction",
  ],
  "politica-privacidad": [
    ...["applicable-laws", "controller", "registry", "principles", "data-categories"],
    ...["legal-basis", "purposes", "retention", "recipients", "minors", "security", "rights"],
    ...["other-sites", "claims", "acceptance"],
  ],
  "politica-cookies": ["own-cookies", "social-networks", "browser-settings"],
};

for (const [name, ids] of Object.entries(parts)) {
  test(`Legal notice, privacy policy, cookie policy: structured translated text sections – ${name}`, async ({
    page,
  }) => {
    for (const prefix of ["", "/en", "/de"]) {
      await page.goto(`${prefix}/${name}/`);
      for (const id of ids) {
        const section = page.locator(`main #${id}`);
        await expect(section.getByRole("heading", { level: 2 })).toBeVisible();
        expect((await readingOf(section)).length, `${prefix} ${id}`).toBeGreaterThan(120);
        await expect(page.locator(`main a[href="#${id}"]`)).toBeAttached();
      }
      const text = await readingOf(page.locator("main"));
      expect(text).not.toMatch(/\{\{|\}\}/);
    }
  });
}

test("Cookie policy: social networks (links to two social platforms' cookie policies)", async ({
  page,
}) => {
  await page.goto("/politica-cookies/");
  const links = page.locator("#social-networks a");
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute("href", /instagram\.com.*cookies/);
  await expect(links.nth(1)).toHaveAttribute("href", /facebook\.com.*cookies/);
});

test("The legal text states the user must be of legal age and that content needs no subscription", async ({
  page,
}) => {
  for (const [path, age, subscription] of [
    ["/aviso-legal/", /mayor(es)? de edad/, /no es necesario suscribirse/],
    ["/en/aviso-legal/", /legal age|of age|18/, /subscription|subscribe/],
    ["/de/aviso-legal/", /volljährig/i, /Abonnement|Abo/],
  ] as const) {
    await page.goto(path);
    const text = await readingOf(page.locator("main"));
    expect(text).toMatch(age);
    expect(text).toMatch(subscription);
  }
});

test("Personal data retained 48 months or until erasure is requested; age of consent for data processing is 14", async ({
  page,
}) => {
  for (const prefix of ["", "/en", "/de"]) {
    await page.goto(`${prefix}/politica-privacidad/`);
    expect(await readingOf(page.locator("#retention"))).toContain("48");
    expect(await readingOf(page.locator("#minors"))).toContain("14");
  }
});
