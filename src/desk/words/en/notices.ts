import type { DeskWords } from "../es";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const notices: DeskWords["notices"] = {
  toCorrect: (count, section) =>
    plural(
      count,
      `There is 1 error in ${section}.`,
      `There are ${count} errors, the first in ${section}.`,
    ),
  conflict: (count) =>
    plural(
      count,
      "Somebody else has changed the same in 1 place.",
      `Somebody else has changed the same in ${count} places.`,
    ),
  changedAgain: (count) =>
    plural(
      count,
      "1 place that you changed again is to be decided.",
      `${count} places that you changed again are to be decided.`,
    ),
  stillHere: (count) =>
    plural(count, "Your change is still here.", `Your ${count} changes are still here.`),
  seeThem: (count) => plural(count, "See it", "See them"),
  decide: "Decide",
  buildFailed:
    "The last publication has not reached the site, which looks as it did before. The next one tries again.",
  whatHappened: "What happened",
  details: "For whoever looks after your site",
  outage: {
    unreachable: "No connection.",
    silent: "GitHub does not answer.",
    foreign:
      "Something else answers in GitHub’s place: perhaps the sign-in page of this Wi-Fi, or a filter of the network.",
  },
  offlineHelp: "Go on: everything stays in this browser. You can publish later.",
  homeOffline: "The site’s program does not answer.",
  homeOfflineHelp:
    "Go on: everything stays in this browser. Start it again as usual, and you can save.",
  elsewhereHelp: "You are writing there; here you see the same, as it happens.",
  writeHere: "Write here",
  notKept:
    "This browser does not keep what you write: it is lost when you close the window. Publish first, or open the site in an ordinary window.",
  notKeptHome:
    "This browser does not keep what you write: it is lost when you close the window. Save first, or open the desk in an ordinary window.",
  home: "On this computer:",
  homeHelp: "what you save is seen here, and not on the site until it is published.",
  uploading: (done: number, of: number) =>
    `${done} of ${of} pictures uploaded. Keep the desk open until they are all there.`,
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
  close: "Close the notice",
};
