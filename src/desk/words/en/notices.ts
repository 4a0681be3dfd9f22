import type { DeskWords } from "../es";

export const notices: DeskWords["notices"] = {
  details: "For whoever looks after your site",
  notKept:
    "This browser does not keep what you write: it is lost when you close the window. Publish first, or open the site in an ordinary window.",
  notKeptHome:
    "This browser does not keep what you write: it is lost when you close the window. Save first, or open the desk in an ordinary window.",
  home: "On this computer:",
  homeHelp: "what you save is seen here, and not on the site until it is published.",
  leftBy: (name: string) => `${name} left this.`,
  goOnWith: "Go on with it",
  leaveTo: (name: string) => `Leave it to ${name}`,
  setBack: "The site has gone back to an earlier version.",
  setBackHelp:
    "What was published after it is no longer there; what you have not published still is. Ask whoever looks after your site.",
  newer: "There is a newer desk.",
  newerHelp: "Your changes stay here.",
  loadNewer: "Load it",
  partFailed: "Something failed here. Nothing you have written is lost.",
  deskFailed: "The desk has stopped. What you have written is still stored in this browser.",
  loadAgain: "Load it again",
  undo: "Undone:",
  redo: "Redone:",
  close: "Close the notice",
};
