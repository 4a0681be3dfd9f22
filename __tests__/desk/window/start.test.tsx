/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, screen, waitFor, within } from "@testing-library/react";
import { openFacts } from "../../../src/desk/publishing/launch";
import { checkedOf } from "../../../src/desk/core/desk";
import { StartScreen } from "../../../src/desk/window/start";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { linkTo } from "./show-screen";

beforeEach(() => location.assign("#/"));

test("tasks lead to their places", async () => {
  await renderWithDesk(<StartScreen />);
  expect(linkTo(String(es.site.tasks.price))).toBe("#/file/prices.json?field=packages.0.amount");
  expect(linkTo(String(es.site.tasks.text))).toBe("#/pages");
  expect(linkTo(String(es.site.tasks.contact))).toBe("#/file/company.json?field=phone");
  expect(linkTo(String(es.site.tasks.review))).toBe("#/file/reviews/new-1.json?field=name");
});

test("what waits is named, and leads to its field", async () => {
  const { desk } = await renderWithDesk(<StartScreen />);
  act(() => desk.change("trips/sunset.json", ["end"], "23:15"));
  expect(linkTo("Excursiones › Atardecer › Regreso")).toBe("#/file/trips/sunset.json?field=end");
});

test("what is missing before the opening is counted by parts, each with its first field", async () => {
  const { desk } = await renderWithDesk(<StartScreen />);
  const { missing } = checkedOf(desk.state().work);
  const counts = document.querySelector<HTMLElement>(".counts");
  if (!counts) throw new Error("Nothing is missing.");
  const links = within(counts).getAllByRole("link");
  const told = links.map((link) => Number(link.lastElementChild?.textContent));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(openFacts(missing).length);
  expect(told).toEqual(told.toSorted((a, b) => b - a));
  for (const link of links) expect(link.getAttribute("href")).toMatch(/^#\/file\/.*\?field=/);
});

test("the legal texts come first while they have holes", async () => {
  const { desk } = await renderWithDesk(<StartScreen />);
  act(() => {
    desk.change("reviews/otto.json", ["sample"], true);
    desk.change("legal/privacy.yaml", ["lead", "es"], "Qué datos y [PENDIENTE: cuánto]");
  });
  const parts = () =>
    Array.from(document.querySelectorAll(".counts a"), ({ textContent }) => textContent);
  await waitFor(() => expect(parts()).toEqual(["Textos legales 1", "Reseñas 2", "Preguntas 1"]));
});

test("files that cannot be read are named", async () => {
  const snapshot = await testSnapshot();
  const sources = snapshot.sources.map((source) =>
    source.file === "terms.json" ? { file: source.file, text: "{" } : source,
  );
  await renderWithDesk(<StartScreen />, { store: memoryStore({ ...snapshot, sources }) });
  expect(screen.getByText("content/terms.json")).toBeTruthy();
});
