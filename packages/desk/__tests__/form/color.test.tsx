/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { fireEvent, screen } from "@testing-library/react";
import { box, isWrong, leave, saidOf, showField } from "./show-field";
import { retype } from "./keyboard";

const { fields } = es;
const LABEL = "Color de la puerta";

test("a colour is chosen in a box or written, and each follows the other", async () => {
  const { stored } = await showField({ file: "house.json", path: ["door"] });
  const swatch = screen.getByLabelText<HTMLInputElement>(fields.pickColor(LABEL));
  fireEvent.change(swatch, { target: { value: "#1f3a93" } });
  expect([stored(), box(LABEL).value]).toEqual(["#1F3A93", "#1F3A93"]);
  retype(box(LABEL), "ffb400");
  leave(box(LABEL));
  expect([stored(), box(LABEL).value, swatch.value]).toEqual(["#FFB400", "#FFB400", "#ffb400"]);
});

test("what is no colour stays as it was written, and is said to be none", async () => {
  const { stored } = await showField({ file: "house.json", path: ["door"] });
  retype(box(LABEL), "rojo");
  leave(box(LABEL));
  expect([stored(), box(LABEL).value, isWrong(box(LABEL))]).toEqual(["rojo", "rojo", true]);
  expect(saidOf(box(LABEL))).toContain(fields.wrong.color);
});
