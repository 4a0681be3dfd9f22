import { errorsInForm } from "../../src/editor/browser/entry-errors";
import { contentForms, web } from "./content-forms";

/** A content file's form, and what it holds with something changed. */
const changed = (file: string, change: (data: never) => void) => {
  const { list, entry, fields, data } =
    contentForms.find((form) => form.file === `content/${file}`) ?? fail(file);
  const copy = structuredClone(data);
  change(copy as never);
  const isFolder = web.collections.some((each) => each.name === list && !("files" in each));
  const errors = errorsInForm({ name: isFolder ? list : entry, fields }, copy);
  return errors.map(({ message }) => message);
};

const fail = (file: string): never => {
  throw new Error(`There is no ${file}`);
};

test.each(contentForms)("$file has no error", ({ file }) => {
  expect(changed(file.replace("content/", ""), () => undefined)).toEqual([]);
});

type Held = Record<string, unknown>;
type Trip = Held & { title: Held };
type Two = [Held, Held];
type Prices = { packages: Two };

const MORNING = "trips/morning.json";

test.each<[string, string, (data: never) => void, string[]]>([
  [
    "a missing German text",
    MORNING,
    ({ title }: Trip) => delete title.de,
    ["Nombre › Deutsch: falta el texto en alemán (de). Añadidlo."],
  ],
  [
    "a German text that the form has emptied",
    MORNING,
    ({ title }: Trip) => (title.de = ""),
    ["Nombre › Deutsch: falta el texto en alemán (de). Añadidlo."],
  ],
  [
    "a bad time",
    MORNING,
    (data: Trip) => (data.start = "25:00"),
    ['Salida: "25:00" no vale. Hora local de Palma, por ejemplo 09:30.'],
  ],
  [
    "a return before the departure, which no single field knows",
    MORNING,
    (data: Trip) => (data.end = "08:00"),
    ["Regreso: el regreso no es después de la salida. Corregid una de las dos horas."],
  ],
  [
    "a bad pattern",
    MORNING,
    (data: Trip) => (data.id = "Cala Vella"),
    ['Identificador: "Cala Vella" no vale. Minúsculas sin acentos, con guiones.'],
  ],
  [
    "an invisible character, which is taken away",
    "legal/cookies.yaml",
    (data: { lead: Held }) => (data.lead.en = "What is\u200b stored"),
    [],
  ],
  [
    "half a point of interest, which may be left out only as a whole",
    "pages/about.json",
    ({ picture }: { picture: { focus: Held } }) => delete picture.focus.y,
    ["Foto › Punto de interés › Vertical (%): falta este campo (Vertical (%)). Añadidlo."],
  ],
  [
    "a price with three decimals, in the second entry of a list",
    "prices.json",
    ({ packages }: Prices) => (packages[1].amount = 320.555),
    ["Tarifas › 2 › Precio: 320.555 no vale. En euros, con céntimos si hacen falta."],
  ],
  [
    "an amount with two readings",
    "prices.json",
    ({ packages }: Prices) => (packages[0].amount = "1,250"),
    [
      "Tarifas › 1 › Precio: «1,250» se puede leer de dos maneras. Escribid 1250 si son euros enteros, o 1,25 si lleva céntimos.",
    ],
  ],
  [
    "an amount that is none",
    "prices.json",
    ({ packages }: Prices) => (packages[0].amount = "gratis"),
    [
      "Tarifas › 1 › Precio: «gratis» no se puede leer como un precio. Escribidlo así: 320, 320,50 o 1.250.",
    ],
  ],
  [
    "amounts beyond their limits",
    "prices.json",
    ({ packages }: Prices) => {
      packages[0].amount = "0,50 €";
      packages[1].amount = "100.001";
    },
    [
      "Tarifas › 1 › Precio: el número es demasiado pequeño. El mínimo es 1.",
      "Tarifas › 2 › Precio: el número es demasiado grande. El máximo es 100000.",
    ],
  ],
  [
    "a placeholder that stands for nothing",
    MORNING,
    ({ description }: { description: Held }) => (description.de = "Bis zu {{terms.guest}} Gäste"),
    [
      "Descripción › Deutsch: {{terms.guest}} no existe. Corregid el nombre; la lista está en el manual.",
    ],
  ],
  [
    "a placeholder that is not closed",
    MORNING,
    ({ description }: { description: Held }) => (description.en = "Up to {{terms.guests guests"),
    ["Descripción › English: hay llaves {{ o }} sin su pareja. Completadlas o borradlas."],
  ],
  [
    "the same anchor twice",
    "legal/cookies.yaml",
    ({ sections }: { sections: Two }) => (sections[1].id = sections[0].id),
    [expect.stringMatching(/^Apartados › 2 › Ancla: «[a-z-]+» ya existe\. Poned otro\.$/)],
  ],
  [
    "a trip with two rates",
    "prices.json",
    ({ packages }: Prices) => (packages[1].trip = packages[0].trip),
    [
      expect.stringMatching(
        /^Tarifas › 2 › Excursión: «[a-z-]+» ya está en la lista\. Dejad solo uno\.$/,
      ),
    ],
  ],
  [
    "an invisible character in an interface word, which is taken away",
    "locales/de/gallery.json",
    (data: Held) => (data.counter = `${String(data.counter)}\u200b`),
    [],
  ],
  [
    "an empty list",
    "prices.json",
    (data: Held) => (data.packages = []),
    ["Tarifas: la lista es demasiado corta: el mínimo es 1. Añadid lo que falta."],
  ],
  [
    "a field that the model does not know",
    "company.json",
    (data: Held) => (data.boat = "Brisa"),
    ["boat: este campo no existe. Corregid el nombre o borradlo."],
  ],
  [
    "more than one error",
    MORNING,
    (data: Trip) => Object.assign(data, { order: -1, light: { ...data.title, en: null } }),
    [
      "Luz › English: falta el texto en inglés (en). Añadidlo.",
      "Lugar: el número es demasiado pequeño. El mínimo es 0.",
    ],
  ],
])("%s is told with the labels of the form", (_, file, change, sentences) => {
  expect(changed(file, change)).toEqual(sentences);
});

test("an amount in any way of writing is no error", () => {
  const written = ({ packages }: Prices) => {
    packages[0].amount = "1.250,00 €";
    packages[1].amount = "320,5";
  };
  expect(changed("prices.json", written)).toEqual([]);
});

test("interface words, which the model does not know, are left to the rules of their form", () => {
  const words = (data: Held) => delete data.counter;
  expect(changed("locales/de/gallery.json", words)).toEqual([]);
});
