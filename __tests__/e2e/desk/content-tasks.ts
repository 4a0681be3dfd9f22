import { es } from "../../../src/desk/words/es";
import { expect } from "./fixtures";
import {
  atPage,
  choosePicture,
  expectInEachLanguage,
  expectText,
  field,
  follow,
  inEachLanguage,
  main,
  openSection,
  pressButton,
  writeInEachLanguage,
  type Owner,
  type Task,
} from "./owner";

const pressSwitch = ({ page, device }: Owner, name: string) => device.press(field(page, name));

/** Returns the mail that a visitor's review arrives in. */
const mailOf = (text: string) =>
  [
    "Nombre: Ana Test",
    "Correo: ana@example.com",
    "Puntuación: 4 de 5",
    "Idioma: es-ES",
    "Fecha: 14/5/2025, 10:22:00",
    "",
    text,
  ].join("\n");

/** Tasks in which the owner changes texts, prices and entries. */
export const contentTasks: Task[] = [
  {
    name: "a price, pressed on the page",
    differsByTouch: true,
    do: async (owner) => {
      const { page, device, beside, isNarrow } = owner;
      const price = beside.getByText(/^320,00/).filter({ visible: true });
      if (isNarrow) await device.press(page.getByRole("button", { name: es.stage.seePage }));
      // Enter follows the link around the price instead of opening the price, so keys use the start screen.
      if (owner.usesKeys) await follow(owner, es.start.price);
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
    name: "an hour",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.hours);
      await follow(owner, "Mañana");
      await owner.device.write(field(owner.page, "start"), "9.45");
      await expectText(owner, /9:45/);
    },
    files: { "trips/morning.json": { start: "09:45" } },
  },
  {
    name: "a text in three languages",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.text);
      await follow(owner, /Dónde estamos/);
      await writeInEachLanguage(owner, "heading", "Muelle");
      await expectInEachLanguage(owner, "Muelle");
    },
    files: { "pages/location.json": { heading: inEachLanguage("Muelle") } },
  },
  {
    name: "a review, pasted as the form has sent it",
    do: async (owner) => {
      const { page, device } = owner;
      const { paste } = es.lists;
      const { es: original, en, de } = inEachLanguage("Genial");
      await openSection(owner, es.nav.sections.reviews);
      await pressButton(owner, paste.button);
      await device.write(page.getByRole("textbox", { name: paste.mail }), mailOf(original));
      await device.press(page.getByRole("button", { name: paste.create }));
      // How it was checked is the first thing that a mail does not say.
      await expect(field(page, "checked").first()).toBeFocused();
      await device.type(" ");
      await device.write(field(page, "text.en"), en);
      await device.write(field(page, "text.de"), de);
      await expectInEachLanguage(owner, "Genial");
    },
    files: {
      "reviews/ana-test.json": {
        id: "ana-test",
        name: "Ana Test",
        date: "2025-05-14",
        rating: 4,
        language: "es",
        checked: "booking",
        text: inEachLanguage("Genial"),
        sample: false,
      },
    },
  },
  {
    name: "a service",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.service);
      await writeInEachLanguage(owner, "title", "Yoga");
      await writeInEachLanguage(owner, "text", "Calma");
      await choosePicture(owner, "boat-bow-table");
      await writeInEachLanguage(owner, "picture.description", "Mesa");
      await expectInEachLanguage(owner, "Calma");
    },
    files: {
      "services/yoga-uno.json": {
        title: inEachLanguage("Yoga"),
        text: inEachLanguage("Calma"),
        picture: { file: "/media/boat-bow-table.jpg", description: inEachLanguage("Mesa") },
      },
    },
  },
  {
    name: "the telephone",
    isCoveredElsewhere: true,
    do: async (owner) => {
      await follow(owner, es.start.contact);
      await expect(field(owner.page, "phone")).toBeFocused();
      await owner.device.write(field(owner.page, "phone"), "+34 971 000 111");
      await expectText(owner, "+34 971 000 111");
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
      const { page, device } = owner;
      await openSection(owner, es.nav.sections.trips);
      await follow(owner, "Atardecer");
      await pressButton(owner, es.entry.duplicate);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/new-1/);
      await writeInEachLanguage(owner, "title", "Luna");
      await device.write(
        main(page).locator('[data-field^="packages."][data-field$=".amount"]'),
        "410",
      );
      await expectText(owner, /^Luna (uno|eins)$/);
      await expectText(owner, /410,00/);
    },
    files: {
      "trips/luna-uno.json": {
        id: "luna-uno",
        title: inEachLanguage("Luna"),
        start: "17:30",
        order: 3.5,
      },
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
    name: "a phrase everywhere",
    isCoveredElsewhere: true,
    do: async (owner) => {
      const { page, device } = owner;
      const { replace } = es.texts;
      await device.press(page.getByRole("button", { name: es.bar.search }));
      await expect(page.getByRole("combobox", { name: es.bar.search })).toBeFocused();
      await device.type("Illetas");
      await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
      await device.press(page.getByRole("button", { name: es.texts.search.replace }));
      const dialog = page.getByRole("dialog", { name: replace.title });
      await device.write(dialog.getByLabel(replace.insteadIn("español")), "Cala Prueba");
      await device.press(dialog.getByRole("button", { name: /^Cambiar \d+ textos$/ }));
      await expect(dialog.getByRole("status")).toContainText("Han cambiado");
      await device.press(dialog.getByRole("button", { name: es.common.close }).last());
      await expectText(owner, "Cala Prueba");
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
];
