import { expect, test } from "../fixtures";
import { expectSections } from "./legal-sections";
import { readingOf } from "./reading";

test("Legal notice: general information, terms, access, links, intellectual property, legal actions", async ({
  page,
}) => {
  await expectSections(page, "/aviso-legal/", {
    "general-information": "Información general",
    "terms-of-use": "Condiciones de uso",
    access: "Acceso al sitio web",
    links: "Enlaces",
    "intellectual-property": "Propiedad intelectual e industrial",
    "law-and-jurisdiction": "Acciones legales, ley aplicable y jurisdicción",
  });
});

test("The legal text states the user must be of legal age and that content needs no subscription", async ({
  page,
}) => {
  for (const [path, age, subscription] of [
    [
      "/aviso-legal/",
      "El usuario debe ser mayor de edad.",
      "Para consultar los contenidos no es necesario suscribirse",
    ],
    [
      "/en/aviso-legal/",
      "You must be of legal age to use the site.",
      "You need neither a subscription nor an account to view its content.",
    ],
    [
      "/de/aviso-legal/",
      "Die Nutzung der Website setzt voraus, dass Sie volljährig sind.",
      "Für den Abruf der Inhalte ist weder ein Abonnement",
    ],
  ]) {
    await page.goto(path);
    const text = await readingOf(page.locator("#access"));
    expect(text).toContain(age);
    expect(text).toContain(subscription);
  }
});
