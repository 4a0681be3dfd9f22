/** The places in `static/art/places.svg`, by their ids there. One of them is drawn where a trip has no photograph. */
export const drawings = {
  coast: "Costa sin más",
  cape: "Cabo con torre",
  cave: "Cueva",
  cathedral: "Catedral",
  islets: "Islotes",
};

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as [DrawingName, ...DrawingName[]];

/** Of a trip that names no other. */
export const DEFAULT_DRAWING: DrawingName = "coast";
