import { content, having } from "../../../examples/guest-house/__tests__/house-content";
import { photographs, rooms } from "../../../examples/guest-house/model/collections";
import { listedIn } from "../content";

test("an id that is a number stays one; whatever else is there has the types that lists need", () => {
  expect(listedIn(content, photographs.type)[0]).toMatchObject({ id: 1, hidden: false });
  const wrong = having("rooms/garden.json", { id: undefined, order: "2", hidden: "yes" });
  expect(listedIn(wrong, rooms.type)).toContainEqual(
    expect.objectContaining({ id: "undefined", order: 2, hidden: false }),
  );
  expect(listedIn(content, rooms.type).map(({ id }) => id)).toContain("garden");
});
