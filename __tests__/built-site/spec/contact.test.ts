import { all, expectNewTab, pageAt, sectionWithHeading, textOf, find } from "../page";

const main = () => find(pageAt("/contacto/"), "main");

test("Phone, e-mail and WhatsApp links ({phone}, {email})", () => {
  expect(textOf(find(main(), 'a[href="tel:+34971234567"]'))).toContain("+34 971 234 567");
  expect(textOf(find(main(), 'a[href="mailto:reservas@velaclara.test"]'))).toContain(
    "reservas@velaclara.test",
  );
  expectNewTab(find(main(), 'a[href^="https://wa.me/34655432198"]:not([hidden] *)'));
});

test("below the form, the questions that have an answer, with their facts filled in", () => {
  const content = main();
  const section = sectionWithHeading(content, "Dudas de a bordo");
  const questions = all(section, "details").map((each) => [
    textOf(find(each, "summary")),
    textOf(find(each, "p")),
    each.querySelector("a")?.getAttribute("href"),
  ]);
  expect(questions).toEqual([
    ["¿Enseñáis nudos?", "El as de guía, si lo pedís.", undefined],
    ["¿Traéis sombrilla?", "Una para cada 7 invitados, junto a Cala Clara.", "/precios/"],
  ]);
  const form = find(content, "form");
  expect(form.compareDocumentPosition(section)).toBe(form.DOCUMENT_POSITION_FOLLOWING);
});

test("a message form: name, email, message (message box of 5 rows)", () => {
  const form = find(main(), "form");
  expect(textOf(find(form, "h2"))).toBe("Dejadnos unas líneas");
  const fields = all(form, "label[for]").map((label) => {
    const field = find(form, `#${label.getAttribute("for")}`);
    const attributes = ["name", "type", "rows"].map((name) => field.getAttribute(name));
    return [textOf(label), field.localName, ...attributes];
  });
  expect(fields).toEqual([
    ["Nombre", "input", "name", null, null],
    ["Correo electrónico", "input", "email", "email", null],
    ["Mensaje", "textarea", "message", null, "5"],
  ]);
});
