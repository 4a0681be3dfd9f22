import type { Page, Route } from "@playwright/test";
import { localPath } from "../../src/languages";
import { routes } from "../../src/routes";
import { storageKeys } from "../../src/storage/keys";
import { startApp, waitForHydration } from "./app";
import { expect, test } from "./fixtures";
import { pages, type TestedPage } from "./pages";
import { testSite, urlOf } from "./sites";
import { words } from "./spec/words";
import { EARLIER_REVIEW, Visit } from "./survival/alive";
import {
  bookingScripts,
  changePageData,
  cutPage,
  renamePageScript,
  spoil,
  spoilNames,
  storageFaults,
  translate,
} from "./survival/spoil";
import { present } from "../setup/present";

/**
 * Faults × pages × moments. Whatever goes wrong, a page has its header, heading, footer and contact
 * data, nothing covers them, nothing waits without a way out, nothing that was written or stored is
 * lost, and no page is loaded in a loop.
 */

type Injected = {
  /** The fault, and when it happens. */
  fault: string;
  page: TestedPage;
  run: (visit: Visit, path: string) => Promise<void>;
  /** What the fault takes away by nature. */
  loses?: "the draft, once the page is loaded anew" | "stored reviews";
  /** One of the few that each `npm test` injects. */
  isQuick?: boolean;
};

const storageState = {
  cookies: [],
  origins: [
    {
      origin: urlOf(testSite),
      localStorage: [
        { name: storageKeys.reviews, value: JSON.stringify([EARLIER_REVIEW]) },
        { name: storageKeys.consent, value: "accepted" },
      ],
    },
  ],
};

test.describe.configure({ mode: "parallel" });
test.use({ storageState, givesUpWaiting: true, viewport: { width: 1280, height: 800 } });

const titles = new Set<string>();

/** Whether a combination is new: lists of different lengths may meet twice. */
const isNew = (title: string) => titles.size < titles.add(title).size;

/** Tries each fault of a group, then what holds after all of them. */
const injectAll = (group: string, noise: RegExp, faults: Injected[]) =>
  test.describe(group, () => {
    test.use({ expectedNoise: noise });
    for (const { fault, page: tested, run, loses, isQuick } of faults.filter(({ fault, page }) =>
      isNew(`${group}: ${fault} – ${page.title}`),
    ))
      test(`${fault} – ${tested.title}`, { tag: isQuick ? [] : "@slow" }, async ({ page }) => {
        const visit = new Visit(page);
        await run(visit, tested.path);
        await visit.expectAlive();
        // Two pages and the way back, and one of them once more.
        expect(visit.takeLoads(), "loads of a document").toBeLessThanOrEqual(4);
        const saw = await visit.notice();
        if (loses !== "stored reviews") await visit.expectReviewStored();
        // A slow file may still be on its way.
        await page.unrouteAll({ behavior: "ignoreErrors" });
        test.info().annotations.push({ type: "saw", description: saw });
        test.info().annotations.push({ type: "lost", description: loses ?? "nothing" });
      });
  });

const find = (name: TestedPage["name"], language: TestedPage["language"] = "es") => {
  const found = pages.find((page) => page.name === name && page.language === language);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found;
};

const FORMS = [
  find("contact"),
  find("writeReview"),
  find("contact", "en"),
  find("writeReview", "de"),
];

/** One of a list after the other, and again from the beginning. */
const inTurn = <Item>(items: readonly Item[], turn: number) =>
  present(items[turn % items.length], "item in an empty list");
const formOf = (turn: number) => inTurn(FORMS, turn);
const pageOf = (turn: number) => inTurn(pages, turn);

/** Opens a page, uses what starts the app, and writes into its form if it has one. */
const open = async (visit: Visit, path: string) => {
  await visit.page.goto(path);
  await visit.page.locator("[data-app]").first().dispatchEvent("pointerdown");
  return visit.write();
};

/** What has been written is there, and is there again once all is well and the page is loaded anew. */
const expectKeptAfterReload = async (visit: Visit) => {
  await visit.expectKept();
  await visit.expectAlive();
  expect(visit.takeLoads(), "loads of a document").toBeLessThanOrEqual(2);
  await visit.page.unrouteAll();
  await visit.page.reload({ waitUntil: "commit" });
  await visit.expectKept();
};

