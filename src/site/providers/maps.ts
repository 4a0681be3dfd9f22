/** Source: https://developers.google.com/maps/documentation/urls */
export const mapSearchLink = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** In degrees. */
type Point = { latitude: number; longitude: number };

/** Source: as above. */
export const mapPointLink = ({ latitude, longitude }: Point) =>
  mapSearchLink(`${latitude},${longitude}`);

/**
 * Labelled with a name. Source:
 * https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 */
export const appleMapLink = ({ latitude, longitude }: Point, name: string) =>
  `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeURIComponent(name)}`;

/** Close enough to show single pontoons and gates. */
const ZOOM = 18;

/** With a marker. Source: https://wiki.openstreetmap.org/wiki/Template:BrowseMapWithMarker */
export const openStreetMapLink = ({ latitude, longitude }: Point) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
