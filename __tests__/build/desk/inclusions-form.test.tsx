import { act, fireEvent, screen, within } from "@testing-library/react";
import { schemaOf } from "../../../packages/desk/core/model";
import { dataOf } from "../../../packages/desk/core/work";
import { Field } from "../../../packages/desk/form/field";
import { ReferenceList } from "../../../packages/desk/form/reference-list";
import { nodeAt } from "../../../packages/typed-content/schema";
import { present } from "../../setup/present";
import { showCompany } from "./show-company";

const FILE = "inclusions.json";
const FOOD = ["excluded", 0, "exceptions"];

/** The switches of the trips for which food is included. */
const Switches = () => (
  <ReferenceList
    node={present(nodeAt(present(schemaOf(FILE), FILE), FOOD), "list")}
    file={FILE}
    path={FOOD}
    Field={Field}
  />
);

test("each trip has a switch for what it includes, which leaves nothing behind once it is off", async () => {
  const { desk } = await act(() => showCompany(<Switches />));
  const food = () => (dataOf(desk.state().work, FILE) as { excluded: object[] }).excluded[0];
  const press = (name: string) =>
    act(() => {
      const [row] = screen.getAllByRole("group", { name });
      fireEvent.click(within(present(row, name)).getByRole("switch", { name: "Está incluido" }));
    });
  press("Mañana");
  expect(food()).toMatchObject({
    exceptions: [
      { trip: "extended", differs: true },
      { trip: "morning", differs: true },
    ],
  });
  press("Mañana");
  expect(food()).toMatchObject({ exceptions: [{ trip: "extended" }] });
});
