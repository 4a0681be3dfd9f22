import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import type { Warning } from "../../typed-content/check/findings";

/** Facts that only the owner knows. Until they are entered, the site uses a guess or omits them. */
const FACTS = [
  { file: "terms.json", path: ["seasonConfirmed"] },
  { file: "pages/booking.json", path: ["withdrawal"] },
  { file: "pages/location.json", path: ["meeting", "place"] },
  { file: "pages/location.json", path: ["meeting", "gate"] },
];

/** Finds facts that the owner has neither entered nor confirmed. */
export const ownerOnly = ({ entries }: Content): Warning[] =>
  FACTS.filter(({ file, path }) => {
    const entry = entries.find((candidate) => candidate.file === file);
    return entry && !valueAt(entry.data, path);
  }).map((fact) => ({ ...fact, code: "owner-only" }));

const valueAt = (data: unknown, path: string[]) =>
  path.reduce((value, step) => (isRecord(value) ? value[step] : undefined), data);
