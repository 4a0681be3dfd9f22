import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, save } from "./desk";
import { allForms, firstField, withNewKinds, type Form } from "./forms";
import { deployedConfig } from "./load-editor";

test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT/ });

/** Another value for a field: a number one higher, a text one letter longer. */
const changed = async (input: Locator) => {
  const value = await input.inputValue();
  return (await input.getAttribute("type")) === "number" ? `${Number(value) + 1}` : `${value}x`;
};

/**
 * That every file is written byte for byte as it was is proved without a browser (`format.test.ts`), and
 * that a change of one field changes one line, of each kind of form, in `owner.spec.ts`.
 */
const title = "every kind of field, changed and saved, and changed back, leaves its file as it is";

test(title, { tag: "@slow" }, async ({ page, desk }) => {
  test.setTimeout(180_000);
  await openEditor(page, desk);
  const forms = allForms(deployedConfig(), desk.folder);
  for (const form of withNewKinds(forms.toSorted((a, b) => a.fields.length - b.fields.length))) {
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
