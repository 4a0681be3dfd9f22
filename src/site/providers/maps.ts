/**
 * Returns a link that searches for a place in Google Maps.
 * Source: https://developers.google.com/maps/documentation/urls
 */
export const mapSearchLink = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** Coordinates in degrees. */
type Point = { latitude: number; longitude: number };

/** Returns a link to a point in Google Maps. Source: as above. */
export const mapPointLink = ({ latitude, longitude }: Point) =>
  mapSearchLink(`${latitude},${longitude}`);

/**
 * Returns a link to a point in Apple Maps, which labels it with a name.
 * Source: https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 */
export const appleMapLink = ({ latitude, longitude }: Point, name: string) =>
  `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeURIComponent(name)}`;

/** Close enough to show single pontoons and gates. */
const ZOOM = 18;

/**
 * Returns a link to a point in OpenStreetMap, with a marker.
 * Source: https://wiki.openstreetmap.org/wiki/Template:BrowseMapWithMarker
 */
export const openStreetMapLink = ({ latitude, longitude }: Point) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
