import { act, fireEvent, screen } from "@testing-library/react";
import { placeAt, type PromisesPlace } from "../../core/places";
import { begin, change, rebaseWork } from "../../core/work";
import { contentNow } from "../../core/edits";
import { PromisesScreen } from "../../promises/promises-screen";
import type { WholeSite } from "../../site";
import { commitMessage } from "../../publishing/commit-message";
import { PanelScreen } from "../../ui/panel-screen";
import { StartScreen } from "../../window/start";
import {
  questionsIn,
  withConfirmed,
  type Promises,
} from "../../../typed-content/check/launch/promised";
import { CONFIRMED_FILE } from "../../../typed-content/files/content";
import { content } from "../../../../examples/guest-house/__tests__/house-content";
import { promisesOf } from "../../../../examples/guest-house/__tests__/promises";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";
import { es as words, testSite } from "../test-site";
import { linkTo, showScreen } from "../window/show-screen";

const delivered = promisesOf(content);
const promises: Promises = { ...delivered, names: [] };
const siteWith = (own: Promises): WholeSite => ({
  ...testSite,
  promises: () => Promise.resolve(own),
});

const show = async (question: string, own = promises) => {
  const place = placeAt(`#/promises/${encodeURIComponent(question)}`) as PromisesPlace;
  const asking = <PromisesScreen place={place} onField={() => undefined} />;
  const shown = await act(() => showScreen(asking, { site: siteWith(own) }));
  await screen.findByRole("heading", { level: 2 });
  return shown;
};

const heading = () => screen.getByRole("heading", { level: 2 });
const yes = () => screen.getByRole("button", { name: "Sí, es lo nuestro" });

test("a question shows what a visitor reads, and each name leads to its field and back", async () => {
  await show("La casa");
  expect(heading().textContent).toBe("La casa");
  const texts = [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(["520\u00A0€", "15:00"]));
  // The list of what is missing has it.
  expect(texts).not.toContain("Casa de Ejemplo");
  const paragraphs = "diez minutos a pie.\n\nSi llegáis después de las diez, llamad al";
  for (const part of [paragraphs, "+34 952 117 304"]) expect(texts.join()).toContain(part);
  const from = placeAt("#/promises/La%20casa");
  const place = placeAt(linkTo("La casa › Teléfono") ?? "");
  expect(place).toMatchObject({ file: "house.json", field: ["phone"], from });
});

test("a form leads back to the question, and to nothing else that an address says", async () => {
  await showScreen(<PanelScreen title="La casa" />);
  const at = (address: string) =>
    act(() => {
      location.hash = address;
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
  at("#/file/house.json?field=name&from=%23%2Fpromises%2FLa%2520casa");
  expect(linkTo("¿Es lo vuestro?")).toBe("#/promises/La%20casa");
  at("#/file/house.json?field=name&from=javascript:alert(1)");
  expect(linkTo("Inicio")).toBe("#/");
});

test("each answer leads to the next question, until none is left; Ctrl+Z asks again", async () => {
  const { changed, undo } = await show("Habitaciones");
  for (const next of ["La casa", "Condiciones", "No queda nada por confirmar"]) {
    yes().focus();
    fireEvent.click(yes());
    expect(heading().textContent).toBe(next);
    expect(document.activeElement).toBe(heading());
  }
  expect(changed()).toEqual([CONFIRMED_FILE]);
  undo();
  expect(heading().textContent).toBe("Condiciones");
});

test("an address of before leads to its question, or to the first that is left", async () => {
  const place = placeAt("#/promises/Habitaciones?card=en.rooms/garden.json%23name.en");
  expect(place).toEqual({ screen: "promises", question: "Habitaciones" });
  await show("Una pregunta de antes");
  expect(heading().textContent).toBe("La casa");
});

test("what names something old says what, in its language; what somebody else changes is not asked", async () => {
  const { elsewhere } = await show("", delivered);
  const german = linkTo(/alemán/);
  expect(german).toContain("description.de");
  expect(screen.getByText("Nombra «Zitronenbaum», que ya no está.")).toBeTruthy();
  await elsewhere("rooms/garden.json", ["description", "de"], "Zum Garten.");
  expect(screen.queryByRole("link", { name: /alemán/ })).toBeNull();
});

test("the start screen names the questions, and nothing where all are confirmed", async () => {
  const { desk } = await act(() => showScreen(<StartScreen />, { site: siteWith(promises) }));
  await screen.findByRole("link", { name: "La casa" });
  expect(linkTo("La casa")).toBe("#/promises/La%20casa");
  for (const question of questionsIn(content, promises))
    act(() => {
      const now = contentNow(desk.state().work);
      desk.change(CONFIRMED_FILE, [], withConfirmed(now, question));
    });
  expect(screen.queryByText("¿Es lo vuestro?")).toBeNull();
});

test("two people’s answers are joined, and told by their questions", async () => {
  const begun = begin(await testSnapshot());
  const now = contentNow(begun);
  const [mine, theirs, ...left] = questionsIn(now, promises).map((question) => ({
    title: question.title,
    data: withConfirmed(now, question),
  }));
  const confirming = (data: unknown) => change(begun, CONFIRMED_FILE, [], data, 0);
  const answered = confirming(mine?.data);
  expect(commitMessage(answered, words)).toBe(`Confirmado: ${mine?.title}`);
  const second = changedSnapshot(begun.snapshot, "second", { [CONFIRMED_FILE]: theirs?.data });
  const both = rebaseWork(answered, second);
  expect(both.conflicts.size).toBe(0);
  const titles = questionsIn(contentNow(both), promises).map(({ title }) => title);
  expect(titles).toEqual(left.map(({ title }) => title));
  // What a desk of before has not published yet.
  const before = confirming({ "house.json#name": "00000000" });
  expect(commitMessage(before, words)).toBe("Confirmado: ¿Es lo vuestro?");
});