/** Follows a link; afterwards, since the page that was asked to may be gone with its answer. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`);
    setTimeout(() => link?.click());
  }, encodeURI(path));

const isAt = (path: string) => (url: URL) => decodeURI(url.pathname) === path;

// ---- Files of the app that are gone, half or something else

/** The files that the app asks for when it starts. */
const STARTS = {
  "app-data.json": "**/page-data/app-data.json",
  "the framework": "**/framework-*.js",
  "the app's script": "**/app-*.js",
  "the page's script": "**/component---*.js",
  "the page's data": "**/page-data.json",
};

const FILE_NOISE =
  /Failed to load resource|MIME type|Not rendering React|ChunkLoadError|Unexpected end|Unexpected token|Invalid or unexpected|missing \)|Uncaught/;

injectAll(
  "A file of the app, while it loads",
  FILE_NOISE,
  Object.entries(STARTS).flatMap(([file, address], row) =>
    spoilNames.flatMap((how, column) => {
      const turn = row * spoilNames.length + column;
      return [formOf(turn), pageOf(turn * 2)].map((page, place) => ({
        fault: `${file}: ${how}`,
        page,
        isQuick: place === 0 && file === "the page's script" && how === "gone (404, HTML)",
        run: async (visit: Visit, path: string) => {
          await spoil(visit.page, address, how);
          const hasWritten = await open(visit, path);
          await visit.settle();
          if (hasWritten) await expectKeptAfterReload(visit);
        },
      }));
    }),
  ),
);

/** The files that the app asks for when a visitor goes on to another page. */
const GOES_ON = {
  "app-data.json": "**/page-data/app-data.json",
  "the page's script": "**/component---*.js",
  "the page's data": "**/page-data.json",
  "the head's script": "**/lazy-helmet-*.js",
};

/** Pages between which the app goes without a document: both speak to the same third party. */
const WAYS = [
  ["home", "prices"],
  ["gallery", "trips"],
  ["prices", "reviews"],
  ["legalNotice", "home"],
  ["about", "cookies"],
] as const;

const wayOf = (index: number) => {
  const [from, to] = inTurn(WAYS, index);
  const { language } = pageOf(index * 7);
  return { from: find(from, language), to: localPath(routes[to], language) };
};

injectAll(
  "A file of the app, at a link",
  FILE_NOISE,
  Object.entries(GOES_ON).flatMap(([file, address], row) =>
    spoilNames.flatMap((how, column) =>
      [0, 1, 2].map((moment) => {
        const { from, to } = wayOf(row * spoilNames.length + column + moment);
        return {
          fault: `${file}: ${how}${["", ", and Back", ", and Back at once"][moment]}`,
          page: from,
          isQuick: moment === 0 && file === "the page's script" && how === "gone (404, HTML)",
          run: async (visit: Visit, path: string) => {
            const { page } = visit;
            if (moment === 2) await page.goto(localPath(routes.contact, from.language));
            await page.goto(path);
            await startApp(page);
            await spoil(page, address, how);
            await follow(page, to);
            if (moment < 2) {
              await page.waitForURL(isAt(to));
              await visit.expectAlive();
            }
            if (moment > 0) await page.goBack().catch(() => undefined);
            await visit.settle();
          },
        };
      }),
    ),
  ),
);

injectAll(
  "A part that the app loads late",
  FILE_NOISE,
  spoilNames.flatMap((how, index) => [
    {
      fault: `the lightbox: ${how}`,
      page: find("gallery", pageOf(index * 16).language),
      run: async ({ page }: Visit, path: string) => {
        await spoil(page, "**/lazy-lightbox-*.js", how);
        await page.goto(path);
        await startApp(page);
        await page.locator("main a[data-app]").first().click();
        // The picture itself.
        await page.waitForURL(/\.jpg$/);
        await page.goBack();
      },
    },
    {
      fault: `the notice: ${how}`,
      page: formOf(index),
      run: async (visit: Visit, path: string) => {
        const { page } = visit;
        await spoil(page, "**/lazy-toast-*.js", how);
        await open(visit, path);
        await waitForHydration(page);
        await page.locator("form button").last().click();
        await expect(page.locator("[role=status] p")).not.toBeEmpty();
      },
    },
  ]),
);

// ---- Half a page

