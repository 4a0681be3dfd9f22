import { type Content, filesOf, valueAt } from "@brisa/typed-content";
import type { Finding, WarningDetails } from "@brisa/typed-content/check";
import { boats, sheetLines } from "../collections/boats";

/** Facts that only the owner knows. Until they are entered, the site uses a guess or omits them. */
const FACTS = [
  { file: "terms.json", path: ["seasonConfirmed"] },
  { file: "pages/booking.json", path: ["withdrawal"] },
  { file: "pages/location.json", path: ["meeting", "place"] },
  ...["quay", "steps", "deck"].map((fact) => ({
    file: "pages/location.json",
    path: ["meeting", "access", fact],
  })),
  { file: "pages/about.json", path: ["skipper", "name"] },
];

/** Finds facts that the owner has neither entered nor confirmed; of a group that is absent, the group alone. */
export const ownerOnly = (content: Content): Finding<WarningDetails>[] => {
  const sheets = filesOf(content, boats.type).flatMap(({ file }) =>
    Object.keys(sheetLines).map((line) => ({ file, path: ["sheet", line] })),
  );
  const missing = [...FACTS, ...sheets].flatMap(({ file, path }) => {
    const entry = content.entries.find((candidate) => candidate.file === file);
    const steps = path.map((_, index) => path.slice(0, index + 1));
    const absent = entry && steps.find((step) => !valueAt(entry.data, step));
    return absent ? [{ file, path: absent }] : [];
  });
  return [...new Map(missing.map((fact) => [JSON.stringify(fact), fact])).values()].map((fact) => ({
    ...fact,
    code: "owner-only",
  }));
};
