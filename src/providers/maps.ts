/**
 * Returns a link that searches for a place in Google Maps.
 * Source: https://developers.google.com/maps/documentation/urls
 */
export const mapSearchLink = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** Returns a link to a point in Google Maps, by its coordinates in degrees. Source: as above. */
export const mapPointLink = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  mapSearchLink(`${latitude},${longitude}`);
