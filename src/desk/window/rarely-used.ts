/** In one file, since each of several would need scripts of its own for what they share. */
export { HistoryScreen } from "../history/history";
export { deletedPictures } from "../history/saves";
export { ConflictDialog } from "../merge/conflict";
export { measurePicture } from "../pictures/measure-picture";
export { preparePicture } from "../pictures/prepare";
export { PicturesScreen } from "../pictures/pictures";
export { PromisesScreen } from "../promises/promises-screen";
export { PromisesToConfirm } from "../promises/start-part";
export { MessagesScreen } from "../translations/messages";
