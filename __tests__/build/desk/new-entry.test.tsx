/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { nodeAt } from "../../../src/typed-content/schema";
import { checkedOf } from "../../../src/desk/core/check";
import { schemaOf } from "../../../src/desk/core/model";
import { placeAt } from "../../../src/desk/core/places";
import { openCollections } from "../../../src/desk/core/sections";
import type { Work } from "../../../src/desk/core/work";
import { AddEntry, begunDesk } from "../../../src/desk/entry/begun-entry";
import { changeAt } from "../../desk/with-desk";
import { withNewEntry } from "../../../src/desk/entry/names";
import { StartScreen } from "../../../src/desk/window/start";
import { present } from "../../setup/present";
import { site } from "../../../src/build/desk/site";
import { es } from "../../../src/build/desk/words/es";
import { linkTo } from "../../desk/window/show-screen";
import { showCompany } from "./show-company";

const TITLES: Record<string, string> = es.tasks;

/** Returns the yes-or-no fields of a file that have neither answer. */
const unanswered = (work: Work, file: string) =>
  checkedOf(work).brought.filter(
    (error) => error.file === file && nodeAt(schemaOf(file) ?? {}, error.path)?.kind === "yes-no",
  );

/** Follows the only link of a part that leads to a new entry, and writes something into it. */
const beginBy = async (part: ReactNode, name: string | RegExp) => {
  const { desk, unmount } = await act(() => showCompany(part));
  const place = placeAt(linkTo(name) ?? "");
  if (place.screen !== "entry") throw new Error("The link leads to no entry.");
  const { file, field = [] } = place;
  act(() => changeAt(begunDesk(desk, file), file, field, "x"));
  const { work } = desk.state();
  unmount();
  return { file, work, data: work.edits.get(file)?.data };
};

test("a new entry begun in a list lacks no yes-or-no field, in any collection", async () => {
  for (const [name, collection] of openCollections()) {
    const { work, file, data } = await beginBy(
      <AddEntry name={name} collection={collection} />,
      /./,
    );
    expect(data).toBeDefined();
    expect([file, unanswered(work, file)]).toEqual([file, []]);
  }
});

test("a new entry begun by a task of the start page is the one that its list begins", async () => {
  for (const task of site.tasks) {
    if (!("begin" in task)) continue;
    const byTask = await beginBy(<StartScreen />, present(TITLES[task.name], task.name));
    const [name] = present(
      [...openCollections()].find(([, collection]) => collection === task.begin),
      task.name,
    );
    const inList = await beginBy(<AddEntry name={name} collection={task.begin} />, /./);
    expect([byTask.file, byTask.data]).toEqual([inList.file, inList.data]);
    expect(unanswered(byTask.work, byTask.file)).toEqual([]);
  }
});

test("a new entry of which something is known lacks no yes-or-no field, and keeps the answers given", async () => {
  const { desk } = await showCompany(null);
  const reviews = present(openCollections().get("reviews"), "reviews");
  const { work, file } = withNewEntry(desk.state().work, reviews, { featured: true }, 0);
  expect(work.edits.get(file)?.data).toMatchObject({ featured: true, sample: false });
  expect(unanswered(work, file)).toEqual([]);
});
