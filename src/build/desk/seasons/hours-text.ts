import { formatTime } from "../../../base/calendar/time";
import { parseTime } from "../../../desk/form/values/normalise-text";

/** A departure and a return as they are entered. What cannot be read stays as it was written. */
export type EnteredHours = { start?: string; end?: string };

/** What people write between two times. */
const BETWEEN = /\s*[-–—]\s*|\s+(?:a|to|hasta|until)\s+/i;

/** Returns the hours that a text says, `17:30–21:00` or `de 17.30 a 21`; undefined if it is empty. */
export const parseHours = (text: string): EnteredHours | undefined => {
  const plain = text.trim().replace(/^(?:de|from)\s+/i, "");
  if (plain === "") return undefined;
  const [start = "", ...rest] = plain.split(BETWEEN);
  const end = rest.join("–");
  return {
    ...(start && { start: parseTime(start) ?? start }),
    ...(end && { end: parseTime(end) ?? end }),
  };
};

/** Returns hours as the form shows them: "9:30–13:30". */
export const hoursText = ({ start = "", end = "" }: EnteredHours) =>
  [start, end].map(formatTime).join(end ? "–" : "");
