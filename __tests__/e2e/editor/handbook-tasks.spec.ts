import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import type { CopyUnderGit } from "./copy-under-git";
import { field, openEditor } from "./desk";
import { expect, test } from "./fixtures";
import { byKeys, byMouse, type Hands } from "./hands";
import { DECAPS_NOISE, signIn } from "./web-desk";

test.use({ expectedNoise: DECAPS_NOISE });
test.setTimeout(300_000);

/** Somebody before the editor's start page. */
type Owner = { page: Page; hands: Hands };

type Task = {
  name: string;
  do: (owner: Owner) => Promise<void>;
  /** Below the content. */
  file: string;
  /** What the file says then, among other things. */
  holds: Record<string, unknown>;
};

const LANGUAGES = { es: "Español", en: "English", de: "Deutsch" };

const each = (text: string) => ({
  es: `${text} (Español)`,
  en: `${text} (English)`,
  de: `${text} (Deutsch)`,
});

const writeEach = async ({ page, hands }: Owner, label: string, text: string) => {
  for (const language of Object.values(LANGUAGES)) {
    await hands.write(field(page, [label, language]), `${text} (${language})`);
  }
};

/** Presses one of the start page's answers to «¿Qué queréis hacer?». */
const answer = ({ page, hands }: Owner, name: string) =>
  hands.press(page.locator("#start").getByRole("link", { name }));

/** Opens an entry from its list, by the names that are read and the end of its address. */
const openFrom = async ({ page, hands }: Owner, list: string, entry: string) => {
  await hands.press(page.getByRole("button", { name: "Ver todo lo demás" }));
  await hands.press(page.getByRole("link", { name: list, exact: true }));
  await pressEntry({ page, hands }, entry);
};

const pressEntry = ({ page, hands }: Owner, entry: string) =>
  hands.press(page.locator(`#nc-root a[href$="/entries/${entry}"]`));

/** Chooses a picture that is there, or brings one. */
const takePicture = async ({ page, hands }: Owner, name: string, isNew = false) => {
  await hands.press(page.getByRole("button", { name: /^Elige una imagen/ }));
  const library = page.getByRole("dialog").filter({ hasText: "Imágenes" });
  if (isNew) {
    const chooser = page.waitForEvent("filechooser");
    const upload = hands.hit ? library.locator("[type=file]") : library.getByText("Subir nuevo");
    await hands.press(upload);
    const buffer = readFileSync(join(TEST_CONTENT, "media/sea-cave.jpg"));
    await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
    await library.getByRole("button", { name }).waitFor();
  } else {
    await hands.press(library.getByRole("button", { name }));
  }
  await hands.press(library.getByRole("button", { name: "Confirmar selección" }));
};

