/** In one file, since each of several would need scripts of its own for what they share. */
export { EarlierValues } from "../history/earlier-values-list";
export { HistoryScreen } from "../history/history";
export { ConflictDialog } from "../publishing/conflict";
export { PicturesScreen } from "../pictures/pictures";
export { BeforeLaunch } from "../promises/before-launch";
export { PromisesScreen } from "../promises/promises-screen";
export { MessagesScreen } from "../translations/messages";
export { ChangesDrawer } from "../publishing/changes";
