/** @jest-environment jsdom */
import { keepDraft, restoreDraft } from "../../../src/site/storage/drafts";
import { present } from "../../setup/present";

const KEY = "draft-review";

const FORM = `<form>
  <input type="hidden" name="_subject" value="Review">
  <input type="radio" name="rating" value="1"><input type="radio" name="rating" value="2">
  <input name="name"><textarea name="message"></textarea>
</form>`;

/** Replaces the page by an empty form. */
const newForm = () => {
  document.body.innerHTML = FORM;
  return present(document.forms[0], "form");
};

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

const valuesOf = (form: HTMLFormElement) =>
  ["rating", "name", "message"].map((name) => field(form, name).value);

const write = (values: Record<string, string>) => {
  const form = newForm();
  for (const [name, value] of Object.entries(values)) field(form, name).value = value;
  return form;
};

beforeEach(() => sessionStorage.clear());

test.each<Record<string, string>>([{ name: "Bea" }, { message: "Hola" }, { rating: "1" }])(
  "what was written before the app came is kept, and not the older draft: %o",
  (values) => {
    keepDraft(KEY, write({ rating: "2", name: "Ana", message: "Bien." }));
    const form = write(values);
    restoreDraft(KEY, form);
    const expected = ["rating", "name", "message"].map((name) => values[name] ?? "");
    expect(valuesOf(form)).toEqual(expected);
    const next = newForm();
    restoreDraft(KEY, next);
    expect(valuesOf(next)).toEqual(expected);
  },
);
