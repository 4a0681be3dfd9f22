/** Loaded with the first picture that is chosen or comes from a draft. */
export { measurePicture } from "./measure-picture";
export { preparePicture } from "./prepare";
