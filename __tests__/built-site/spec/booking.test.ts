import { present } from "../../setup/present";
import { pageAt, textOf, textsOf, find } from "../page";

test("Title, subtitle, and an information section with three blocks: cancellation, punctuality, weather", () => {
  const main = find(pageAt("/reservas/"), "main");
  expect(textOf(find(main, "h1"))).toBe("Una fecha para vosotros");
  expect(textOf(find(main, "h1 + p"))).toBe("Mirad qué queda libre y reservad al momento.");
  const blocks = ["Cancelación", "Puntualidad", "Mal tiempo"];
  expect(textsOf(find(main, "section[aria-label='Antes de reservar']"), "h2")).toEqual(blocks);
});

test("what the law wants said of withdrawal before a booking stands in one line, which leads to the legal text", () => {
  const link = find(pageAt("/reservas/"), "main a[href='/aviso-legal/#withdrawal']");
  expect(textOf(present(link.parentElement, "line"))).toBe(
    "Como la salida tiene fecha, no cabe el desistimiento. Si la anulamos nosotros, lo devolvemos todo. Desistimiento",
  );
  expect(textOf(find(pageAt("/aviso-legal/"), "#withdrawal"))).toContain("103");
});
