import { bases, contrastsOf, lookOf, lowContrasts, paletteOf } from "../../src/model/palette";

const DELIVERED = lookOf(undefined);

test("the delivered colours are as they were drawn, however they are written", () => {
  const palette = paletteOf({ ink: "#0c2740", sea: "#0a6e78", coral: "#ff7e63" });
  expect(palette).toMatchObject({ "ink-2": "#41566B", "sea-deep": "#075761", glass: "#7CCFC8" });
  expect(lowContrasts(DELIVERED)).toEqual([]);
});

test("a colour that is none is the delivered one", () => {
  expect(lookOf({ ...DELIVERED, ink: "rojo", sea: 7, coral: "#ABC" })).toEqual(DELIVERED);
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
  expect(found?.is).toBeLessThan(found?.least ?? 0);
  const mended = { ...look, [base]: found?.nearest };
  expect(
    bases.flatMap((each) => contrastsOf(mended, each)).filter(({ is, least }) => is < least),
  ).toEqual([]);
});

test("three wrong colours: those that are named would do together", () => {
  const look = { ink: "#FFFFFF", sea: "#FFFF00", coral: "#000000" };
  const found = lowContrasts(look);
  expect(found.map(({ base }) => base)).toEqual(["ink", "sea", "coral"]);
  const named = Object.fromEntries(found.map(({ base, nearest }) => [base, nearest]));
  expect(lowContrasts({ ...look, ...named })).toEqual([]);
});
