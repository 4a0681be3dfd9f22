/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { check } from "../../../src/desk/core/check";
import { openFacts } from "../../../src/desk/publishing/launch";
import { begin, change, dataOf, type Work } from "../../../src/desk/core/work";
import { testSnapshot } from "../core/test-snapshot";

const FILE = "legal/privacy.yaml";

const OPEN = {
  es: "Matrícula [PENDIENTE: matrícula], seguro [PENDIENTE: póliza].",
  en: "Registration [PENDING: registration], insurance [PENDING: policy].",
  de: "Kennzeichen [OFFEN: Kennzeichen], Versicherung [OFFEN: Police].",
};

const missingIn = ({ snapshot, edits }: Work) => check(snapshot, edits).missing;
const countIn = (work: Work) => openFacts(missingIn(work)).length;

test("open facts are counted, not the languages in which they are open", async () => {
  const first = begin(await testSnapshot());
  const before = countIn(first);
  let work = change(first, FILE, ["lead"], OPEN, 0);
  const counts = [countIn(work) - before];
  const correct = (language: keyof typeof OPEN, from: RegExp) => {
    const { lead } = dataOf(work, FILE) as { lead: typeof OPEN };
    work = change(work, FILE, ["lead", language], lead[language].replace(from, "x"), 0);
    counts.push(countIn(work) - before);
  };
  correct("es", /\[PENDIENTE: m.*?\]/);
  // The check tells of each language in which something is open.
  expect(missingIn(work).length).toBe(missingIn(first).length + 5);
  correct("es", /\[.*?\]/);
  correct("en", /\[.*?\]/);
  correct("de", /\[.*?\]/);
  correct("de", /\[.*?\]/);
  correct("en", /\[.*?\]/);
  expect(counts).toEqual([2, 2, 2, 2, 1, 1, 0]);
});
