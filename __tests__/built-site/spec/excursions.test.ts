import { excluded, included, trips } from "./trips";
import { all, pageAt, textOf, textsOf, find } from "../page";
import { present } from "../../setup/present";

test("Four trips (morning, midday, sunset, extended), each with title, schedule and description", () => {
  const page = pageAt("/excursiones/");
  expect(textsOf(page, "main article h2")).toEqual(trips.map(({ title }) => title));
  const articles = textsOf(page, "main article");
  for (const [index, { hours, price, description }] of trips.entries())
    for (const part of [hours, price, description]) expect(articles[index]).toContain(part);
});

test.each(["/excursiones/", "/precios/"])(
  "list of what is included; list of what is not included; an additional note – %s",
  (path) => {
    const section = find(pageAt(path), "section[aria-labelledby=included]");
    const [first, second] = all(section, "div:has(> h3)");
    expect(textsOf(section, "h3")).toEqual(["Incluido a bordo", "Aparte"]);
    expect(textsOf(present(first, "first list"), "li")).toEqual(included);
    expect(textsOf(present(second, "second list"), "li")).toEqual(excluded);
    expect(textOf(find(present(second, "second list"), "p"))).toContain(
      "se puede añadir si se pide con antelación",
    );
  },
);
