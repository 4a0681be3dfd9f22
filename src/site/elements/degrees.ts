/** Formats a latitude or longitude in degrees and minutes, without its direction: "39° 33′". */
export const degreesAndMinutes = (degrees: number) => {
  const minutes = Math.round(degrees * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, "0")}′`;
};
