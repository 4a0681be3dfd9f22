import type { DeskWords } from "../es";

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