injectAll(
  "Half a page",
  /Content Security Policy|Failed to load resource/,
  [25, 50, 75, 95].flatMap((percent, row) =>
    [1, Infinity].flatMap((times) =>
      [
        find("home"),
        find("contact", "en"),
        find("booking"),
        find("legalNotice", "de"),
        pageOf(row * 11),
      ].map((page) => ({
        fault: `cut after ${percent} %, ${times === 1 ? "once" : "each time"}`,
        page,
        isQuick: percent === 50 && page.name === "home",
        run: async (visit: Visit, path: string) => {
          await cutPage(visit.page, path, percent, times);
          await visit.page.goto(path);
          await expect
            .poll(() => visit.page.evaluate(() => history.state as unknown).catch(String))
            .toEqual({ noApp: true });
          await visit.settle();
          expect(visit.takeLoads()).toBe(2);
          if (times === 1) return;
          await visit.page.unrouteAll();
          await visit.page.reload();
        },
      })),
    ),
  ),
);

// ---- Fonts, pictures, icons

injectAll(
  "What a page shows",
  /Failed to load resource|decode|OTS/,
  Object.entries({
    fonts: "**/fonts/**",
    pictures: "**/static/**",
    icons: "**/icons.svg*",
    drawings: "**/art/**",
  }).flatMap(([what, address], row) =>
    spoilNames.map((how, column) => ({
      fault: `all ${what}: ${how}`,
      page: pageOf(row * 13 + column * 4),
      run: async (visit: Visit, path: string) => {
        await spoil(visit.page, address, how);
        await visit.page.goto(path);
        await visit.settle();
      },
    })),
  ),
);

// ---- Storage

injectAll(
  "Storage",
  /^$/,
  Object.entries(storageFaults).flatMap(([fault, spoilStorage], row) =>
    [
      ...FORMS.slice(0, 2),
      find("reviews"),
      find("gallery"),
      find("booking", "en"),
      find("home"),
      pageOf(row * 17 + 3),
    ].map((tested) => ({
      fault,
      page: tested,
      loses:
        tested.name === "contact"
          ? ("the draft, once the page is loaded anew" as const)
          : undefined,
      run: async (visit: Visit, path: string) => {
        const { page } = visit;
        await page.addInitScript(spoilStorage);
        const hasWritten = await open(visit, path);
        if (tested.name !== "notFound" || tested.language !== "es") await waitForHydration(page);
        await visit.settle();
        if (hasWritten) {
          await visit.expectKept();
          await follow(page, localPath(routes.contact, tested.language));
        }
      },
    })),
  ),
);

/** Values that are not what the site stores there. */
const CORRUPT = ["{", "null", '[["name",7],null]', "\u0000\uffff"];

/** A page that reads each of the stored values. */
const READERS: Record<string, TestedPage["name"]> = {
  [storageKeys.contactDraft]: "contact",
  [storageKeys.reviewDraft]: "writeReview",
  [storageKeys.reviews]: "reviews",
};

injectAll(
  "A stored value",
  /^$/,
  Object.values(storageKeys).flatMap((key) =>
    CORRUPT.map((value, index) => ({
      fault: `${key} is ${JSON.stringify(value)}`,
      page: find(READERS[key] ?? "home"),
      loses: key === storageKeys.reviews ? ("stored reviews" as const) : undefined,
      isQuick: key === storageKeys.reviews && index === 0,
      run: async ({ page }: Visit, path: string) => {
        await page.addInitScript(
          ({ name, text }) => {
            const storage = name.startsWith("draft-") ? sessionStorage : localStorage;
            storage.setItem(name, text);
          },
          { name: key, text: value },
        );
        await page.goto(path);
        await startApp(page);
        const read = await page.evaluate(
          (name) => localStorage.getItem(name) ?? sessionStorage.getItem(name),
          key,
        );
        expect(read).toBe(value);
      },
    })),
  ),
);

// ---- Another tab

/** What happens in another tab, whose storage is the same. */
const OTHER_TAB: Record<string, () => void> = {
  "chooses German": () => localStorage.setItem("language", "de"),
  "rejects cookies": () => localStorage.setItem("cookieConsent", "rejected"),
  "takes the choice about cookies back": () => localStorage.removeItem("cookieConsent"),
  "removes the reviews": () => localStorage.removeItem("customerReviews"),
  "spoils the reviews": () => localStorage.setItem("customerReviews", "[{"),
  "removes all that is stored": () => localStorage.clear(),
};

