import type { FrameLocator, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { es } from "../../../src/editor/words/es";
import { expect } from "./fixtures";
import type { Hands } from "./hands";

/** A person at the start screen of the desk. */
export type Owner = {
  page: Page;
  hands: Hands;
  beside: FrameLocator;
  /** Whether the window shows either the form or the page. */
  isNarrow: boolean;
  usesKeys: boolean;
};

export type Task = {
  name: string;
  do: (owner: Owner) => Promise<void>;
  /** Expected content of files afterwards, by path; undefined for a file that must not exist. */
  files: Record<string, Record<string, unknown> | undefined>;
  /** Whether it differs by touch; the others are tagged as slow on a phone. */
  differsByTouch?: true;
  /** Whether another task covers all of it; it is tagged as slow everywhere. */
  isCoveredElsewhere?: true;
  /** Other files that may change, such as marks of older translations and pictures. */
  otherFiles?: RegExp;
};

const main = (page: Page) => page.getByRole("main");

/** Locates the control of a field in the form. */
const field = (page: Page, name: string) => main(page).locator(`[data-field="${name}"]`);

const each = (text: string) => ({ es: `${text} uno`, en: `${text} one`, de: `${text} eins` });

const writeEach = async ({ page, hands }: Owner, name: string, text: string) => {
  for (const [language, written] of Object.entries(each(text)))
    await hands.write(field(page, `${name}.${language}`), written);
};

/** Follows a link of the start screen or of a list. */
const follow = ({ page, hands }: Owner, name: string | RegExp) =>
  hands.press(main(page).getByRole("link", { name }).first());

const pressButton = ({ page, hands }: Owner, name: string) =>
  hands.press(main(page).getByRole("button", { name, exact: true }));

/** Opens a section through the navigation, on a phone through the menu. */
const openSection = async ({ page, hands, isNarrow }: Owner, name: string) => {
  if (isNarrow) await hands.press(page.getByRole("button", { name: es.bar.menu }));
  const around: Page | Locator = isNarrow ? page.getByRole("dialog") : page;
  await hands.press(around.getByRole("link", { name, exact: true }));
};

/** Runs `look` while the page is visible: on a phone it switches to the page, then back to the form. */
const atPage = async ({ page, hands, isNarrow }: Owner, look: () => Promise<void>) => {
  if (isNarrow) await hands.press(page.getByRole("button", { name: es.stage.seePage }));
  await look();
  if (isNarrow) await hands.press(page.getByRole("button", { name: es.stage.backToForm }));
};

const seeShown = ({ beside }: Owner, text: string | RegExp) =>
  expect(beside.getByText(text).filter({ visible: true }).first()).toBeVisible();

const seeText = (owner: Owner, text: string | RegExp) => atPage(owner, () => seeShown(owner, text));

/** Expects the texts on the page in every language, beginning with German, which was typed last. */
const seeInEach = async (owner: Owner, text: string) => {
  const { page, hands } = owner;
  const { es: spanish, en, de } = each(text);
  await seeText(owner, de);
  await atPage(owner, async () => {
    await hands.press(page.getByRole("button", { name: "English" }));
    await seeShown(owner, en);
    await hands.press(page.getByRole("button", { name: "Español" }));
    await seeShown(owner, spanish);
  });
};

const choosePicture = async (owner: Owner, name: string) => {
  const { page, hands } = owner;
  await hands.press(field(page, "picture.file"));
  await hands.press(page.getByRole("dialog").getByRole("button", { name }));
};

const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#2a7f9e" } })
    .jpeg()
    .toBuffer();

const row = (page: Page, file: string) => main(page).locator(`[data-row][data-file="${file}"]`);

/** Drags a row by its grip and drops it above another one. */
const drag = async (page: Page, from: Locator, to: Locator) => {
  const [grip, target] = [await from.locator("[data-grip]").boundingBox(), await to.boundingBox()];
  if (!grip || !target) throw new Error("There is nothing to take hold of.");
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x, target.y + 20, { steps: 4 });
  await page.mouse.move(grip.x, target.y + 4);
  await page.mouse.up();
};

const pressSwitch = async ({ page, hands }: Owner, name: string) => {
  await hands.press(field(page, name));
};

