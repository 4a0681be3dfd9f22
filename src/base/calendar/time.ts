/** Converts a time to hours since midnight: 9.5 for "09:30". */
export const toHours = (time: string) => {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return hours + minutes / 60;
};

/** Formats a time for display: "9:30" for "09:30". */
export const formatTime = (time: string) => time.replace(/^0(?=\d)/, "");

/** Returns the hours between two times of a day. */
export const duration = ({ start, end }: { start: string; end: string }) =>
  toHours(end) - toHours(start);
