import { pageAt, textOf, textsOf, find } from "../page";

test.each([
  [
    "/reservas/",
    "Una fecha para vosotros",
    "Mirad qué queda libre y reservad al momento.",
    ["Cancelación", "Puntualidad", "Mal tiempo", "Desistimiento"],
  ],
  [
    "/en/reservas/",
    "A date of your own",
    "See what is still free and book on the spot.",
    ["Cancellation", "Punctuality", "Bad weather", "Withdrawal"],
  ],
  [
    "/de/reservas/",
    "Ein Termin für Sie",
    "Sehen Sie, was noch frei ist, und buchen Sie sofort.",
    ["Stornierung", "Pünktlichkeit", "Schlechtes Wetter", "Widerruf"],
  ],
])(
  "Title, subtitle, and an information section with three blocks: cancellation, punctuality, weather – %s",
  (path, title, subtitle, blocks) => {
    const main = find(pageAt(path), "main");
    expect(textOf(find(main, "h1"))).toBe(title);
    expect(textOf(find(main, "h1 + p"))).toBe(subtitle);
    // The law requires a fourth block.
    expect(textsOf(main, "section[aria-label] h2")).toEqual(blocks);
  },
);
