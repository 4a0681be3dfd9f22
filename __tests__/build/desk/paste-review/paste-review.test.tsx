/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, screen } from "@testing-library/react";
import { PasteReview } from "../../../../src/build/desk/paste-review/paste-review";
import { pasteWords } from "../../../../src/build/desk/paste-review/words";
import { polyfillDialogs } from "../../../desk/window/dialogs";
import { button, press, write } from "../../../desk/window/show-screen";
import { showCompany } from "../show-company";
import { MAIL } from "./mangled-mails";

polyfillDialogs();

const paste = pasteWords.es;
const FILE = "reviews/new-1.json";

const show = async () => {
  const onClose = jest.fn();
  return { onClose, ...(await showCompany(<PasteReview isOpen onClose={onClose} />)) };
};

const take = (text: string) => {
  write(paste.pasted, text);
  press(paste.goOn);
};

const tick = (name: string | RegExp) => fireEvent.click(screen.getByRole("checkbox", { name }));
const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const said = () =>
  screen
    .queryAllByRole("alert")
    .map(({ textContent }) => textContent)
    .join("");

const CHAT = [
  "[25/11/26, 13:02:11] Pau: ¿Cómo fue?",
  "[25/11/26, 13:03:11] +49 171 2345678: Foto mañana",
  "[25/11/26, 13:04:11] Ida: Wir hatten einen schönen Tag mit euch.",
  "[25/11/26, 13:05:11] Ida: 5 Sterne! Gern wieder.",
  "[25/11/26, 13:06:11] Pau: Mil gracias, de mi número 600 11 22 33",
].join("\n");

test("a pasted mail becomes a new review without its address, and one is led to what it does not say", async () => {
  const { held, changed, undo, onClose } = await show();
  take(MAIL);
  expect(document.activeElement?.textContent).toBe(paste.check);
  tick(paste.consent);
  press(paste.create);
  expect(onClose).toHaveBeenCalled();
  expect(changed()).toEqual([FILE]);
  expect(held(FILE)).toEqual({
    id: "new-1",
    name: "Núria Ferrer",
    date: "2026-09-14",
    rating: 4,
    language: "es",
    text: { es: "Una tarde preciosa: mar en calma.\n\nVolveremos." },
    sample: false,
    order: 5,
  });
  expect(location.hash).toBe(`#/file/${FILE}?field=checked`);
  undo();
  expect(changed()).toEqual([]);
});

test("of a chat one person's messages in a row are taken, and nothing of the others is kept anywhere", async () => {
  const { desk, held } = await show();
  take(CHAT);
  press(paste.goOn);
  expect(said()).toBe(paste.chooseOne);
  const rows = () =>
    screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);
  expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
    expect.stringContaining("Mil gracias") as string,
    expect.stringContaining("Gern wieder") as string,
    expect.stringContaining("schönen Tag") as string,
    expect.stringContaining(paste.unnamed(2)) as string,
    expect.stringContaining("¿Cómo fue?") as string,
  ]);
  // One of another person takes the place of what was ticked; the next one of the same person joins it.
  tick(/Mil gracias/);
  tick(/Gern wieder/);
  expect(rows()).toEqual([false, true, false, false, false]);
  tick(/schönen Tag/);
  expect(rows()).toEqual([false, true, true, false, false]);
  press(paste.goOn);
  expect([value(paste.name), value(paste.date), value(paste.stars), value(paste.language)]).toEqual(
    ["Ida", "2026-11-25", "5", "de"],
  );
  tick(paste.consent);
  press(paste.create);
  expect(held(FILE, "text")).toEqual({
    de: "Wir hatten einen schönen Tag mit euch.\nGern wieder.",
  });
  const { work } = desk.state();
  const kept = JSON.stringify([
    [...work.edits],
    work.past.map(({ edits }) => [...edits]),
    { ...localStorage },
  ]);
  expect(kept).not.toMatch(/Mil gracias|Foto mañana|¿Cómo fue|600 11|171 2345|13:0/);
});

test("without its author's leave nothing is made, and the box that lacks is pointed at", async () => {
  const { changed, onClose } = await show();
  take("Fue una tarde preciosa con el patrón.");
  press(paste.create);
  expect([changed(), said()]).toEqual([[], paste.lacking.consent]);
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: paste.consent }));
  expect(onClose).not.toHaveBeenCalled();
});

test("a text in no language of the site says so, and goes into none before one is chosen", async () => {
  const { held, changed } = await show();
  take("Une journée magnifique avec les enfants, nous avons adoré.");
  expect(value(paste.language)).toBe("");
  expect(screen.getByText(paste.otherLanguage)).toBeTruthy();
  tick(paste.consent);
  press(paste.create);
  expect([changed(), said()]).toEqual([[], paste.lacking.language]);
  write(paste.text, "Un día magnífico.");
  fireEvent.change(screen.getByLabelText(paste.language), { target: { value: "es" } });
  press(paste.create);
  expect(held(FILE)).toMatchObject({ language: "es", text: { es: "Un día magnífico." } });
});

test("what is read wrongly is corrected in its place, also its language, in whose line the text lands", async () => {
  const { held } = await show();
  take("Super! ⭐⭐⭐⭐");
  write(paste.name, " Ida  K. ");
  write(paste.text, "Super! Mein Telefon ist +49 171 2345678");
  fireEvent.change(screen.getByLabelText(paste.language), { target: { value: "en" } });
  fireEvent.change(screen.getByLabelText(paste.stars), { target: { value: "5" } });
  tick(paste.consent);
  press(paste.create);
  expect(held(FILE)).toMatchObject({
    name: "Ida K.",
    rating: 5,
    language: "en",
    text: { en: "Super! Mein Telefon ist" },
  });
});

test("what is no review stays in the box, with the reason, and in no red", async () => {
  const { changed } = await show();
  take("⭐⭐⭐⭐⭐");
  expect(said()).toBe(paste.problems["no-words"]);
  expect(document.querySelector(".note--error, [aria-invalid]")).toBeNull();
  expect(value(paste.pasted)).toBe("⭐⭐⭐⭐⭐");
  write(paste.pasted, "Fue una tarde preciosa.");
  expect([said(), changed()]).toEqual(["", []]);
});

test("one can go back at each step, and what was pasted is still there", async () => {
  await show();
  take(CHAT);
  tick(/Gern wieder/);
  press(paste.goOn);
  press(paste.back);
  expect(document.activeElement?.textContent).toBe(paste.choose);
  press(paste.back);
  expect(value(paste.pasted)).toBe(CHAT);
  expect(document.activeElement).toBe(screen.getByLabelText(paste.pasted));
});

test("of a long chat a message is found by a word", async () => {
  await show();
  take(Array.from({ length: 700 }, (_, at) => `25/11/26, 13:02 - Ida: Nº ${at}`).join("\n"));
  expect(screen.getAllByRole("checkbox")).toHaveLength(500);
  expect(screen.getByText(paste.more(200))).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nº 7" } });
  expect(screen.getAllByRole("checkbox")).toHaveLength(11);
});

test("what was pasted is forgotten when the dialog is closed", async () => {
  const { rerender } = await show();
  write(paste.pasted, CHAT);
  rerender(<PasteReview isOpen={false} onClose={() => undefined} />);
  expect(document.body.textContent).not.toContain("Mil gracias");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(() => button(paste.goOn)).toThrow();
});
