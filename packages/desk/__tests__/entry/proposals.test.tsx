import "@testing-library/jest-dom";
import { act, cleanup, screen, within } from "@testing-library/react";
import { OLDER_FILE } from "../../../typed-content/files/content";
import { storedIn } from "../../core/edits";
import { rebaseWork } from "../../core/work";
import type { ChooseEdits } from "../../state/publish";
import { readyOf } from "../../state/ready";
import { waitingPlaces } from "../../core/unread";
import { brokenSnapshot, changedSnapshot, testSnapshot } from "../core/test-snapshot";
import { retype, type } from "../form/keyboard";
import { es } from "../test-site";
import { button, linkTo } from "../window/show-screen";
import {
  ATTIC,
  box,
  boxed,
  giveTranslator,
  pressOn,
  said,
  settle,
  showAttic,
  showEntries,
} from "./show-attic";

const { proposals: words, fields } = es;
const ROOM = "rooms/garden.json";
const TEXTS = ["name", "description", "picture.description"].flatMap((field) =>
  ["en", "de"].map((language) => `${field}.${language}`),
);

const inLine = (text: string, field: string) => {
  const line = box(field).closest<HTMLElement>(".line");
  const name = words.ofLine(text, box(field).getAttribute("aria-label") ?? "");
  return line && within(line).queryByRole("button", { name });
};
const accept = (field: string) => pressOn(inLine(words.right, field));

type Shown = Awaited<ReturnType<typeof showEntries>>;
const readyIn = ({ desk }: Shown) => readyOf(desk.state().work).ready;
const onlyReady: ChooseEdits = (work) => readyOf(work).ready;
const publishReady = ({ desk }: Shown) => act(() => desk.publish(() => "Un cambio", onlyReady));

const proposed = async () => {
  const asked = giveTranslator();
  const shown = await showAttic();
  expect([asked, said()]).toEqual([[], ""]);
  await pressOn(words.propose(6));
  return shown;
};

/** Empties a text, and has it proposed. */
const proposeAgain = async (field: string) => {
  retype(box(field), "");
  await pressOn(words.propose(1));
};

test("a press, and nothing before it, fills what is empty with what waits to be read; it is one step", async () => {
  const shown = await proposed();
  expect(said()).toBe(words.put(6));
  expect(boxed("name.en")).toEqual(["en(Torre)", words.ask]);
  expect(box("description.en").value).toBe("en(Desde) {precio más bajo: €85.00} en(por noche.)");
  expect(readyIn(shown).size).toBe(0);
  expect(waitingPlaces(shown.desk.state().work)).toContainEqual(
    expect.objectContaining({ file: ATTIC, path: ["name", "en"] }),
  );
  expect(button(words.nextUnread(6))).toHaveFocus();
  await pressOn(words.nextUnread(6));
  expect(box("name.en")).toHaveFocus();
  shown.undo();
  expect(boxed("name.en")).toEqual(["", fields.missing]);
});

test("«Está bien» or a letter takes the mark away, and once all are read they are published", async () => {
  const shown = await proposed();
  await accept("name.en");
  expect(boxed("name.en")).toEqual(["en(Torre)", ""]);
  expect(box("name.en")).toHaveFocus();
  type(box("name.de"), "!");
  expect(boxed("name.de")).toEqual(["de(Torre)!", ""]);
  for (const field of TEXTS.slice(2)) {
    expect(readyIn(shown).size).toBe(0);
    await accept(field);
  }
  expect([...readyIn(shown).keys()]).toEqual([ATTIC]);
});

test("who empties the line, or changes the Spanish, publishes nothing unread", async () => {
  const shown = await proposed();
  retype(box("name.es"), "Desván");
  expect(boxed("name.en")).toEqual(["en(Torre)", words.ask]);
  for (const field of TEXTS.slice(1)) await accept(field);
  expect(readyIn(shown).size).toBe(0);
  retype(box("name.en"), "");
  expect(boxed("name.en")).toEqual(["", fields.missing]);
  await pressOn(words.propose(1));
  expect(boxed("name.en")).toEqual(["en(Desván)", words.ask]);
});

test("an older translation that is public stays so until the one in its place is read", async () => {
  giveTranslator();
  const shown = await showEntries();
  await shown.open(ROOM);
  retype(box("name.es"), "Limonero");
  expect(boxed("name.en")).toEqual(["Garden room", words.ask]);
  await proposeAgain("name.en");
  const { ready, faults } = readyOf(shown.desk.state().work);
  expect([ready.get(ROOM)?.data, faults]).toMatchObject([
    { name: { es: "Limonero", en: "Garden room" } },
    [],
  ]);
  await publishReady(shown);
  expect(boxed("name.en")).toEqual(["en(Limonero)", words.ask]);
  await shown.open(ATTIC);
  await shown.open(ROOM);
  await accept("name.en");
  await publishReady(shown);
  expect(shown.desk.state().work.edits.size).toBe(0);
});

