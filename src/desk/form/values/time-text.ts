const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns whether a value is a time as stored, `HH:MM`. */
export const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Formats a stored time for the form: "9:30". */
export const timeText = (time: string) => time.replace(/^0(?=\d:)/, "");

/**
 * Formats the duration between two times of the same day: "3,5 horas", "3 h 20 min".
 * @param tag the language, as a BCP 47 tag
 */
export const durationText = (start: string, end: string, tag: string) => {
  const minutes = minutesOf(end) - minutesOf(start);
  const part = (value: number, unit: "hour" | "minute", unitDisplay: "long" | "short") =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).format(value);
  if (minutes >= 60 && minutes % 30 === 0) return part(minutes / 60, "hour", "long");
  if (minutes < 60) return part(minutes, "minute", "long");
  return `${part(Math.floor(minutes / 60), "hour", "short")} ${part(minutes % 60, "minute", "short")}`;
};
