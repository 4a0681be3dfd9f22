import { render, screen } from "@testing-library/react";
import { Stars } from "../../../src/site/elements/stars";

test("as many stars are filled as were given", () => {
  render(<Stars rating={3} label="3 de 5" />);
  const stars = [...screen.getByRole("img", { name: "3 de 5" }).children];
  expect(stars.map(({ classList }) => classList.contains("off"))).toEqual([
    ...[false, false, false],
    ...[true, true],
  ]);
});
