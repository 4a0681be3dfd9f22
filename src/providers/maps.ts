/**
 * Returns a link that searches a place in Google Maps.
 * Source: https://developers.google.com/maps/documentation/urls
 */
export const mapSearchLink = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** The point at these coordinates, in degrees, in Google Maps. Source: as above. */
export const mapPointLink = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  mapSearchLink(`${latitude},${longitude}`);
