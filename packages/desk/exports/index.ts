export type { DeskSettings, WebSettings } from "../settings";
export { onDemand, type DeskSite, type OwnScreen, type RowNote, type Task } from "../site";
