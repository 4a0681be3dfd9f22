import { differences } from "../../../src/editor/browser/history/differences";
import { contentForms } from "../content-forms";
import { present } from "../../setup/present";

/** What is told of a content file in which a text is replaced. */
const told = (file: string, from: string, to: string) => {
  const form = contentForms.find((each) => each.file === `content/${file}`);
  if (!form?.text.includes(from)) throw new Error(`${file} has no ${from}`);
  return differences(form.fields, form.data, JSON.parse(form.text.replace(from, to)));
};

test("an amount is told as money, with the labels of its form", () => {
  expect(told("prices.json", '"amount": 320', '"amount": 345.5')).toEqual([
    "Tarifas › 1 › Precio: de «320,00 €» a «345,50 €»",
  ]);
});

test("a text is told with its language", () => {
  expect(told("trips/morning.json", '"Mañana"', '"Mañanita"')).toEqual([
    "Nombre › Español: de «Mañana» a «Mañanita»",
  ]);
});

test("interface words are told with their own labels", () => {
  const form = contentForms.find(({ file }) => file === "content/locales/es/trips.json");
  const { name, label } = present(form?.fields[0], "interface word");
  const [line] = differences(form?.fields ?? [], form?.data, { ...form?.data, [name]: "Otra" });
  expect(line).toMatch(/ a «Otra»$/);
  expect(line?.startsWith(`${label}: de «`)).toBe(true);
});

const text = { name: "text", label: "Texto", widget: "text" };
const name = { name: "name", label: "Nombre", widget: "object", fields: [{ ...text, name: "es" }] };
const list = {
  name: "list",
  label: "Lista",
  widget: "list",
  summary: "{{fields.name.es}}",
  fields: [{ name: "id", label: "Id", widget: "hidden" }, name],
};
const fields = [
  text,
  list,
  { name: "on", label: "Esconder", widget: "boolean" },
  { name: "file", label: "Archivo", widget: "image" },
  { name: "pick", label: "Sección", widget: "select", options: [{ label: "Barco", value: "b" }] },
];
const item = (id: string, es = id) => ({ id, name: { es } });

test.each([
  [{}, { text: "Hola" }, "Texto: se puso «Hola»"],
  [{ text: "Hola" }, {}, "Texto: se quitó «Hola»"],
  [{}, { on: true }, "Esconder: encendido"],
  [{ on: true }, {}, "Esconder: apagado"],
  [{ file: "/media/a.jpg" }, { file: "/media/b.jpg" }, "Archivo: de «a.jpg» a «b.jpg»"],
  [{ pick: "b" }, { pick: "x" }, "Sección: de «Barco» a «x»"],
])("%j → %j", (before, after, line) => {
  expect(differences(fields, before, after)).toEqual([line]);
});

test("items are the same by their identifier, wherever they stand", () => {
  const before = { list: [item("a"), item("b"), item("c", "ce")] };
  const after = { list: [item("d"), item("b"), item("a", "A")] };
  expect(differences(fields, before, after)).toEqual([
    "Lista: se añadió «d»",
    "Lista › 3 › Nombre › Texto: de «a» a «A»",
    "Lista: se quitó «ce»",
    "Lista: en otro orden",
  ]);
});

test("of a long text the words around the change are told", () => {
  const words = "una de las muchas palabras ".repeat(9);
  const [line] = differences(fields, { text: `${words}viejas y más, ${words}` }, { text: words });
  expect(line).toMatch(/^Texto: de «….*viejas y más.*…» a «….*»$/);
  expect(line?.length).toBeLessThan(180);
});

test("nothing is told of what is the same", () => {
  for (const form of contentForms) {
    expect(differences(form.fields, form.data, structuredClone(form.data))).toEqual([]);
  }
});
