import { readdirSync } from "node:fs";
import { parse } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { EDITOR, HOME } from "./edit-addresses";
import { open, raiseFirstPrice, save } from "./edit-session";

/** What is on the screen when a picture is taken, and how much of it is shown. */
export type Scene = {
  /** Width and height. */
  window: [number, number];
  /** Leads the page, which is signed in, to what is to be seen. */
  prepare: (page: Page) => Promise<void>;
  /** Left, top, width and height; the whole window when left out. */
  part?: [number, number, number, number];
};

/** The page beside the form. */
const pageBeside = (page: Page) => page.frameLocator("#preview iframe");

const centre = (shown: Locator) =>
  shown.evaluate((element) => element.scrollIntoView({ block: "center" }));

/** The pictures of the handbook, by the names of their files. */
export const scenes: Record<string, Scene> = {
  inicio: {
    window: [1000, 700],
    prepare: async (page) => {
      await page.goto(EDITOR);
      await page.getByText("Añadir un servicio").waitFor();
    },
  },
  precio: {
    window: [1200, 700],
    prepare: async (page) => {
      await open(page, "datos/entries/Prices");
      await pageBeside(page).locator("h1").waitFor();
      const euros = await raiseFirstPrice(page, 25);
      await save(page);
      await pageBeside(page).getByText(String(euros)).first().waitFor();
      const notice = page.getByText("Entrada guardada");
      await notice.waitFor();
      await notice.waitFor({ state: "hidden" });
    },
  },
  texto: {
    window: [1200, 700],
    prepare: async (page) => {
      await open(page, "paginas/entries/TripsPage");
      await pageBeside(page).locator("h1").waitFor();
      await page.getByLabel("Español").first().fill("{{trips.count}} salidas, un solo mar");
      await centre(page.getByLabel("English").first());
      await page.getByRole("button", { name: "Guardar", exact: true }).click();
    },
  },
  foto: {
    window: [1200, 505],
    part: [110, 26, 960, 446],
    prepare: async (page) => {
      await open(page, "GalleryPicture/new");
      await page.getByRole("button", { name: /^Elige una imagen/ }).click();
      const [picture = ""] = readdirSync("content/media");
      await page.getByText(picture).click();
    },
  },
  falta: {
    window: [1200, 640],
    prepare: async (page) => {
      const [trip = ""] = readdirSync("content/trips");
      await open(page, `Trip/entries/${parse(trip).name}`);
      await page.getByLabel("Deutsch").first().fill("");
      await save(page);
      await page.getByRole("button", { name: "Entendido" }).click();
      await centre(page.getByLabel("Español").first());
    },
  },
  resena: {
    window: [1200, 1010],
    prepare: async (page) => {
      await open(page, "Review/new");
      await page.getByLabel("Nombre").fill("Ana Vidal");
      await page.getByLabel("Español").fill("El mejor día del verano: volveremos.");
      await page.getByLabel("English").fill("The best day of our summer: we will be back.");
      await page.getByLabel("Deutsch").fill("Der schönste Tag des Sommers: wir kommen wieder.");
      await page.getByText("Un ejemplo se marca en la página.").scrollIntoViewIfNeeded();
      await centre(pageBeside(page).locator("html[lang='de'] blockquote").first());
    },
  },
};

/** Nobody needs the notice about cookies in a picture. */
export const acceptCookies = async (page: Page) => {
  await page.goto(HOME);
  await page.getByRole("button", { name: "Aceptar" }).click();
};
