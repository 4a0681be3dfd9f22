import { pageAt, textOf, textsOf, find } from "../page";

test("Title, subtitle, and an information section with three blocks: cancellation, punctuality, weather", () => {
  const main = find(pageAt("/reservas/"), "main");
  expect(textOf(find(main, "h1"))).toBe("Una fecha para vosotros");
  expect(textOf(find(main, "h1 + p"))).toBe("Mirad qué queda libre y reservad al momento.");
  // The law requires a fourth block.
  const blocks = ["Cancelación", "Puntualidad", "Mal tiempo", "Desistimiento"];
  expect(textsOf(main, "section[aria-label] h2")).toEqual(blocks);
});
