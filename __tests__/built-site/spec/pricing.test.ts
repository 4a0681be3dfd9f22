import { trips } from "./trips";
import { all, pageAt, textOf, textsOf, find } from "../page";
import { present } from "../../setup/present";

const page = pageAt("/precios/");

test("Four cards with the same package names, schedule and price, each with a Reserve button to /reservas", () => {
  expect(textsOf(page, "main article h2")).toEqual(trips.map(({ title }) => title));
  for (const [index, card] of all(page, "main article").entries()) {
    const { hours, short, price } = present(trips[index], "trip");
    expect(textOf(card)).toContain(`${hours} · ${short}`);
    expect(textOf(card)).toContain(price);
    const button = find(card, "a");
    expect(textOf(button)).toMatch(/^Reservar /);
    expect(button.getAttribute("href")).toBe("/reservas/");
  }
});

test("VAT note", () => {
  const text = textOf(find(page, "main"));
  expect(text).toContain("21 % de IVA está incluido");
  expect(text).toContain("variar ligeramente según la temporada");
});
