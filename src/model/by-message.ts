import { isRecord } from "../base/is-record";
import type { Content } from "../typed-content/content";

/** Whether the owner has no booking provider: visitors then ask for their trip by message. */
export const booksByMessage = ({ entries }: Pick<Content, "entries">) => {
  const providers = entries.find(({ file }) => file === "providers.json")?.data;
  return isRecord(providers) && !isRecord(providers.booking);
};

/** The marks of what a text says only where there is a calendar, only where one books by message, and again always. */
export const BOOKING_MARKS = {
  "booking.calendar": "solo con calendario",
  "booking.message": "solo por mensaje",
  "booking.always": "siempre",
};

const MARK = /\{\{\s*booking\.(calendar|message|always)\s*\}\}\s*/;

/**
 * Returns the function that leaves of a text what holds for the way in which one books. A mark holds until the next one or
 * the end of its line; a line of which nothing is left goes.
 */
export const partsForBooking = (content: Pick<Content, "entries">) => {
  const holds = ["always", booksByMessage(content) ? "message" : "calendar"];
  return (text: string) =>
    MARK.test(text)
      ? text
          .split("\n")
          .flatMap((line) => {
            const [always = "", ...marked] = line.split(MARK);
            const parts = marked.filter((_, index) => holds.includes(marked[index - 1] ?? ""));
            const left = [always, ...parts].join("").trimEnd();
            return left || !line ? [left] : [];
          })
          .join("\n")
      : text;
};
