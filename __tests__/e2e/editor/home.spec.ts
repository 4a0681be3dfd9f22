import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { answering } from "../../../src/commands/lib/wait-for-url";
import { copyRepository } from "../../../src/commands/lib/repository-copy";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { spawnGroup, stop } from "../../../src/commands/lib/processes";
import { field, pressSave } from "./desk";

/** The addresses that `npm run edit` prints. */
const HOME = "http://localhost:8000";

/** An error that the editor's form would refuse, and that can be put right in it. */
const ERROR = "reviews/otto.json › text › de: {{terms.guest}} no existe";

const misspell = (folder: string) => {
  const file = join(folder, "content/reviews/otto.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(/"de": "/, '"de": "{{terms.guest}} '));
};

// A development server starts from nothing.
const coldStart = { tag: "@slow" };

test(
  "npm run edit: what is saved is seen beside the form and on the open page",
  coldStart,
  async ({ page, context }) => {
    test.setTimeout(300_000);
    const { folder, remove } = copyRepository(TEST_CONTENT);
    misspell(folder);
    const command = join(folder, "src/commands/edit.ts");
    const edit = spawnGroup(command, [], { cwd: folder, piped: true });
    let output = "";
    edit.stdout?.on("data", (text) => (output += String(text)));
    try {
      await answering(`${HOME}/admin/`, 200_000);
      await expect.poll(() => output).toContain(`El editor: ${HOME}/admin/`);
      expect(output).toContain(ERROR);
      const prices = await context.newPage();
      await prices.goto(`${HOME}/de/precios/`);
      await expect(prices.getByRole("heading", { level: 1 })).toBeVisible();

      await page.goto(`${HOME}/admin/translations.html`);
      await expect(page.getByText("{{terms.guest}}").first()).toBeVisible();

      await page.goto(`${HOME}/admin`);
      await page.getByRole("button", { name: "Iniciar sesión" }).click();
      await page.goto(`${HOME}/admin/#/collections/datos/entries/Prices`);
      await expect(page.getByRole("link", { name: "Ver la página" })).toHaveAttribute(
        "href",
        `${HOME}/precios/`,
      );
      const beside = page.frameLocator("iframe").frameLocator("iframe");
      await expect(beside.getByText("320").first()).toBeVisible({ timeout: 30_000 });
      await field(page, ["Tarifas", "Mañana"]).fill("345");
      await pressSave(page);

      await expect(prices.getByText("345").first()).toBeVisible({ timeout: 30_000 });
      await expect(beside.getByText("345").first()).toBeVisible({ timeout: 30_000 });
      await page.frameLocator("iframe").getByRole("link", { name: "English" }).click();
      await expect(beside.getByText("Morning").first()).toBeVisible({ timeout: 30_000 });
      expect(readFileSync(join(folder, "content/prices.json"), "utf8")).toContain('"amount": 345');
    } finally {
      await stop(edit);
      remove();
    }
  },
);
