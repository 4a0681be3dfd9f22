import { labelSides } from "../../../src/site/sections/chart-labels";

const cove = (name: string, x: number, y: number, side = "right") => ({
  ...{ name, x, y, side },
  kind: "cove",
});

test("a name that would lie on another one turns to another side, or goes to the list below", () => {
  const near = [
    cove("Macarella", 50, 50),
    cove("Cala en Turqueta", 48, 51),
    cove("Galdana", 52, 50),
    cove("Trebalúger", 53, 51),
  ];
  expect(labelSides(near)).toEqual(["right", "left", "top", "list"]);
});

test("where there is room names stay on their side, and turn away from an edge", () => {
  const apart = [
    cove("Illetas", 30, 30, "left"),
    cove("Cap Rocat", 60, 60),
    cove("Cabrera", 95, 80),
  ];
  expect(labelSides(apart)).toEqual(["left", "right", "left"]);
  const water = { ...cove("Bahía de Palma", 32, 30, "top"), kind: "water" };
  expect(labelSides([cove("Illetas", 30, 30), water])).toEqual(["right", "list"]);
});
