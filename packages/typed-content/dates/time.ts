/** 9.5 for "09:30". */
export const toHours = (time: string) => {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return hours + minutes / 60;
};

/** "9:30" for "09:30". */
export const formatTime = (time: string) => time.replace(/^0(?=\d)/, "");

/** In hours. */
export const duration = ({ start, end }: { start: string; end: string }) =>
  toHours(end) - toHours(start);