export const tasks: Task[] = [
  {
    name: "a price, pressed on the page",
    differsByTouch: true,
    do: async (owner) => {
      const { page, hands, beside, isNarrow } = owner;
      const price = beside.getByText(/^320,00/).filter({ visible: true });
      if (isNarrow) await hands.press(page.getByRole("button", { name: es.stage.seePage }));
      // Enter follows the link around the price instead of opening the price, so keys use the start screen.
      if (owner.usesKeys) await follow(owner, es.start.price);
      else await hands.press(price.first());
      await expect(field(page, "packages.0.amount")).toBeFocused();
      await hands.type("345");
      await seeText(owner, /^345,00/);
    },
    files: {
      "prices.json": {
        packages: expect.arrayContaining([{ trip: "morning", amount: 345 }]) as unknown,
      },
    },
  },
  {
    name: "an hour",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.hours);
      await follow(owner, "Mañana");
      await owner.hands.write(field(owner.page, "start"), "9.45");
      await seeText(owner, /9:45/);
    },
    files: { "trips/morning.json": { start: "09:45" } },
  },
  {
    name: "a text in three languages",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.text);
      await follow(owner, /Dónde estamos/);
      await writeEach(owner, "heading", "Muelle");
      await seeInEach(owner, "Muelle");
    },
    files: { "pages/location.json": { heading: each("Muelle") } },
  },
  {
    name: "a review",
    do: async (owner) => {
      await follow(owner, es.start.review);
      await owner.hands.write(field(owner.page, "name"), "Ana Test");
      await writeEach(owner, "text", "Genial");
      await pressSwitch(owner, "sample");
      await pressSwitch(owner, "sample");
      await seeInEach(owner, "Genial");
    },
    files: {
      "reviews/ana-test.json": {
        id: "ana-test",
        name: "Ana Test",
        text: each("Genial"),
      },
    },
  },
  {
    name: "a picture of the gallery",
    do: async (owner) => {
      const { page } = owner;
      await follow(owner, es.start.picture);
      const chooser = page.waitForEvent("filechooser");
      const input = main(page).locator("input[type=file]").first();
      if (owner.usesKeys) await owner.hands.press(input);
      else await owner.hands.press(main(page).getByText(es.pictures.add).first());
      const buffer = await photo();
      await (await chooser).setFiles({ name: "Cala nueva.JPG", mimeType: "image/jpeg", buffer });
      await expect(field(page, "picture.description.es")).toBeFocused();
      await writeEach(owner, "picture.description", "Cala");
      await atPage(owner, async () => {
        const shown = owner.beside.getByRole("link", { name: /Cala eins/ });
        await expect(shown.locator("img")).toHaveAttribute("src", /^data:image\/jpeg/);
      });
    },
    files: {
      "gallery/11.json": {
        section: "boat",
        picture: { file: "/media/cala-nueva.jpg", description: each("Cala") },
      },
    },
    otherFiles: /media\/cala-nueva\.jpg/,
  },
  {
    name: "a service",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.service);
      await writeEach(owner, "title", "Yoga");
      await writeEach(owner, "text", "Calma");
      await choosePicture(owner, "boat-bow-table");
      await writeEach(owner, "picture.description", "Mesa");
      await seeInEach(owner, "Calma");
    },
    files: {
      "services/yoga-uno.json": {
        title: each("Yoga"),
        text: each("Calma"),
        picture: { file: "/media/boat-bow-table.jpg", description: each("Mesa") },
      },
    },
  },
  {
    name: "the telephone",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.contact);
      await expect(field(owner.page, "phone")).toBeFocused();
      await owner.hands.write(field(owner.page, "phone"), "+34 971 000 111");
      await seeText(owner, "+34 971 000 111");
    },
    files: { "company.json": { phone: "+34 971 000 111" } },
  },
  {
    name: "a service is hidden",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await openSection(owner, es.nav.sections.services);
      await follow(owner, "Eventos a medida");
      await pressSwitch(owner, "hidden");
      await atPage(owner, () =>
        expect(owner.beside.getByText("Reuniones, rodajes o despedidas")).toHaveCount(0),
      );
    },
    files: { "services/events.json": { hidden: true } },
  },
  {
    name: "a trip with its price, doubled",
    isCoveredElsewhere: true,
    do: async (owner) => {
      const { page, hands } = owner;
      await openSection(owner, es.nav.sections.trips);
      await follow(owner, "Atardecer");
      await pressButton(owner, es.entry.duplicate);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/new-1/);
      await writeEach(owner, "title", "Luna");
      await hands.write(main(page).locator('[data-field$=".amount"]'), "410");
      await seeText(owner, /^Luna (uno|eins)$/);
      await seeText(owner, /410,00/);
    },
    files: {
      "trips/luna-uno.json": { id: "luna-uno", title: each("Luna"), start: "17:30", order: 3.5 },
      "prices.json": {
        packages: [
          { trip: "morning", amount: 320 },
          { trip: "midday", amount: 240 },
          { trip: "sunset", amount: 290 },
          { trip: "luna-uno", amount: 410 },
          { trip: "extended", amount: 390 },
        ],
      },
    },
  },
  {
    name: "a picture is deleted, brought back and deleted",
    do: async (owner) => {
      const { page, hands, beside } = owner;
      const shown = beside.getByText(/^(Copas y fruta|Glasses and fruit|Gläser und Obst)/);
      await openSection(owner, es.nav.sections.gallery);
      await hands.press(row(page, "gallery/2.json").getByRole("link"));
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
      const { page, hands, beside, isNarrow, usesKeys } = owner;
      await openSection(owner, es.nav.sections.gallery);
      const moved = row(page, "gallery/3.json");
      if (usesKeys) {
        await moved.getByRole("link").focus();
        await page.keyboard.press("Alt+ArrowUp");
        await expect(moved.getByRole("link")).toBeFocused();
      } else if (isNarrow) {
        await hands.press(moved.locator("img"));
        await pressButton(owner, es.lists.earlier);
      } else await drag(page, moved, row(page, "gallery/2.json"));
      const captions = beside.locator("main li a[id]");
      await expect(captions.nth(1)).toHaveAttribute("id", "3");
    },
    files: { "gallery/3.json": { order: 1.5 } },
  },
  {
    name: "a phrase everywhere",
    isCoveredElsewhere: true,
    do: async (owner) => {
      const { page, hands } = owner;
      const { replace } = es.texts;
      await hands.press(page.getByRole("button", { name: es.bar.search }));
      await expect(page.getByRole("combobox", { name: es.bar.search })).toBeFocused();
      await hands.type("Illetas");
      await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
      await hands.press(page.getByRole("button", { name: es.texts.search.replace }));
      const dialog = page.getByRole("dialog", { name: replace.title });
      await hands.write(dialog.getByLabel(replace.insteadIn("español")), "Cala Prueba");
      await hands.press(dialog.getByRole("button", { name: /^Cambiar \d+ textos$/ }));
      await expect(dialog.getByRole("status")).toContainText("Han cambiado");
      await hands.press(dialog.getByRole("button", { name: es.common.close }).last());
      await seeText(owner, "Cala Prueba");
    },
    files: {
      "trips/sunset.json": {
        note: {
          es: "El último baño en *Cala Prueba* y después, el fuego.",
          en: "The last swim at *Illetas*, and then the fire.",
        },
      },
    },
    otherFiles: /older-translations|trips\/extended|pages\/home|places/,
  },
  {
    name: "another picture, with a new description",
    isCoveredElsewhere: true,
    do: async (owner) => {
      const { page, hands, beside, isNarrow } = owner;
      await openSection(owner, es.nav.sections.gallery);
      if (isNarrow) await hands.press(page.getByRole("button", { name: es.stage.seePage }));
      const pressed = beside.getByRole("link", { name: /Cojines claros/ });
      await hands.press(owner.usesKeys ? pressed : pressed.locator("img"));
      await choosePicture(owner, "boat-helm");
      await expect(field(owner.page, "picture.description.es")).toBeFocused();
      await writeEach(owner, "picture.description", "Timón");
      const shown = owner.beside.getByRole("link", { name: /Timón eins/ });
      await atPage(owner, () => expect(shown.locator("img")).toHaveAttribute("src", /boat-helm/));
    },
    files: {
      "gallery/3.json": {
        picture: { file: "/media/boat-helm.jpg", description: each("Timón") },
      },
    },
  },
];
