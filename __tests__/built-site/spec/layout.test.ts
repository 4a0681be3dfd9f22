import { all, expectNewTab, only, pageAt, textOf, textsOf, find } from "../page";

const hrefOf = (link: Element) => decodeURI(link.getAttribute("href") ?? "");

test.each([
  ["", "Navegar", "Hablamos", "Formulario de contacto"],
  ["/de", "Navigieren", "Sprechen wir", "Kontaktformular"],
])(
  "Footer: navigation column (home, excursions, pricing, booking, reviews), contact column (phone link, e-mail link, contact form link), legal links – %s/",
  (prefix, navigate, talk, form) => {
    const footer = find(pageAt(`${prefix}/`), "footer");
    const navigation = find(footer, "nav");
    expect(textOf(find(navigation, "h2"))).toBe(navigate);
    expect(all(navigation, "a").map(hrefOf)).toEqual(
      ["/", "/excursiones/", "/precios/", "/reservas/", "/reseñas/"].map((path) => prefix + path),
    );
    const contact = only(
      all(footer, "div:has(> h2)").filter((column) => textOf(column.querySelector("h2")) === talk),
      `columns are called ${talk}`,
    );
    expect(textsOf(contact, "a")).toEqual(["+34 971 234 567", "reservas@velaclara.test", form]);
    expect(all(contact, "a").map(hrefOf)).toEqual([
      "tel:+34971234567",
      "mailto:reservas@velaclara.test",
      `${prefix}/contacto/`,
    ]);
    for (const path of ["/aviso-legal/", "/politica-privacidad/", "/politica-cookies/"]) {
      expect(textOf(find(footer, `a[href="${prefix}${path}"]`))).not.toBe("");
    }
  },
);

test("social links opening the company's social pages in a new tab", () => {
  const links = all(find(pageAt("/"), "footer"), "a[target]");
  expect(links.map((link) => [textOf(link).split(" ")[0], hrefOf(link)])).toEqual([
    ["Instagram", "https://social.test/velaclara/fotos"],
    ["Facebook", "https://social.test/velaclara"],
  ]);
  links.forEach(expectNewTab);
});

test.each(["/", "/en/precios/", "/de/contacto/"])(
  "Floating WhatsApp button: opens an external chat link with a fixed phone number and a prefilled Spanish greeting about charter services – %s",
  (path) => {
    const link = find(pageAt(path), 'aside a[href^="https://wa.me/"]');
    const href = new URL(link.getAttribute("href") ?? "");
    expect(href.origin + href.pathname).toBe("https://wa.me/34655432198");
    expect(href.searchParams.get("text")).toBe(
      "Buenos días, querría saber más sobre vuestros servicios de chárter",
    );
    expectNewTab(link);
  },
);

test("No account is needed: no login, registration or accounts. All pages are public", () => {
  const page = pageAt("/");
  expect(all(page, "input[type=password]")).toEqual([]);
  expect(textOf(page.body)).not.toMatch(/iniciar sesión|registrarse/i);
});
