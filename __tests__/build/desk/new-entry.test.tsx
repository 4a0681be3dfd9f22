import { act } from "@testing-library/react";
import { nodeAt } from "../../../packages/typed-content/schema";
import { checkedOf } from "../../../packages/desk/core/check";
import { schemaOf } from "../../../packages/desk/core/model";
import { placeAt } from "../../../packages/desk/core/places";
import { openCollections } from "../../../packages/desk/core/places";
import { begunDesk } from "../../../packages/desk/lists/begun-entry";
import { withNewEntry } from "../../../packages/desk/core/names";
import { StartScreen } from "../../../packages/desk/window/start";
import { changeAt } from "../../../packages/desk/__tests__/with-desk";
import { present } from "../../setup/present";
import { site } from "../../../src/build/desk/site";
import { es } from "../../../src/build/desk/words/es";
import { linkTo } from "../../../packages/desk/__tests__/window/show-screen";
import { showCompany } from "./show-company";

const TITLES: Record<string, string> = es.tasks;

test("a new entry lacks no yes-or-no field, in any collection, and keeps the answers given", async () => {
  const { desk } = await showCompany(null);
  for (const collection of openCollections().values()) {
    const { work, file } = withNewEntry(desk.state().work, collection, { featured: true }, 0);
    expect(work.edits.get(file)?.data).toMatchObject({ featured: true });
    const unanswered = checkedOf(work).brought.filter(
      ({ file: of, path }) => of === file && nodeAt(schemaOf(file) ?? {}, path)?.kind === "yes-no",
    );
    expect([file, unanswered]).toEqual([file, []]);
  }
});

test("a task of the start page begins the entry that its list begins", async () => {
  const { desk } = await act(() => showCompany(<StartScreen />));
  for (const task of site.tasks) {
    if (!("begin" in task)) continue;
    const place = placeAt(linkTo(present(TITLES[task.name], task.name)) ?? "");
    const { work, file } = withNewEntry(desk.state().work, task.begin, {}, 0);
    expect(place).toMatchObject({ screen: "entry", file });
    act(() => changeAt(begunDesk(desk, file), file, ["hidden"], true));
    expect(desk.state().work.edits.get(file)?.data).toEqual({
      ...(work.edits.get(file)?.data as object),
      hidden: true,
    });
  }
});
