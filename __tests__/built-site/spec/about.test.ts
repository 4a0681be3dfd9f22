import { pageAt, textsOf, sectionWithHeading } from "../page";

test("About us: three value blocks", () => {
  const values = ["Sólo vosotros", "Patrones titulados", "El fondo no se toca"];
  const section = sectionWithHeading(pageAt("/quienes-somos/"), "Sólo vosotros");
  expect(textsOf(section, "h2")).toEqual(values);
  const texts = textsOf(section, "p");
  expect(texts).toHaveLength(3);
  expect(texts[0]).toBe("Ninguna salida se comparte. Caben 7 personas y el patrón.");
});
