import { pageAt, textsOf, sectionWithHeading } from "../page";

test.each([
  [
    "/quienes-somos/",
    ["Sólo vosotros", "Patrones titulados", "El fondo no se toca"],
    "Ninguna salida se comparte. Caben 7 personas y el patrón.",
  ],
  [
    "/en/quienes-somos/",
    ["Only you", "Licensed skippers", "The seabed stays as it is"],
    "No trip is ever shared. There is room for 7 guests and the skipper.",
  ],
  [
    "/de/quienes-somos/",
    ["Nur Sie", "Skipper mit Patent", "Der Grund bleibt, wie er ist"],
    "Kein Ausflug wird geteilt. Platz ist für 7 Gäste und den Skipper.",
  ],
] as const)("About us: three value blocks – %s", (path, values, first) => {
  const section = sectionWithHeading(pageAt(path), values[0]);
  expect(textsOf(section, "h2")).toEqual(values);
  const texts = textsOf(section, "p");
  expect(texts).toHaveLength(3);
  expect(texts[0]).toBe(first);
});
