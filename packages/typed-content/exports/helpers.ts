export { cachedBy, cachedByAll } from "../helpers/cached-by";
export { HEX, contrast, shade, toRgb } from "../helpers/color";
export { isRecord } from "../helpers/is-record";
export { listen } from "../helpers/listen";
export { createObservable } from "../helpers/observable";
export { withoutAccents } from "../helpers/without-accents";
