import { all, pageAt, textOf, find } from "../page";

/** Expects Spanish sections, each with its heading, a text and a link to it. */
const expectSections = (path: string, headings: Record<string, string>) => {
  const main = find(pageAt(path), "main");
  for (const [id, title] of Object.entries(headings)) {
    const section = find(main, `#${id}`);
    expect(textOf(find(section, "h2"))).toBe(title);
    expect(textOf(section).length).toBeGreaterThan(100);
    expect(all(main, `a[href="#${id}"]`)).not.toEqual([]);
  }
  expect(textOf(main)).not.toMatch(/\{\{|\}\}/);
};

test("Legal notice: general information, terms, access, links, intellectual property, legal actions", () => {
  expectSections("/aviso-legal/", {
    "general-information": "Información general",
    "terms-of-use": "Condiciones",
    access: "Acceso",
    links: "Enlaces",
    "intellectual-property": "Propiedad intelectual",
    "law-and-jurisdiction": "Acciones legales",
  });
});

test("The legal text states the user must be of legal age and that content needs no subscription", () => {
  const text = textOf(find(pageAt("/aviso-legal/"), "#access"));
  expect(text).toContain("El usuario debe ser mayor de edad.");
  expect(text).toContain("se ven sin suscripción");
});

test("Privacy policy: applicable laws, identity of the controller, registry, principles, data categories, legal basis, purposes, retention, recipients, minors, security, rights and how to exercise them, links, claims, acceptance", () => {
  expectSections("/politica-privacidad/", {
    "applicable-laws": "Leyes aplicables",
    controller: "Responsable",
    registry: "Registro",
    principles: "Principios",
    "data-categories": "Tipos de datos",
    "legal-basis": "Base legal",
    purposes: "Finalidades",
    retention: "Conservación",
    recipients: "Destinatarios",
    minors: "Menores",
    security: "Seguridad",
    rights: "Derechos y cómo ejercerlos",
    "other-sites": "Enlaces externos",
    claims: "Reclamaciones",
    acceptance: "Aceptación",
  });
});

test("Personal data retained 48 months or until erasure is requested; age of consent for data processing is 14", () => {
  const page = pageAt("/politica-privacidad/");
  expect(textOf(find(page, "#retention"))).toMatch(/48 meses.*hasta que se pida su supresión/);
  expect(textOf(find(page, "#minors"))).toContain("Desde los 14 años");
});

test("Cookie policy: own cookies, social networks, how to disable", () => {
  expectSections("/politica-cookies/", {
    "own-cookies": "Cookies propias",
    networks: "Redes sociales",
    "browser-settings": "Cómo desactivarlas",
  });
});

test("Cookie policy: social networks (links to two social platforms' cookie policies)", () => {
  const links = all(pageAt("/politica-cookies/"), "#networks a");
  const [one, two] = links.map((link) => link.getAttribute("href"));
  expect(links).toHaveLength(2);
  expect(one).toMatch(/^https:\/\/[^/]*instagram\.com.*cookies/);
  expect(two).toMatch(/^https:\/\/[^/]*facebook\.com.*cookies/);
});
