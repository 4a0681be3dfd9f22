import type { DeskWords } from "../es";
import { plural } from "../plural";

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

export const problems: DeskWords["problems"] = {
  unreachable: "We could not connect. Try again once there is a connection.",
  silent: "There was no answer. Try again in a moment.",
  foreign:
    "Something that is not GitHub has answered: perhaps the sign-in page of this Wi-Fi, or a filter of the network. Open another website to sign in to the Wi-Fi, or use another network, and try again.",
  "signed-out": "Your session has ended. Sign in and try again: nothing has been lost.",
  forbidden: "GitHub will not let you change this site. Ask whoever looks after it for access.",
  "single-sign-on":
    "The organisation on GitHub asks you to identify yourself with it, too. Do so and try again; if that does not help, sign out of the desk and in again.",
  "other-network":
    "The organisation on GitHub lets nobody in from this network. Try from your usual one, or ask whoever looks after your site to allow this one.",
  suspended:
    "GitHub has suspended your account. Write to its support, support.github.com, or sign in with another one.",
  closed:
    "GitHub has closed the repository of your site, so nothing can be changed. Tell whoever looks after it: they have to open it.",
  "ruled-out":
    "A rule of the repository forbids this. Show this to whoever looks after your site: they have to change it.",
  "too-large": "This is too much for GitHub. Remove a picture or use a smaller one, and try again.",
  busy: "GitHub asks for a pause. Try again in a few minutes.",
  missing:
    "GitHub cannot find the site, or your account may no longer see it. Ask whoever looks after it.",
  full: "This computer has no space left. Make some room and try again.",
  unwritable:
    "The folder of your site cannot be written to: it is read-only, or somebody else’s. Nothing has been saved, and what you have written is still here.",
  "in-use":
    "Another program is using the folder of your site. Try again in a moment: nothing has been lost. If that does not help, and no desk is saving, delete the file .desk/saving of that folder.",
  broken:
    "We do not understand the answer we were given. Try again in a few minutes and, if that does not help, tell whoever looks after your site.",
};

export const advice: DeskWords["advice"] = {
  wait: (minutes) =>
    plural(
      minutes,
      "GitHub asks for a pause. Try again in 1 minute.",
      `GitHub asks for a pause. Try again in ${minutes} minutes.`,
    ),
  identify: "Identify yourself at GitHub",
};
