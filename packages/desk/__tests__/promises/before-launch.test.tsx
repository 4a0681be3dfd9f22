/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { EntryScreen } from "../../entry/entry";
import { StartScreen } from "../../window/start";
import { memoryStore, renderWithDesk } from "../with-desk";
import { testSnapshot } from "../core/test-snapshot";
import { es } from "../test-site";
import { press, showScreen } from "../window/show-screen";

const HOUSE = "house.json";

const fill = (desk: Awaited<ReturnType<typeof showScreen>>["desk"]) =>
  act(() => {
    desk.change(HOUSE, ["licence"], "VT-1234");
    desk.change(HOUSE, ["name"], "Casa Alba");
  });

test("what is missing is one line below the tasks, and once nothing is, the next step is said", async () => {
  const { desk } = await renderWithDesk(<StartScreen />, {
    store: memoryStore(await testSnapshot()),
  });
  const line = await screen.findByText(es.start.launch(2, 0));
  const tasks = document.querySelector(".tasks");
  expect(tasks && tasks.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line.closest("details")?.open).toBe(false);
  fill(desk);
  act(() => desk.change(HOUSE, ["phone"], "no"));
  await screen.findByText(`${es.start.complete} ${es.bar.toCorrect(1)}`);
  act(() => desk.undo());
  const { publish } = es.publishing.web;
  await screen.findByText(`${es.start.complete} ${es.start.completeNext(publish)}`);
  await act(() => desk.publish(() => "Lo que faltaba"));
  expect((await screen.findByRole("link", { name: es.signIn.seeSite })).textContent).toBeTruthy();
});

test("a form leads to the next that is missing after the field with the focus, and then on", async () => {
  const { desk } = await showScreen(<EntryScreen file={HOUSE} />);
  const missing = await screen.findByRole("button", { name: es.start.nextMissing(2) });
  fireEvent.click(missing);
  const asked = [location.hash];
  const [first] = document.querySelectorAll("[data-field]");
  fireEvent.focusIn(first ?? missing);
  fireEvent.click(missing);
  asked.push(location.hash);
  expect(asked).toEqual([`#/file/${HOUSE}?field=name`, `#/file/${HOUSE}?field=licence`]);
  fill(desk);
  await waitFor(() => press(es.start.goOnLaunch));
  expect(location.hash).toBe("#/");
});

test("so does a form in which something is missing only since it opened", async () => {
  const delivered = await testSnapshot();
  const own = (text: string) =>
    JSON.stringify({ ...JSON.parse(text), name: "Casa Alba", licence: "VT-1234" });
  const sources = delivered.sources.map((each) =>
    each.file === HOUSE && "text" in each ? { ...each, text: own(each.text) } : each,
  );
  const snapshot = { ...delivered, sources };
  const { desk } = await showScreen(<EntryScreen file={HOUSE} />, { snapshot });
  expect(screen.queryByRole("button", { name: es.start.goOnLaunch })).toBeNull();
  act(() => desk.change(HOUSE, ["licence"], undefined));
  expect(await screen.findByRole("button", { name: es.start.nextMissing(1) })).toBeTruthy();
});