injectAll(
  "Another tab",
  /^$/,
  Object.entries(OTHER_TAB).flatMap(([fault, act]) =>
    [find("contact"), find("writeReview"), find("reviews"), find("booking"), find("home")].map(
      (tested) => ({
        fault: `${fault}, while the visitor reads or writes`,
        page: tested,
        loses: /review|all/.test(fault) ? ("stored reviews" as const) : undefined,
        isQuick: fault === "removes all that is stored" && tested.name === "contact",
        run: async (visit: Visit, path: string) => {
          const hasWritten = await open(visit, path);
          await waitForHydration(visit.page);
          const tab = await visit.page.context().newPage();
          await tab.goto("/robots.txt");
          await tab.evaluate(act);
          await visit.settle();
          await visit.expectAlive();
          if (hasWritten) await expectKeptAfterReload(visit);
          else await visit.page.reload({ waitUntil: "commit" });
        },
      }),
    ),
  ),
);

// ---- The clock

const CLOCKS = [
  "1970-01-01T00:00:00Z",
  "2001-09-09T01:46:40Z",
  "2038-01-20T00:00:00Z",
  "2100-02-28T23:59:59Z",
];

injectAll(
  "The clock",
  /^$/,
  CLOCKS.flatMap((time) =>
    (["home", "trips", "prices", "booking", "reviews", "writeReview"] as const).flatMap(
      (name, index) => [
        {
          fault: `says ${time.slice(0, 4)}`,
          page: find(name, pageOf(index * 16).language),
          isQuick: name === "home" && time.startsWith("1970"),
          run: async (visit: Visit, path: string) => {
            await visit.page.clock.install({ time });
            await open(visit, path);
            await waitForHydration(visit.page);
          },
        },
        {
          fault: `goes to ${time.slice(0, 4)} during the visit`,
          page: find(name),
          run: async (visit: Visit, path: string) => {
            const { page } = visit;
            await page.clock.install();
            const hasWritten = await open(visit, path);
            await waitForHydration(page);
            await page.clock.setSystemTime(time);
            if (hasWritten) await expectKeptAfterReload(visit);
            else await follow(page, routes.prices);
          },
        },
      ],
    ),
  ),
);

// ---- The form service

type Answer = (page: Page) => Promise<unknown>;

const cors = { "access-control-allow-origin": "*" };
const answerWith =
  (answer: Parameters<Route["fulfill"]>[0]): Answer =>
  (page) =>
    page.route("**/f/demo", (route) => route.fulfill({ headers: cors, ...answer }));

/** How the form service may answer, and whether the message counts as sent. */
const SERVICE: Record<string, { answer: Answer; isSent?: true }> = {
  "hangs, then breaks": {
    answer: async (page) => {
      await page.clock.install();
      await page.route("**/f/demo", async (route) => {
        await page.clock.runFor(60_000);
        await expect(page.locator("[role=status] b")).toBeVisible();
        await route.abort("connectionclosed");
      });
    },
  },
  "answers after 40 seconds": {
    answer: async (page) => {
      await page.clock.install();
      await page.route("**/f/demo", async (route) => {
        await page.clock.runFor(40_000);
        await expect(page.locator("[role=status] b")).toBeVisible();
        await route.fulfill({ headers: cors, json: { ok: true } });
      });
    },
    isSent: true,
  },
  "answers half": {
    answer: answerWith({ contentType: "application/json", body: '{"ok":tr' }),
    isSent: true,
  },
  "answers 429": { answer: answerWith({ status: 429, json: { error: "Too many" } }) },
  "answers 500": { answer: answerWith({ status: 500, body: "" }) },
  "answers an error in HTML": {
    answer: answerWith({ status: 403, contentType: "text/html", body: "<p>No" }),
  },
  "leads on to a page": {
    answer: async (page) => {
      await page.route("**/f/demo", (route) =>
        route.fulfill({
          status: 302,
          headers: { ...cors, location: "http://127.0.0.1:8010/f/thanks" },
        }),
      );
      await page.route("**/f/thanks", (route) =>
        route.fulfill({ headers: cors, contentType: "text/html", body: "<p>Robot?" }),
      );
    },
  },
  "refuses connections": {
    answer: (page) => page.route("**/f/demo", (route) => route.abort("connectionrefused")),
  },
  "cannot be reached: no network": { answer: (page) => page.context().setOffline(true) },
};

