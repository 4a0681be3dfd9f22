import type { DeskWords } from "../es";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const web: DeskWords["publishing"]["web"] = {
  publish: "Publish",
  publishing: "Publishing…",
  failed: "Not published.",
  unconfirmed: "We do not know whether it was published.",
  unconfirmedHelp: "It will be known as soon as GitHub answers. What you wrote is still here.",
  undone: "Undone, not published",
  publishIt: "Publish it",
  toCorrect: "To correct before publishing",
  none: "There is nothing to publish. What you change appears here.",
  kept: "Everything stays here until you publish.",
  ready: "Ready to publish",
  publishReady: (count, left) =>
    left === undefined
      ? plural(count, "Publish the change that is ready", `Publish all ${count}`)
      : `Publish ${plural(count, "the change that is ready", `the ${count} that are ready`)}; leave ${left}`,
  leftHere: "What you leave stays here, not published.",
  stopsNothing: "They stop no publication. Correct them when you can.",
  undoAllHelp: "Everything goes back to how it is on the site.",
  waits: "Not published",
  waiting: (count, when) =>
    plural(
      count,
      `1 change ${when} is not published.`,
      `${count} changes ${when} are not published.`,
    ),
  deleted: "It is deleted. It leaves the site when you publish.",
  restored: "It is among the changes, not published. The rest stays as it is.",
  recovered: (name) => `“${name}” is back, as it was. It has yet to be published.`,
  backAfter: (before) => `Goes back to ${before ? `“${before}”` : "what it was"} when you publish.`,
};

const home: DeskWords["publishing"]["home"] = {
  publish: "Save",
  publishing: "Saving…",
  failed: "Not saved.",
  unconfirmed: "We do not know whether it was saved.",
  unconfirmedHelp: "It will be known as soon as the program answers. What you wrote is still here.",
  undone: "Undone, not saved",
  publishIt: "Save it",
  toCorrect: "To correct before saving",
  none: "There is nothing to save. What you change appears here.",
  kept: "Everything stays here until you save.",
  ready: "Ready to save",
  publishReady: (count, left) =>
    left === undefined
      ? plural(count, "Save the change that is ready", `Save all ${count}`)
      : `Save ${plural(count, "the change that is ready", `the ${count} that are ready`)}; leave ${left}`,
  leftHere: "What you leave stays here, not saved.",
  stopsNothing: "They do not stop you from saving. Correct them when you can.",
  undoAllHelp: "Everything goes back to how it is saved.",
  waits: "Not saved",
  waiting: (count, when) =>
    plural(count, `1 change ${when} is not saved.`, `${count} changes ${when} are not saved.`),
  deleted: "It is deleted. It is gone when you save.",
  restored: "It is among the changes, not saved. The rest stays as it is.",
  recovered: (name) => `“${name}” is back, as it was. It has yet to be saved.`,
  backAfter: (before) => `Goes back to ${before ? `“${before}”` : "what it was"} when you save.`,
};

export const publishing: DeskWords["publishing"] = { home, web };

export const status: DeskWords["status"] = {
  publicAtTime: (time) => `On the web at ${time}`,
  publicOnDay: (day) => `On the web since ${day}`,
  public: "On the web",
  building: (since) =>
    `${since === undefined ? "Publishing…" : `Being published since ${since}.`} It takes a few minutes. You can go on.`,
  late: (when) => `Sent ${when}, and the site does not show it yet.`,
  lateHelp:
    "It usually takes a few minutes. Send it again and, if that changes nothing, tell whoever looks after your site.",
  sent: (when) => `Sent ${when}. Whether it is on the web is not known here: have a look.`,
  notArrived: "The last publication has not reached the site, which looks as it did before.",
  contentHelp: "Something in it is wrong: correct it and publish.",
  buildHelp:
    "It is nothing that you did. Send it again and, if that changes nothing, tell whoever looks after your site.",
  sendAgain: "Send it again",
  behind: (who) => `Yours is not on the web yet: what ${who} published after it went wrong.`,
  home: "On this computer",
  savedAtTime: (time) => `Saved at ${time}`,
  savedOnDay: (day) => `Saved on ${day}`,
  homeBuilding: "Saved. The page is being brought up to date.",
  homePreparing: "The page is being prepared.",
  homeFailed: "Saved, but the page could not be brought up to date",
  elsewhere: "You are writing in another tab.",
  from: (who, what) => `${who}: ${what}`,
  somebody: "Somebody else",
  outside: "From outside",
  see: "See",
  seeIt: "See it",
  atTime: (time) => time,
  onDay: (day) => day,
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
  whatHappened: "What happened",
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
  uploading: (done: number, of: number) =>
    `${done} of ${of} pictures uploaded. Keep the desk open until they are all there.`,
};

export const conflict: DeskWords["conflict"] = {
  titleText: "Somebody else has changed this same text",
  title: "Somebody else has changed this, too",
  question: (where) => `${where}. Which do you keep?`,
  mine: "Yours",
  theirs: "The other person’s",
  theirsWhen: "Already stored",
  keep: "We keep this one",
  unknown:
    "The other person’s is of another kind, which this desk does not know and cannot replace. Make a note of yours if you need it.",
  keepMine: "We keep yours",
  keepTheirs: "We keep the other person’s",
  gone: "Removed",
  empty: "Empty",
  others: "Their other changes are here already, beside yours.",
  takenBack: {
    title: "This was changed again afterwards",
    mine: "As it was before",
    theirs: "As it is now",
    keepMine: "We keep what was there before",
    keepTheirs: "We keep what is there now",
    others: "The rest of it is as it was before.",
    later: "Leave it as it is",
  },
  by: (who) => ({
    title: `${who} has changed this, too`,
    titleText: `${who} has changed this same text`,
    theirs: `${who}’s`,
    keepTheirs: `We keep ${who}’s`,
  }),
  later: "Decide later",
};
