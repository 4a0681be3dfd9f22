import { expect, test } from "../fixtures";
import { expectSections } from "./legal-sections";
import { readingOf } from "./reading";

test("Privacy policy: applicable laws, identity of the controller, registry, principles, data categories, legal basis, purposes, retention, recipients, minors, security, rights and how to exercise them, links, claims, acceptance", async ({
  page,
}) => {
  await expectSections(page, "/politica-privacidad/", {
    "applicable-laws": "Normativa aplicable",
    controller: "Responsable del tratamiento",
    registry: "Datos registrales y registro de actividades",
    principles: "Principios que aplicamos",
    "data-categories": "Datos que tratamos",
    "legal-basis": "Base jurídica",
    purposes: "Finalidades",
    retention: "Plazo de conservación",
    recipients: "Destinatarios y transferencias internacionales",
    minors: "Menores de edad",
    security: "Seguridad",
    rights: "Sus derechos y cómo ejercerlos",
    "other-sites": "Enlaces a otros sitios",
    claims: "Reclamaciones ante la autoridad de control",
    acceptance: "Aceptación y cambios",
  });
});

test("Personal data retained 48 months or until erasure is requested; age of consent for data processing is 14", async ({
  page,
}) => {
  for (const [prefix, months, erasure, age] of [
    ["", "48 meses", "hasta que usted solicite su supresión", "hayan cumplido 14 años"],
    ["/en", "48 months", "until you ask us to erase it", "aged 14 or over"],
    ["/de", "48 Monate", "bis Sie ihre Löschung verlangen", "mindestens 14 Jahre"],
  ]) {
    await page.goto(`${prefix}/politica-privacidad/`);
    const retention = await readingOf(page.locator("#retention"));
    expect(retention).toContain(months);
    expect(retention).toContain(erasure);
    expect(await readingOf(page.locator("#minors"))).toContain(age);
  }
});
