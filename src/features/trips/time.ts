/** "09:30" → 9.5: hours since midnight. */
export const toHours = (time: string) => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours + minutes / 60;
};

/** "09:30" → "9:30": a time as it is read. */
export const formatTime = (time: string) => time.replace(/^0(?=\d)/, "");

/** How long a trip takes, in hours. */
export const duration = ({ start, end }: { start: string; end: string }) =>
  toHours(end) - toHours(start);