test("«Publicar sin leer» publishes one text, which another device still shows as unread; conditions have no such button", async () => {
  giveTranslator();
  const shown = await showEntries();
  await shown.open(ROOM);
  await proposeAgain("name.en");
  expect(readyIn(shown).size).toBe(0);
  await pressOn(inLine(words.publishUnread, "name.en"));
  expect(inLine(words.publishUnread, "name.en")).toBeNull();
  expect(boxed("name.en")).toEqual([expect.stringMatching(/^en\(/), words.ask]);
  await publishReady(shown);
  const stored = await shown.desk.store.load();
  cleanup();
  const other = await showEntries(stored);
  await other.open(ROOM);
  expect(boxed("name.en")).toEqual([expect.stringMatching(/^en\(/), words.ask]);
  await accept("name.en");
  await publishReady(other);
  expect((await other.desk.store.load()).files).not.toContain(OLDER_FILE);

  await other.open("conditions/stay.yaml");
  await proposeAgain("heading.en");
  expect(boxed("heading.en")[1]).toBe(words.ask);
  expect(inLine(words.publishUnread, "heading.en")).toBeNull();
});

test("what nobody has read stays here even if the file of the marks is broken elsewhere; then nothing is proposed", async () => {
  const { desk } = await proposed();
  const { work } = desk.state();
  const broken = brokenSnapshot(work.snapshot, OLDER_FILE);
  expect(readyOf(rebaseWork(work, broken)).ready.size).toBe(0);
  cleanup();
  const { open } = await showEntries(broken);
  await open(ROOM);
  retype(box("name.en"), "");
  expect(screen.queryByRole("button", { name: words.propose(1) })).toBeNull();
});

test("a part that is new in a public entry waits as a whole, and prevents nothing else", async () => {
  giveTranslator();
  const first = await testSnapshot();
  const garden = { ...(storedIn(first, ROOM) as object), description: undefined };
  const { desk, open } = await showEntries(changedSnapshot(first, "first", { [ROOM]: garden }));
  act(() => {
    desk.change(ROOM, ["description"], { es: "Junto al pozo." });
    desk.change(ROOM, ["guests"], 3);
  });
  await open(ROOM);
  await pressOn(words.propose(2));
  const { ready, faults } = readyOf(desk.state().work);
  expect(faults).toEqual([]);
  expect(ready.get(ROOM)?.data).toEqual({ ...garden, guests: 3 });
});

test("what one has typed meanwhile stays, and that is said; so is what has not come out well", async () => {
  let translate: (text: string) => void = () => undefined;
  const later = () => new Promise((resolve) => (translate = resolve));
  giveTranslator({ answer: (text, language) => (language === "de" ? text : later()) });
  await showAttic();
  await pressOn(words.propose(6));
  expect(said()).toBe(words.working);
  type(box("name.en"), "Tower");
  for (const text of ["Torre!", "From", "a night.", "A staircase."]) {
    translate(text);
    await settle();
  }
  expect(boxed("name.en")).toEqual(["Tower", ""]);
  expect(boxed("picture.description.en")).toEqual(["A staircase.", words.ask]);
  expect(said()).toBe([words.put(2), words.failed(3), words.typed(1)].join(" "));
});

test("a language that needs another press is asked for", async () => {
  giveTranslator({ toDownload: ["en", "de"] });
  await showAttic();
  await pressOn(words.propose(6));
  expect(said()).toBe(`${words.put(3)} ${words.pressAgain}`);
  await pressOn(words.propose(3));
  expect(said()).toBe(words.put(3));
});

test("a browser that does not translate says so, and leads from gap to gap, and on to the next entry", async () => {
  const { desk, open } = await showAttic();
  expect(said()).toBe(words.cannot);
  retype(box("name.en"), "Tower");
  await pressOn(words.nextMissing(5));
  expect(box("name.de")).toHaveFocus();
  const description = { es: "La plaza.", en: "The square." };
  const picture = { file: "/media/front.jpg", description };
  act(() => {
    desk.change(ATTIC, [], undefined);
    for (const id of [1, 2]) desk.change(`photographs/${id}.json`, ["picture"], picture);
  });
  await open("photographs/1.json");
  retype(box("picture.description.de"), "Der Platz.");
  expect(linkTo(words.nextText(1))).toBe("#/file/photographs/2.json?field=picture.description.de");
  await open(ROOM);
  expect(screen.queryByRole("status")).toBeNull();
});
