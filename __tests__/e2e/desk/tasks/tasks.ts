import type { Locator, Page } from "@playwright/test";
import { es as ofSite } from "../../../../src/build/desk/words/es";
import { es } from "../../../../packages/desk/words/es";
import { expect } from "../fixtures";
import { field, main, photo } from "../steps";
import {
  atPage,
  expectText,
  follow,
  inEachLanguage,
  openSection,
  pressButton,
  writeInEachLanguage,
  type Owner,
} from "./owner";

/** What an owner does at the desk, and what is stored afterwards. */
export type Task = {
  name: string;
  do: (owner: Owner) => Promise<void>;
  /** Expected content of files afterwards, by path. */
  files: Record<string, Record<string, unknown>>;
  /** Other files that change. */
  otherFiles?: string[];
};

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

/** A price, an entry, a picture and an order. The tests of the screens have what else can be done. */
export const tasks: Task[] = [
  {
    name: "a price, pressed on the page",
    do: async (owner) => {
      const { page, device, beside, isNarrow } = owner;
      const price = beside.getByText(/^320,00/).filter({ visible: true });
      if (isNarrow) await device.press(page.getByRole("button", { name: es.stage.seePage }));
      // Enter follows the link around the price instead of opening the price, so keys use the start screen.
      if (owner.usesKeys) await follow(owner, ofSite.tasks.price);
      else await device.press(price.first());
      await expect(field(page, "packages.0.amount")).toBeFocused();
      await device.type("345");
      await expectText(owner, /^345,00/);
    },
    files: {
      "prices.json": {
        packages: expect.arrayContaining([{ trip: "morning", amount: 345 }]) as unknown,
      },
    },
  },
  {
    name: "a picture of the gallery",
    do: async (owner) => {
      const { page } = owner;
      await follow(owner, ofSite.tasks.picture);
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
    otherFiles: ["media/cala-nueva.jpg"],
  },
  {
    name: "the order of the gallery",
    do: async (owner) => {
      const { page, device, beside, isNarrow, usesKeys } = owner;
      await openSection(owner, ofSite.sections.gallery.title);
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
];
