import { duration } from "../../../base/calendar/time";
import { hours } from "../../../base/format";

/** As stored, `HH:MM`. */
export const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** For the form: "9:30". */
export const timeText = (time: string) => time.replace(/^0(?=\d:)/, "");

/** "3,5 horas", "3 h 20 min". Both times are of one day. `tag`: BCP 47. */
export const durationText = (start: string, end: string, tag: string) => {
  const count = duration({ start, end });
  const isOneWord = count < 1 || Math.round(count * 60) % 30 === 0;
  return hours(count, tag, isOneWord ? "long" : "short");
};