injectAll(
  "The form service",
  /Failed to load resource|ERR_/,
  Object.entries(SERVICE).flatMap(([fault, { answer, isSent }]) =>
    FORMS.map((tested) => ({
      fault,
      page: tested,
      isQuick: fault === "leads on to a page" && tested === FORMS[0],
      run: async (visit: Visit, path: string) => {
        const { page } = visit;
        const w = words[tested.language];
        if (!fault.includes("no network")) await answer(page);
        await open(visit, path);
        await waitForHydration(page);
        await visit.settle();
        if (fault.includes("no network")) await answer(page);
        await page.locator("form button").last().click();
        const isReview = tested.name === "writeReview";
        const { sent, failed } = isReview ? { sent: w.submitted, failed: w.notSubmitted } : w;
        await expect(
          page.locator("[role=status], [role=alert]").getByText(isSent ? sent : failed),
        ).toBeVisible();
        await expect(page.locator("form[aria-busy=true]")).toHaveCount(0);
        await page.context().setOffline(false);
        if (!isSent) await expectKeptAfterReload(visit);
      },
    })),
  ),
);

// ---- The booking provider

const serveBooking = (page: Page, body: string) =>
  page.route("**/load-turitop.min.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );

const BOOKINGS = [find("booking"), find("booking", "en"), find("booking", "de")];

injectAll(
  "The booking provider",
  /provider|127\.0\.0\.1|SyntaxError|Unexpected|removeChild|The above error/,
  Object.entries(bookingScripts).flatMap(([fault, script], index) =>
    ["", ", asked for although cookies are rejected", ", and the language changes"].map(
      (moment, turn) => ({
        fault: `its script ${fault}${moment}`,
        page: inTurn(BOOKINGS, index + turn),
        isQuick: turn === 0 && fault.startsWith("floods the page"),
        run: async (visit: Visit, path: string) => {
          const { page } = visit;
          await serveBooking(page, script);
          await page.clock.install();
          await page.goto(path);
          await waitForHydration(page);
          if (turn === 1) {
            await page.evaluate(() => {
              localStorage.setItem("cookieConsent", "rejected");
              dispatchEvent(new Event("storage"));
            });
            await page.locator("main button").first().click();
          }
          await visit.settle();
          if (turn === 2)
            await page.evaluate(
              (code) => document.querySelector<HTMLElement>(`a[hreflang="${code}"]`)?.click(),
              path.startsWith("/de/") ? "en" : "de",
            );
          // What the script throws then ends the clock's turn, too.
          for (let second = 0; second < 13; second += 1)
            await page.clock
              .runFor(1_000)
              .catch((error) => expect(String(error)).toMatch("provider"));
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        },
      }),
    ),
  ),
);

injectAll(
  "The booking provider",
  /provider/,
  BOOKINGS.map((tested) => ({
    fault: "its script covers the page, which is left",
    page: tested,
    run: async ({ page }: Visit, path: string) => {
      await serveBooking(
        page,
        `const cover = document.createElement("div");
        cover.style = "position: fixed; inset: 0; z-index: 99999; background: black";
        document.body.append(cover);`,
      );
      await page.goto(localPath(routes.prices, tested.language));
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator("body > div[style*='99999']")).toBeVisible();
      await page.goBack();
    },
  })),
);

// ---- No network

injectAll(
  "No network",
  /Failed to load resource|ERR_INTERNET|Not rendering/,
  WAYS.flatMap((_, index) =>
    [false, true].flatMap((hasApp) =>
      ["at a link", "at Back", "at Forward"].map((moment) => {
        const { from, to } = wayOf(index * 3);
        return {
          fault: `${moment}, ${hasApp ? "once the app is there" : "without the app"}`,
          page: from,
          run: async (visit: Visit, path: string) => {
            const { page } = visit;
            const context = page.context();
            await page.goto(path);
            if (hasApp) await startApp(page);
            if (moment !== "at a link") {
              await follow(page, to);
              await page.waitForURL(isAt(to));
            }
            if (moment === "at Forward") await page.goBack();
            await visit.settle();
            visit.takeLoads();
            await context.setOffline(true);
            if (moment === "at a link") await follow(page, to);
            if (moment === "at Back") await page.goBack().catch(() => undefined);
            if (moment === "at Forward") await page.goForward().catch(() => undefined);
            const isThere = isAt(moment === "at Back" ? path : to);
            await expect
              .poll(() => page.url().startsWith("chrome-error:") || isThere(new URL(page.url())))
              .toBe(true);
            await context.setOffline(false);
            await page.goto(moment === "at Back" ? path : to);
          },
        };
      }),
    ),
  ),
);

