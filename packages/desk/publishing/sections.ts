import type { ContentError } from "@brisa/typed-content/check";
import { inSentence } from "@brisa/typed-content/texts";
import { checkedOf, isMissing } from "../core/check";
import type { Desk } from "../state/desk";
import type { Leaving } from "../state/leaving";
import { placeToEdit } from "../core/places";
import { openConflicts, type Work } from "../core/work";
import { changesIn, type Change } from "../core/changes";
import { fieldInWords, fieldPlace } from "../told/field-place";
import { errorSentence } from "../told/finding-words";
import { toldChange } from "../told/told-changes";
import { waitingPlaces } from "../core/unread";
import type { Words } from "../words";
import { adviceRows } from "./advice";
import { isAt, readyOf } from "../state/ready";
import { contentNow } from "../core/edits";
import type { ListActs, Row, Section } from "./section";

type Given = {
  work: Work;
  words: Words;
  say: Words["publishing"]["web"];
  leaving: readonly Leaving[];
  /** What is not ready, and not left for later. */
  waits: readonly Change[];
  acts: ListActs;
  desk: Pick<Desk, "recall" | "confirm">;
};

const errorRow = (error: ContentError, work: Work, words: Words): Row => ({
  id: JSON.stringify(error),
  where: fieldInWords(work, error, words),
  what: errorSentence(error, work, words),
  acts: [
    {
      label: isMissing(error) ? words.changes.writeIt : words.changes.correctIt,
      place: placeToEdit(error),
    },
  ],
});

const conflictRows = ({ work, words, desk }: Given): Row[] =>
  openConflicts(work).map(({ file, path, conflict }) => ({
    id: JSON.stringify([file, ...conflict.path]),
    where: fieldInWords(work, { file, path }, words),
    what: conflict.isTakenBack ? words.changes.changedAgain : words.changes.twoPeople,
    acts: [{ label: words.status.decide, onPress: () => desk.recall([conflict]) }],
  }));

const leavingRows = ({ work, words, leaving }: Given): Row[] => {
  const content = contentNow(work);
  const { changes } = words;
  return leaving.map(({ entry: { file, data }, why, isLast }) => {
    const { labels } = fieldPlace(content, { file, path: [] }, words, false, data);
    const [section = ""] = labels;
    const reason =
      typeof why === "string"
        ? changes[why]
        : changes.lacks(inSentence(fieldPlace(content, why, words).labels.at(-1) ?? ""));
    // What other files say of an entry is in its form, too.
    const path = typeof why === "object" && why.file === file ? why.path : [];
    return {
      id: file,
      where: labels.join(" › "),
      what: [`${reason}.`, ...(isLast ? [changes.isLast(section)] : [])].join(" "),
      acts: [{ label: changes.seeIt, place: placeToEdit({ file, path }) }],
    };
  });
};

const readyRows = (ready: readonly Change[], { work, words, acts }: Given): Row[] =>
  ready.map((change) => {
    const { id, where, place, picture, before, after } = toldChange(change, work, words);
    return {
      ...{ id, where, place, what: { before, after } },
      pictures: picture === undefined ? [] : [picture],
      acts: [
        {
          ...{ label: words.common.undo, name: words.changes.undoThis(where) },
          onPress: () => acts.undo(change),
        },
      ],
    };
  });

/** Not wrong, so not red. */
const waitingRows = ({ work, words, waits, acts }: Given): Row[] => {
  const { changes, lists } = words;
  const { brought } = checkedOf(work);
  const unread = waitingPlaces(work);
  return waits.map((change) => {
    const { id, where, file, path, media } = toldChange(change, work, words);
    const errors = brought.filter((error) => isAt(change, error));
    const [error] = errors;
    const place = unread.find((each) => isAt(change, each));
    const why = place ? words.proposals.unread : changes.waitsForOthers;
    const lacking = errors.every(isMissing) ? lists.missing(errors.length) : undefined;
    return {
      ...{ id, where, pictures: media.slice(0, 1) },
      what: error ? (lacking ?? errorSentence(error, work, words)) : why,
      acts: [
        { label: changes.goOn, place: placeToEdit(error ?? place ?? { file, path }) },
        {
          ...{ label: changes.leave, name: changes.leaveThis(where), isQuiet: true },
          onPress: () => acts.leave(change),
        },
        {
          ...{ label: lists.removeShort, name: lists.remove(where), isQuiet: true },
          onPress: () => acts.remove(change),
        },
      ],
    };
  });
};

/** What stops the publication comes first; nothing that visitors see vanishes unnamed. */
export const sectionsOf = (given: Given): Section[] => {
  const { work, words, say, leaving, waits, desk } = given;
  const { changes } = words;
  const { ready, waiting, faults } = readyOf(work);
  const { older } = checkedOf(work);
  const rowsOf = (errors: readonly ContentError[]) =>
    errors.map((error) => errorRow(error, work, words));
  const wrong = [...conflictRows(given), ...rowsOf(faults)];
  const willChange = readyRows(changesIn({ edits: ready }), given);
  const advice = adviceRows(work, words, leaving, desk.confirm);
  const isParted = waiting.size > 0 && wrong.length === 0;
  const sections: Section[] = [
    { title: say.toCorrect, rows: wrong, count: wrong.length, tone: "error" },
    { title: changes.leaving, rows: leavingRows(given), icon: "hidden" },
    {
      ...{ title: isParted ? say.ready : changes.willChange, rows: willChange },
      ...{ count: willChange.length, tone: "sea" },
    },
    { title: changes.notYet, rows: waitingRows(given), count: waits.length },
    { title: changes.advice(advice.length), rows: advice, icon: "hint" },
    { title: changes.older(older.length), rows: rowsOf(older) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
};
