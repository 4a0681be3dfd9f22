import { lowContrasts, paletteOf } from "../../src/model/palette";

const DELIVERED = { ink: "#0C2740", sea: "#0A6E78", coral: "#FF7E63" };

test("the delivered colours are as they were drawn, however they are written", () => {
  const palette = paletteOf({ ink: "#0c2740", sea: "#0a6e78", coral: "#ff7e63" });
  expect(palette).toMatchObject({ "ink-2": "#41566B", "sea-deep": "#075761", glass: "#7CCFC8" });
  expect(lowContrasts(DELIVERED)).toEqual([]);
});

test("a colour that is none is the delivered one", () => {
  const palette = paletteOf({ ink: "rojo", sea: 7, coral: "#ABC" });
  expect([palette, paletteOf(undefined)]).toEqual([paletteOf(DELIVERED), palette]);
});

test("hover, tints and borders follow the owner's colours", () => {
  const palette = paletteOf({ ink: "#101820", sea: "#1F3A93", coral: "#FFB400" });
  expect(palette).toMatchObject({
    "sea-deep": "#192E76",
    shallow: "#E0E3F0",
    "coral-deep": "#E8A400",
    control: "#6B7075",
    paper: "#F8F4EB",
  });
});

test.each([
  ["ink", { ...DELIVERED, ink: "#4A5A6B", coral: "#FFFFFF" }],
  ["sea", { ...DELIVERED, sea: "#88CCDD" }],
  ["sea", { ...DELIVERED, sea: "#FFFFFF" }],
  ["coral", { ...DELIVERED, coral: "#A4261A" }],
  ["coral", { ...DELIVERED, coral: DELIVERED.ink }],
  ["coral", { ...DELIVERED, ink: "#000000", coral: "#EE3322" }],
] as const)("%s of too little contrast: the nearest one has enough", (base, look) => {
  const [found, ...others] = lowContrasts(look);
  expect([found?.base, others]).toEqual([base, []]);
  expect(lowContrasts({ ...look, [base]: found?.nearest })).toEqual([]);
});

test("a dark colour of links asks for an ink that is seen beside it", () => {
  const look = { ink: "#5A5A5A", sea: "#000000", coral: "#FF7E63" };
  const found = lowContrasts(look);
  expect(found.map(({ base }) => base)).toContain("ink");
  const named = Object.fromEntries(found.map(({ base, nearest }) => [base, nearest]));
  expect(lowContrasts({ ...look, ...named })).toEqual([]);
});

test("three wrong colours: those that are named would do together", () => {
  const look = { ink: "#FFFFFF", sea: "#FFFF00", coral: "#000000" };
  const found = lowContrasts(look);
  expect(found.map(({ base }) => base)).toEqual(["sea", "ink", "coral"]);
  const named = Object.fromEntries(found.map(({ base, nearest }) => [base, nearest]));
  expect(lowContrasts({ ...look, ...named })).toEqual([]);
});