// ---- Errors while rendering

const RENDER_NOISE =
  /Cannot read properties|is not iterable|is not a function|found no content|Minified React error|undefined|correct component chunk/;
const ROUTES = pages.filter(({ name }) => name !== "notFound");

injectAll(
  "Data that a page cannot be made of",
  RENDER_NOISE,
  ROUTES.map((tested, index) => ({
    fault: "in its content, when the app starts",
    page: tested,
    isQuick: index === 3,
    run: async (visit: Visit, path: string) => {
      const { page } = visit;
      await changePageData(page, { page: {} });
      const hasWritten = await open(visit, path);
      await expect(page.locator("main [role=alert] h1")).toBeVisible();
      await visit.expectAlive();
      if (hasWritten) await visit.expectKept();
      await page.locator("main [role=alert] button").click();
      await expect(page.locator("main [role=alert] h1")).toHaveCount(0);
      await visit.settle();
    },
  })),
);

injectAll(
  "Data that a page cannot be made of",
  RENDER_NOISE,
  ROUTES.filter((_, index) => index % 2 === 0).map((tested, index) => ({
    fault: "outside its content, when the app starts",
    page: tested,
    isQuick: index === 1,
    run: async (visit: Visit, path: string) => {
      const { page } = visit;
      await changePageData(page, { company: null });
      await page.goto(path);
      await page.locator("[data-app]").first().dispatchEvent("pointerdown");
      await expect
        .poll(() => page.evaluate(() => history.state as unknown).catch(String))
        .toEqual({ noApp: true });
      await visit.settle();
    },
  })),
);

injectAll(
  "Data that a page cannot be made of",
  RENDER_NOISE,
  WAYS.flatMap((_, index) =>
    [{ page: {} }, { company: null }].map((change) => {
      const { from, to } = wayOf(index);
      return {
        fault: `${"page" in change ? "in" : "outside"} its content, at a link`,
        page: from,
        run: async (visit: Visit, path: string) => {
          const { page } = visit;
          await page.goto(path);
          await startApp(page);
          await changePageData(page, change);
          await follow(page, to);
          await page.waitForURL(isAt(to));
          await visit.expectAlive();
          if (!("page" in change)) return;
          await expect(page.locator("main [role=alert] h1")).toBeVisible();
          // The next page has nothing to do with it.
          await page.unrouteAll();
          const next = localPath(routes.services, from.language);
          await follow(page, next).then(() => page.goBack());
          await expect(page.locator("main [role=alert] h1")).toHaveCount(0);
        },
      };
    }),
  ),
);

injectAll(
  "Data that a page cannot be made of",
  RENDER_NOISE,
  WAYS.map((_, index) => {
    const { from, to } = wayOf(index);
    return {
      fault: "of a script that this build does not know, at a link",
      page: from,
      run: async ({ page }: Visit, path: string) => {
        await page.goto(path);
        await startApp(page);
        await renamePageScript(page);
        await follow(page, to);
        await page.waitForURL(isAt(to));
      },
    };
  }),
);

// ---- A browser that translates

injectAll(
  "The browser translates",
  /NotFoundError|removeChild|insertBefore/,
  [...FORMS, find("gallery"), find("home"), find("booking", "en"), find("reviews", "de")].map(
    (tested, index) => ({
      fault: "each text, and the visitor goes on",
      page: tested,
      isQuick: index === 0,
      run: async (visit: Visit, path: string) => {
        const { page } = visit;
        const hasWritten = await open(visit, path);
        await waitForHydration(page);
        await visit.settle();
        await translate(page);
        if (hasWritten) {
          await page.locator("form button").last().click();
          await expect(page.locator("[role=status] b")).toBeVisible();
          await expect(page.locator("form")).toBeVisible();
        } else if (tested.name === "gallery") {
          await page.locator("main a[data-app]").first().click();
          await expect(page.locator("dialog[open]")).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(page.locator("dialog[open]")).toHaveCount(0);
        } else await follow(page, localPath(routes.trips, tested.language));
        await visit.settle();
      },
    }),
  ),
);
