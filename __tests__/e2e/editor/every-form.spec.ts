import type { Locator } from "@playwright/test";
import type { EditorField } from "../../../src/editor/config/form-fields";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, save } from "./desk";
import { allForms, firstField, type Form } from "./forms";
import { deployedConfig } from "./load-editor";

test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT/ });

/**
 * As few forms as hold every kind of field. That every file is written byte for byte as it was is
 * proved without a browser (`format.test.ts`).
 */
const formsOfEachKind = (forms: Form[]) => {
  const seen = new Set<string>();
  const bySize = forms.toSorted((a, b) => a.fields.length - b.fields.length);
  return bySize.filter(({ fields }) => {
    const kinds = kindsIn(fields).filter((kind) => !seen.has(kind));
    kinds.forEach((kind) => seen.add(kind));
    return kinds.length > 0;
  });
};

/** The kinds of a form's fields: the widget, and whether a list or a group is around it. */
const kindsIn = (fields: EditorField[]): string[] =>
  fields.flatMap(({ widget, fields: inside = [] }) => [
    widget,
    ...kindsIn(inside).map((kind) => `${widget} › ${kind.split(" › ").at(-1)}`),
  ]);

/** Another value for a field: a number one higher, a text one letter longer. */
const changed = async (input: Locator) => {
  const value = await input.inputValue();
  return (await input.getAttribute("type")) === "number" ? `${Number(value) + 1}` : `${value}x`;
};

test("every kind of field: another changed and saved, and changed back, leaves it as it is", async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  await openEditor(page, desk);
  const forms = formsOfEachKind(allForms(deployedConfig(), desk.folder));
  for (const form of forms) {
    await test.step(form.file, () => changeAndChangeBack(form));
  }

  async function changeAndChangeBack({ list, entry, file, fields }: Form) {
    await openEntry(page, list, entry);
    const input = field(page, firstField(fields));
    await expect(input).not.toHaveValue("");
    const before = await input.inputValue();
    const after = await changed(input);
    await input.fill(after);
    await save(page);
    // One line out, one line in, in this file alone.
    expect(desk.git("diff", "--numstat")).toBe(`1\t1\t${file}\n`);
    await expect(input).toHaveValue(after);
    await input.fill(before);
    await save(page);
    expect(desk.changes()).toBe("");
  }
});
