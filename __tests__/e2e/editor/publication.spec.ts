import { PUBLICATION } from "../../../src/editor/browser/publication";
import { ownViolations } from "./axe";
import { expect, test } from "./fixtures";
import type { CheckRun } from "./git-host";
import { openEntry } from "./desk";
import { DECAPS_NOISE, press, signIn } from "./web-desk";

test.use({ expectedNoise: DECAPS_NOISE });

const failure = (number: number, text: string): CheckRun => ({
  name: PUBLICATION,
  conclusion: "failure",
  completed_at: new Date().toISOString(),
  html_url: `https://github.com/brisa/web/runs/${number}`,
  output: { title: "No salió bien.", summary: "Corregid [esto](https://example.com/).", text },
});

test("a failed publication is told with its lines, until it is read or put right", async ({
  page,
  web,
}) => {
  web.checkRuns.push(failure(1, "- prices.json › amount: <b>falta</b>."));
  await signIn(page, web);
  const notice = page.getByRole("alert").filter({ hasText: "No salió bien." });
  await expect(notice).toContainText("No salió bien. Corregid esto.");
  await expect(notice.getByRole("listitem")).toHaveText(["prices.json › amount: <b>falta</b>."]);
  await expect(notice.getByRole("link")).toHaveAttribute("href", /\/runs\/1$/);
  await openEntry(page, "datos", "Terms");
  await expect(notice).toBeInViewport();
  expect(await ownViolations(page)).toEqual([]);
  await press(page, "Entendido");
  await expect(notice).toBeHidden();

  web.checkRuns[0] = failure(2, "");
  await openEntry(page, "datos", "Company");
  await expect(notice.getByRole("link")).toHaveAttribute("href", /\/runs\/2$/);

  web.checkRuns[0].conclusion = "success";
  await openEntry(page, "datos", "Terms");
  await expect(notice).toBeHidden();
  const status = page.getByRole("status").filter({ hasText: /^(En la web|Publicándose)/ });
  await expect(status).toHaveText(/^En la web desde las? \d+:\d\d$/);

  web.checkRuns.pop();
  await openEntry(page, "datos", "Company");
  await expect(status).toHaveText("Publicándose…");
});
