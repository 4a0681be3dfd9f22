import type { Locator, Page } from "@playwright/test";
import { es } from "../../../src/desk/words/es";
import { expect, photo } from "./fixtures";
import {
  atPage,
  choosePicture,
  field,
  follow,
  inEachLanguage,
  main,
  openSection,
  pressButton,
  writeInEachLanguage,
  type Task,
} from "./owner";

const row = (page: Page, file: string) => main(page).locator(`[data-row][data-file="${file}"]`);

/** Drags a row by its grip and drops it above another one. */
const drag = async (page: Page, from: Locator, to: Locator) => {
  const [grip, target] = [await from.locator("[data-grip]").boundingBox(), await to.boundingBox()];
  if (!grip || !target) throw new Error("The row or the grip is not visible.");
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x, target.y + 20, { steps: 4 });
  await page.mouse.move(grip.x, target.y + 4);
  await page.mouse.up();
};

/** Tasks with the pictures of the gallery. */
export const pictureTasks: Task[] = [
  {
    name: "a picture of the gallery",
    do: async (owner) => {
      const { page } = owner;
      await follow(owner, es.start.picture);
      const chooser = page.waitForEvent("filechooser");
      const input = main(page).locator("input[type=file]").first();
      if (owner.usesKeys) await owner.device.press(input);
      else await owner.device.press(main(page).getByText(es.pictures.add).first());
      const buffer = await photo();
      await (await chooser).setFiles({ name: "Cala nueva.JPG", mimeType: "image/jpeg", buffer });
      await expect(field(page, "picture.description.es")).toBeFocused();
      await writeInEachLanguage(owner, "picture.description", "Cala");
      await atPage(owner, async () => {
        const shown = owner.beside.getByRole("link", { name: /Cala eins/ });
        await expect(shown.locator("img")).toHaveAttribute("src", /^data:image\/jpeg/);
      });
    },
    files: {
      "gallery/11.json": {
        section: "boat",
        picture: { file: "/media/cala-nueva.jpg", description: inEachLanguage("Cala") },
      },
    },
    otherFiles: /media\/cala-nueva\.jpg/,
  },
  {
    name: "a picture is deleted, brought back and deleted",
    isCoveredElsewhere: true,
    do: async (owner) => {
      const { page, device, beside } = owner;
      const shown = beside.getByText(/^(Copas y fruta|Glasses and fruit|Gläser und Obst)/);
      await openSection(owner, es.nav.sections.gallery);
      await device.press(row(page, "gallery/2.json").getByRole("link"));
      await pressButton(owner, es.entry.delete);
      await expect(shown).toHaveCount(0);
      await pressButton(owner, es.common.undo);
      await expect(shown).toHaveCount(1);
      await pressButton(owner, es.entry.delete);
      await expect(shown).toHaveCount(0);
    },
    files: { "gallery/2.json": undefined },
  },
  {
    name: "the order",
    differsByTouch: true,
    do: async (owner) => {
      const { page, device, beside, isNarrow, usesKeys } = owner;
      await openSection(owner, es.nav.sections.gallery);
      const moved = row(page, "gallery/3.json");
      if (usesKeys) {
        await moved.getByRole("link").focus();
        await page.keyboard.press("Alt+ArrowUp");
        await expect(moved.getByRole("link")).toBeFocused();
      } else if (isNarrow) {
        await device.press(moved.locator("img"));
        await pressButton(owner, es.lists.earlier);
      } else await drag(page, moved, row(page, "gallery/2.json"));
      const captions = beside.locator("main li a[id]");
      await expect(captions.nth(1)).toHaveAttribute("id", "3");
    },
    files: { "gallery/3.json": { order: 1.5 } },
  },
  {
    name: "another picture, with a new description",
    isCoveredElsewhere: true,
    do: async (owner) => {
      const { page, device, beside, isNarrow } = owner;
      await openSection(owner, es.nav.sections.gallery);
      if (isNarrow) await device.press(page.getByRole("button", { name: es.stage.seePage }));
      const pressed = beside.getByRole("link", { name: /Cojines claros/ });
      await device.press(owner.usesKeys ? pressed : pressed.locator("img"));
      await choosePicture(owner, "boat-helm");
      await expect(field(owner.page, "picture.description.es")).toBeFocused();
      await writeInEachLanguage(owner, "picture.description", "Timón");
      const shown = owner.beside.getByRole("link", { name: /Timón eins/ });
      await atPage(owner, () => expect(shown.locator("img")).toHaveAttribute("src", /boat-helm/));
    },
    files: {
      "gallery/3.json": {
        picture: { file: "/media/boat-helm.jpg", description: inEachLanguage("Timón") },
      },
    },
  },
];
