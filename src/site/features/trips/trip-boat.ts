/** `boatName` is there if trips sail on several boats. */
type TripBoat = { guests: number; boatName: string | null };

/** «Mañana · Neret» */
export const withBoat = (text: string, { boatName }: Pick<TripBoat, "boatName">) =>
  boatName ? `${text} · ${boatName}` : text;

/** For how many there is room on each boat. */
export const fewestGuests = (trips: readonly Pick<TripBoat, "guests">[]) =>
  Math.min(...trips.map(({ guests }) => guests));
