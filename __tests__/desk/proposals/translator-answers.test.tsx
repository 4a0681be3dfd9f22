/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { checkedOf } from "../../../src/desk/core/check";
import { retype, type } from "../form/keyboard";
import { saidOf } from "../form/show-field";
import { linkTo } from "../window/show-screen";
import {
  acceptAt,
  ATTIC,
  box,
  giveTranslator,
  lineOf,
  pressOn,
  said,
  settle,
  showAttic,
} from "./show-attic";

const { proposals: words, fields } = es;
const PROPOSE = words.propose;

test("an answer that comes while somebody writes in its line, or after the Spanish has changed, is dropped", async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => (answer = resolve));
  giveTranslator({ answer: (text, language) => later.then(() => `${language}(${text})`) });
  await showAttic();
  await pressOn(PROPOSE);
  expect(said()).toBe(words.working(0, 6) + words.whenPublished);
  type(box("description.es"), " Y más.");
  act(() => box("name.en").focus());
  answer();
  await settle();
  expect(box("name.en").value).toBe("");
  expect(box("name.de").value).toBe("de(Torre)");
  expect(box("description.de").value).toBe("");
});

test("it can be stopped; the second press of a double one does not stop it", async () => {
  giveTranslator({ answer: () => new Promise(() => undefined) });
  await showAttic();
  await pressOn(PROPOSE);
  await pressOn(words.stop, 2);
  expect(said()).toContain(words.working(0, 6));
  expect(screen.getByRole("button", { name: words.stop })).toHaveFocus();
  await pressOn(words.stop);
  expect(said()).toBe(words.missing(6) + words.canPropose);
});

test("leaving the entry stops it, and what has come by then stays", async () => {
  const stand = giveTranslator({
    answer: (text, language) =>
      text === "Torre" ? `${language}(${text})` : new Promise(() => undefined),
  });
  const { open } = await showAttic();
  await pressOn(PROPOSE);
  expect(stand.alive()).toBe(2);
  await open("#/file/rooms/garden.json");
  expect(stand.alive()).toBe(0);
  await open(`#/file/${ATTIC}`);
  expect(said()).toBe(words.toCheck(2) + words.whenPublished);
});

test("a download is told, and a language that needs another press is asked for by its name", async () => {
  let loaded = () => {};
  const stand = giveTranslator({
    states: { en: "downloadable", de: "downloadable" },
    usesUpPress: true,
    download: (tell) => {
      tell(0.4);
      return new Promise((resolve) => (loaded = resolve));
    },
  });
  await showAttic();
  await pressOn(PROPOSE);
  expect(said()).toBe(words.download(40) + words.downloadHelp);
  loaded();
  await settle();
  expect(said()).toBe(words.toCheck(3) + words.pressAgain("alemán"));
  stand.onPress();
  await pressOn(PROPOSE);
  loaded();
  await settle();
  expect(said()).toBe(words.toCheck(6) + words.whenPublished);
});

test("what does not turn out well stays to be written", async () => {
  giveTranslator({
    answer: (text, language) => (text === "Torre" ? text : `${language}(${text})`),
  });
  await showAttic();
  await pressOn(PROPOSE);
  expect(said()).toBe(words.toCheck(4) + words.failed(2));
  expect(saidOf(box("name.en"))).toBe(fields.missing);
});

test("markup in an answer is text, and what is accepted is checked as what is typed", async () => {
  giveTranslator({
    answer: (text) => (/nombre/.test(text) ? "word ".repeat(40) : "<img src=x onerror=alert(1)>"),
  });
  const { held, container, desk } = await showAttic();
  type(box("name.es"), " nombre".repeat(20));
  await pressOn(PROPOSE);
  await acceptAt("description.en");
  expect(held(ATTIC, "description", "en")).toContain("<img src=x onerror=alert(1)> {{rooms.from}}");
  expect(container.querySelector("img[src=x]")).toBeNull();
  await acceptAt("name.en");
  expect(checkedOf(desk.state().work).brought).toContainEqual(
    expect.objectContaining({ code: "too-long", path: ["name", "en"] }),
  );
});

describe("a browser that does not translate", () => {
  test("says so, keeps the Spanish in sight, and leads to the next untranslated text", async () => {
    await showAttic();
    expect(said()).toBe(`${words.missing(6)}.${words.cannot}`);
    expect(screen.queryByRole("button", { name: PROPOSE })).toBeNull();
    expect(box("name.es").value).toBe("Torre");
    expect(saidOf(box("name.en"))).toBe(fields.missing);
    retype(box("name.en"), "Tower");
    await pressOn(words.nextMissing(5));
    expect(box("name.de")).toHaveFocus();
    retype(box("name.de"), "Turm");
    await pressOn(words.nextMissing(4));
    expect(box("description.en")).toHaveFocus();
    act(() => box("description.en").blur());
    await act(() => new Promise((resolve) => void setTimeout(resolve, 300)));
    // What is new and unfinished waits: it is not wrong.
    expect(lineOf("description.en").line).not.toHaveClass("is-missing");
    expect(saidOf(box("description.en"))).toBe(fields.missing);
  });

  test("leads from the last translation of an entry to the next entry that lacks some", async () => {
    const { desk, open } = await showAttic();
    const described = { description: { es: "La plaza.", en: "The square." } };
    act(() => {
      desk.change(ATTIC, [], undefined);
      for (const id of [1, 2])
        desk.change(`photographs/${id}.json`, ["picture"], {
          file: "/media/front.jpg",
          ...described,
        });
    });
    await open("#/file/rooms/garden.json");
    expect(document.querySelector(".next-missing")).toBeNull();
    await open("#/file/photographs/1.json");
    expect(screen.getByRole("button", { name: words.nextMissing(1) })).toBeVisible();
    retype(box("picture.description.de"), "Der Platz.");
    expect(linkTo(words.nextText(1))).toBe(
      "#/file/photographs/2.json?field=picture.description.de",
    );
  });

  test("may have a translator that knows none of the languages", async () => {
    giveTranslator({ states: { en: "unavailable", de: "unavailable" } });
    await showAttic();
    expect(said()).toBe(`${words.missing(6)}.${words.cannot}`);
    expect(screen.getByRole("button", { name: words.nextMissing(6) })).toBeVisible();
  });

  test("says nothing of an entry that lacks nothing", async () => {
    const { open } = await showAttic();
    await open("#/file/rooms/garden.json");
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByText(es.texts.history.earlier)).toBeVisible();
  });
});
