/** @jest-environment jsdom */
import { confirmDescriptions } from "../../src/editor/browser/picture-changes";

/** Jsdom draws nothing, and so has no modal dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => document.body.replaceChildren());

const description = { es: "Una vela.", en: "A sail.", de: "Ein Segel." };
const before = { id: 7, picture: { file: "/media/sail.jpg", description } };
const now = (words: Partial<typeof description>, file = "/media/oar.jpg") => ({
  id: 7,
  picture: { file, description: { ...description, ...words } },
});

/** What is asked when the picture is saved, and what comes of an answer. */
const saving = async (data: object, earlier: unknown, answer = "") => {
  const saved = confirmDescriptions({ name: "GalleryPicture", fields: [] }, data, earlier).then(
    () => "saved",
    (error: Error) => error.message,
  );
  const dialog = document.querySelector("dialog");
  const asked = [...(dialog?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent);
  Object.assign(dialog ?? {}, { returnValue: answer });
  dialog?.dispatchEvent(new Event("close"));
  return { asked, outcome: await saved };
};

test.each([
  ["yes", "saved"],
  ["", "No se ha guardado. Cambiad la descripción de la foto y guardad otra vez."],
])("another picture with the words of the one before is asked about: %j", async (answer, told) => {
  const { asked, outcome } = await saving(now({}), before, answer);
  expect(asked).toEqual([
    "Foto: la foto ha cambiado y la descripción es la de antes: «Una vela.».",
    "¿Vale también para la nueva?",
  ]);
  expect(outcome).toBe(told);
});

test("the languages are said in which the words are as before", async () => {
  const { asked } = await saving(now({ es: "Un remo." }), before);
  expect(asked[0]).toBe(
    "Foto: la foto ha cambiado y la descripción en English y Deutsch es la de antes: «A sail.».",
  );
});

test.each([
  [
    "where every language has other words",
    now({ es: "Un remo.", en: "An oar.", de: "Ruder." }),
    before,
  ],
  ["where the picture is the same", now({ es: "Otra vela." }, "/media/sail.jpg"), before],
  ["of a new entry", now({}), undefined],
])("nothing is asked %s", async (_, data, earlier) => {
  expect(await saving(data, earlier)).toEqual({ asked: [], outcome: "saved" });
});