const tasks: Task[] = [
  {
    name: "a price",
    do: async (owner) => {
      await answer(owner, "Cambiar un precio");
      await owner.hands.write(field(owner.page, ["Tarifas", "Mañana"]), "345");
    },
    file: "prices.json",
    holds: { packages: expect.arrayContaining([{ trip: "morning", amount: 345 }]) as unknown },
  },
  {
    name: "an hour",
    do: async (owner) => {
      await answer(owner, "Cambiar el horario de una excursión");
      await pressEntry(owner, "morning");
      await owner.hands.write(field(owner.page, ["Salida"]), "9.45");
    },
    file: "trips/morning.json",
    holds: { start: "09:45" },
  },
  {
    name: "a text in three languages",
    do: async (owner) => {
      await openFrom(owner, "Páginas", "LocationPage");
      await writeEach(owner, "Título de la página", "Al lado del muelle");
    },
    file: "pages/location.json",
    holds: { heading: each("Al lado del muelle") },
  },
  {
    name: "what search engines show",
    do: async (owner) => {
      await openFrom(owner, "Páginas", "AboutPage");
      await writeEach(owner, "Descripción para buscadores", "Quiénes os llevan");
    },
    file: "pages/about.json",
    holds: { description: each("Quiénes os llevan") },
  },
  {
    name: "another photo, its point and its words",
    do: async (owner) => {
      await openFrom(owner, "Galería", "2");
      await takePicture(owner, "boat-helm.jpg");
      const point = owner.page.getByRole("group", { name: "Punto de interés" });
      if (owner.hands.hit)
        await owner.hands.hit("Shift+ArrowLeft", point.getByRole("slider").first());
      else await owner.hands.press(point.locator(".whole"), { x: 5, y: 5 });
      await writeEach(owner, "Descripción", "El timón");
    },
    file: "gallery/2.json",
    holds: {
      picture: {
        file: "/media/boat-helm.jpg",
        description: each("El timón"),
        focus: expect.anything() as unknown,
      },
    },
  },
  {
    name: "a picture more in the gallery",
    do: async (owner) => {
      await answer(owner, "Añadir una foto a la galería");
      await owner.hands.choose(field(owner.page, ["Sección"]), "Las experiencias");
      await takePicture(owner, "cala-nueva.jpg", true);
      await writeEach(owner, "Descripción", "La cala nueva");
    },
    file: "gallery/11.json",
    holds: { section: "experiences", picture: { file: "/media/cala-nueva.jpg" } },
  },
  {
    name: "the order",
    do: async (owner) => {
      await openFrom(owner, "Excursiones", "extended");
      await owner.hands.press(owner.page.getByRole("button", { name: "Antes" }));
    },
    file: "trips/extended.json",
    holds: { order: 2.5 },
  },
  {
    name: "a service is hidden",
    do: async (owner) => {
      await openFrom(owner, "Servicios especiales", "events");
      await owner.hands.press(owner.page.getByRole("switch", { name: "Esconder en la web" }));
    },
    file: "services/events.json",
    holds: { hidden: true },
  },
  {
    name: "a review",
    do: async (owner) => {
      await answer(owner, "Poner una reseña");
      await owner.hands.write(field(owner.page, ["Nombre"]), "Ana de Prueba");
      await writeEach(owner, "Texto", "Volveremos");
    },
    file: "reviews/ana-de-prueba.json",
    holds: { name: "Ana de Prueba", text: each("Volveremos") },
  },
  {
    name: "a new service",
    do: async (owner) => {
      await answer(owner, "Añadir un servicio");
      await writeEach(owner, "Nombre", "Yoga en proa");
      await writeEach(owner, "Texto", "Una hora de calma");
      await takePicture(owner, "boat-bow-table.jpg");
      await writeEach(owner, "Descripción", "La mesa de proa");
    },
    file: "services/yoga-en-proa-espanol.json",
    holds: { title: each("Yoga en proa"), picture: { file: "/media/boat-bow-table.jpg" } },
  },
  {
    name: "an earlier version",
    do: async (owner) => {
      const { page, hands } = owner;
      await openFrom(owner, "Datos", "Terms");
      await hands.press(page.getByRole("button", { name: "Versiones anteriores" }));
      const versions = page.getByRole("dialog", { name: "Versiones anteriores" });
      await hands.press(versions.getByRole("button", { name: "Volver a esta" }));
      await hands.press(page.getByRole("button", { name: "Entendido" }));
    },
    file: "terms.json",
    holds: { guests: 7 },
  },
  {
    name: "a text that has to be found",
    do: async (owner) => {
      const { page, hands } = owner;
      await answer(owner, "Cambiar un texto");
      const words = page.locator('a[href*="field=light.es#/collections/Trip/entries/sunset"]');
      // The browser's own search leads to the words, and the keyboard with it.
      await words.focus();
      await hands.press(words);
      const input = field(page, ["Luz", LANGUAGES.es]);
      await expect(input).toBeFocused();
      await writeEach(owner, "Luz", "De oro");
    },
    file: "trips/sunset.json",
    holds: { light: each("De oro") },
  },
];

