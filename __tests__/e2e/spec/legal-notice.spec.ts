import { expect, test } from "../fixtures";
import { expectSections } from "./legal-sections";
import { readingOf } from "./reading";

test("Legal notice: general information, terms, access, links, intellectual property, legal actions", async ({
  page,
}) => {
  await expectSections(page, "/aviso-legal/", [
    "general-information",
    "terms-of-use",
    "access",
    "links",
    "intellectual-property",
    "law-and-jurisdiction",
  ]);
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
