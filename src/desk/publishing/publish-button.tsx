import { useDesk, useDeskState, usePublishingWords, useWords, useSite } from "../core/context";
import { useChecked } from "../core/use-checked";
import { useCountedChanges } from "./for-later";
import type { ChooseEdits } from "./publish";
import { readyOf } from "./ready";
import { nodeAt } from "../../typed-content/schema";
import { capitalized, inSentence, truncateAtWord } from "../../typed-content/texts/strings";
import { spanishWords, type Words } from "../words";
import { newEntryTitle, sectionOf } from "../core/sections";
import { schemaOf } from "../core/model";
import { sentenceOf } from "../told/sentences";
import { changeGroups, type ChangeGroup } from "../told/change-groups";
import type { Work } from "../core/work";

/** With the local store, it saves. `onRefused` is called if something is wrong or not ready, not for conflicts. */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  const message = useCommitMessage();
  return async () => {
    const { waiting, faults } = readyOf(desk.state().work);
    if (waiting.size > 0 && faults.length === 0) return onRefused();
    await desk.publish(message);
    if (desk.state().outcome?.kind === "refused") onRefused();
  };
};

/** With the local store, it saves them. */
export const usePublishChosen = () => {
  const desk = useDesk();
  const message = useCommitMessage();
  return async (choose: ChooseEdits) => {
    if (choose(desk.state().work).size > 0) await desk.publish(message, choose);
  };
};

/** With the local store it saves. */
export const PublishButton = ({ onRefused }: { onRefused: () => void }) => {
  const { common } = useWords();
  const { publish: label, publishing } = usePublishingWords();
  const isEmpty = useCountedChanges().length === 0;
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isOnline = useDeskState((state) => state.isOnline);
  const hasPen = useDeskState((state) => state.hasPen);
  const hasFailed = useDeskState(({ outcome }) => outcome?.kind === "problem");
  // Where something is wrong or not ready, the button leads to what can be done.
  const isWay = useChecked(({ brought }) => brought.length > 0);
  const publish = usePublish(onRefused);
  if (isBusy)
    return (
      <button type="button" className="publish is-busy" aria-disabled="true">
        <span className="spin" />
        <span>{publishing}</span>
      </button>
    );
  return (
    <button
      type="button"
      className={isWay ? "publish is-way" : "publish"}
      disabled={isEmpty || !isOnline || !hasPen}
      onClick={() => void publish()}
    >
      {hasFailed ? common.tryAgain : label}
    </button>
  );
};

/** Characters that a Git host shows of the first line. */
const LONGEST = 72;

/** «Precio de Jardín y 3 cosas más», in Spanish. */
export const commitMessage = (work: Work, es: Words): string => {
  const changes = changeGroups(work);
  const parts = [...new Set(changes.map((each) => part(each, work, es)))];
  // Names as many changes as fit and counts the rest.
  const lines = parts.map((_, index) => {
    const named = parts.slice(0, parts.length - index);
    return capitalized(commitMessages.and(named, parts.length - named.length));
  });
  const fitting = lines.find(({ length }) => length <= LONGEST);
  return fitting ?? truncateAtWord(lines.at(-1) ?? commitMessages.nothing, LONGEST - 1);
};

/** For use within the line. */
const part = (change: ChangeGroup, work: Work, es: Words) => {
  const { labels, after = "" } = sentenceOf(change, work, es);
  const [owner = "", ...inner] = labels;
  const home = owner === es.stage.home ? commitMessages.home : owner;
  const last = inner.at(-1);
  const { hidden, shown, otherPlace, deleted, newPicture, deletedPicture } = es.changes;
  const newEntry = newEntryTitle(sectionOf(change.file), es);
  if (after === otherPlace) return commitMessages.otherPlace(last ?? home);
  if (change.changes[0].kind === "order")
    return commitMessages.otherOrder(last === undefined ? home : inSentence(last));
  if ([hidden, shown, deleted].includes(after))
    return commitMessages.isNow(last ?? home, inSentence(after));
  if (after === newEntry)
    return commitMessages.newEntry(inSentence(after), last === after ? "" : last);
  if ([newPicture, deletedPicture].includes(after))
    return commitMessages.in(inSentence(after), last ?? home);
  if (last === undefined) return inSentence(home);
  // The place of a price in a list says only which entry it belongs to.
  const { kind, title = last } = nodeAt(schemaOf(change.file) ?? {}, change.path) ?? {};
  if (kind === "price" && title !== last) return commitMessages.of(inSentence(title), last);
  return commitMessages.of(inSentence(last), inner.at(-2) ?? home);
};

/** Of all changes by default. */
export const useCommitMessage = () => {
  const desk = useDesk();
  const site = useSite();
  return (work = desk.state().work) => commitMessage(work, spanishWords(site));
};

/** In Spanish, whichever language the desk has. */
export const commitMessages = {
  of: (what: string, whose: string) => `${what} de ${whose}`,
  home: "la portada",
  in: (what: string, where: string) => `${what} en ${where}`,
  newEntry: (what: string, name = "") => (name ? `${what} «${name}»` : what),
  otherOrder: (what: string) => `otro orden en ${what}`,
  otherPlace: (whose: string) => `otro lugar para ${whose}`,
  isNow: (whose: string, state: string) => `${whose}, ${state}`,
  and: (parts: readonly string[], others: number) => {
    const rest = others === 1 ? ["1 cambio más"] : others > 1 ? [`${others} cambios más`] : [];
    return new Intl.ListFormat("es").format([...parts, ...rest]);
  },
  nothing: "Sin cambios",
};