/** A copy of the repository. */
type At = Pick<CopyUnderGit, "folder" | "git">;

/** Somebody has changed the guests before, so that there is an earlier version. */
const changeBefore = ({ folder, git }: At) => {
  const file = join(folder, "content/terms.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"guests": 7', '"guests": 6'));
  git("commit", "--quiet", "--all", "--message", "guests");
};

/** Where somebody works: how they keep what is in a form, and what a content file says then. */
type Place = {
  name: string;
  keep: (owner: Owner) => Promise<void>;
  read: (file: string) => string;
};

/** What is saved at home is in the file. */
const home = ({ folder }: At): Place => ({
  name: "home",
  keep: async ({ page, hands }) => {
    if (hands.hit) return hands.hit("ControlOrMeta+s");
    await hands.press(page.getByRole("button", { name: "Guardar", exact: true }));
    await hands.press(page.getByRole("menuitem", { name: "Guardar en este ordenador" }));
  },
  read: (file) => {
    const path = join(folder, "content", file);
    return existsSync(path) ? readFileSync(path, "utf8") : "{}";
  },
});

/** What is published on the web is in the branch. */
const onWeb = ({ git }: At): Place => ({
  name: "web",
  keep: async ({ page, hands }) => {
    const publish = { name: "Publicar", exact: true };
    await hands.press(page.getByRole("button", publish));
    await hands.press(page.getByRole("alertdialog").getByRole("button", publish));
  },
  read: (file) => {
    const isThere = git("ls-tree", "main", `content/${file}`) !== "";
    return isThere ? git("show", `main:content/${file}`) : "{}";
  },
});

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What each task has cost: clicks or keys, and seconds from the start page until it is kept. */
const costs: string[][] = [];
test.afterAll(() => {
  console.log(costs.map((row) => row.join(" | ")).join("\n"));
});

const doAll = async (owner: Owner, place: Place, way: string) => {
  const { page, hands } = owner;
  for (const task of tasks) {
    await test.step(task.name, async () => {
      await page.goto("/admin/");
      await page.locator("#start[open]").waitFor();
      hands.takeCost();
      const start = performance.now();
      await task.do(owner);
      await place.keep(owner);
      // A file may be looked at while it is written; each look at a branch keeps the host waiting.
      await expect(() => {
        expect(JSON.parse(place.read(task.file))).toMatchObject(task.holds);
      }).toPass({ intervals: [250] });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      costs.push([task.name, place.name, way, String(hands.takeCost()), seconds]);
      await page.getByText("Cambios guardados").waitFor();
    });
  }
};

test.describe("the tasks of the handbook", { tag: "@slow" }, () => {
  for (const screen of SCREENS) {
    test(`at home, ${screen.width} wide`, async ({ page, desk }) => {
      changeBefore(desk);
      await openEditor(page, desk);
      await page.setViewportSize(screen);
      await doAll({ page, hands: byMouse() }, home(desk), `${screen.width} mouse`);
    });

    test(`on the web, ${screen.width} wide`, async ({ page, web }) => {
      changeBefore(web);
      await signIn(page, web);
      await page.setViewportSize(screen);
      await doAll({ page, hands: byMouse() }, onWeb(web), `${screen.width} mouse`);
    });

    test(`by keys alone, ${screen.width} wide`, async ({ page, desk }) => {
      changeBefore(desk);
      await openEditor(page, desk);
      await page.setViewportSize(screen);
      await doAll({ page, hands: byKeys(page) }, home(desk), `${screen.width} keys`);
    });

    test(`by keys alone on the web, ${screen.width} wide`, async ({ page, web }) => {
      changeBefore(web);
      await signIn(page, web);
      await page.setViewportSize(screen);
      await doAll({ page, hands: byKeys(page) }, onWeb(web), `${screen.width} keys`);
    });
  }
});
