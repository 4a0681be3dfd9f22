import type { DeskWords } from "../es";
import { plural } from "../plural";

type Deed = Record<"act" | "acting" | "done" | "other" | "asBefore" | "gone", string>;

const about = ({ act, acting, done, other, asBefore, gone }: Deed) => {
  const verb = act.toLowerCase();
  return {
    publish: act,
    publishing: `${acting}…`,
    failed: `Not ${done}.`,
    unconfirmed: `We do not know whether it was ${done}.`,
    unconfirmedHelp: `It will be known as soon as ${other} answers. What you wrote is still here.`,
    undone: `Undone, not ${done}`,
    publishIt: `${act} it`,
    toCorrect: `To correct before ${acting.toLowerCase()}`,
    none: `There is nothing to ${verb}. What you change appears here.`,
    kept: `Everything stays here until you ${verb}.`,
    ready: `Ready to ${verb}`,
    publishReady: (count: number, left?: string) =>
      left === undefined
        ? `${act} ${plural(count, "the change that is ready", `all ${count}`)}`
        : `${act} ${plural(count, "the change that is ready", `the ${count} that are ready`)}; leave ${left}`,
    leftHere: `What you leave stays here, not ${done}.`,
    undoAllHelp: `Everything goes back to how it is ${asBefore}.`,
    waits: `Not ${done}`,
    waiting: (count: number, when: string) =>
      plural(
        count,
        `1 change ${when} is not ${done}.`,
        `${count} changes ${when} are not ${done}.`,
      ),
    deleted: `It is deleted. It ${gone} when you ${verb}.`,
    restored: `It is among the changes, not ${done}.`,
  };
};

export const publishing: DeskWords["publishing"] = {
  web: about({
    ...{ act: "Publish", acting: "Publishing", done: "published" },
    ...{ other: "GitHub", asBefore: "on the site", gone: "leaves the site" },
  }),
  home: about({
    ...{ act: "Save", acting: "Saving", done: "saved" },
    ...{ other: "the program", asBefore: "saved", gone: "is gone" },
  }),
};

export const status: DeskWords["status"] = {
  time: (time) => time,
  day: (day) => day,
  atTime: (time) => `at ${time}`,
  onDay: (day) => `on ${day}`,
  public: (since) => `On the web${since === undefined ? "" : ` since ${since}`}`,
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
  saved: (when) => `Saved ${when}, without a commit`,
  homeBuilding: "Saved. The page is being brought up to date.",
  homePreparing: "The page is being prepared.",
  homeFailed: "Saved, but the page could not be brought up to date",
  elsewhere: "You are writing in another tab.",
  from: (who, what) => `${who}: ${what}`,
  somebody: "Somebody else",
  outside: "From outside",
  see: "See",
  seeIt: "See it",
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
