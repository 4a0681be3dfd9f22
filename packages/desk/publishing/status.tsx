import { useDesk, useDeskState, useSetting, useWords } from "../state/context";
import type { Desk } from "../state/desk";
import type { Followed } from "../state/desk-state";
import { openConflicts } from "../core/work";
import { deletedPictures } from "../state/version-edits";
import { undoOf, withoutEdits } from "../state/without-edits";
import { usePublicPage } from "../page/page-of";
import type { SessionState } from "../sign-in/session";
import { Icon } from "../ui/icon";
import { Details } from "../ui/problem";
import { commitMessages } from "../words/commit-message";
import { ActLink } from "./act-link";
import { usePublishChosen } from "./publish-button";
import { publicationStates, type Act, type State } from "./states";

/** Ended by the Git host. */
export type EndedSession = Pick<SessionState, "attempt"> & { onSignIn: () => void };

/** The same edit as any other. */
const takeBack = async ({ store, state, setWork }: Desk, { revision, edits }: Followed) => {
  // Without a picture that cannot be read, the check tells that it is missing.
  const pictures = await deletedPictures(store, revision, edits).catch(() => undefined);
  setWork(withoutEdits(state().work, edits, pictures ?? new Map(), Date.now()));
};

type StatusProps = { ended?: EndedSession; onChanges: () => void };

const useStates = (ended: EndedSession | undefined) => {
  const state = useDeskState((each) => each);
  const words = useWords();
  const { isHome } = useSetting();
  const publicPage = usePublicPage();
  return publicationStates({
    ...{ state, words, isHome, ended },
    pageWith: (edits) => publicPage({ edits }),
  });
};

const useActs = ({ ended, onChanges }: StatusProps): Record<Act, () => unknown> => {
  const desk = useDesk();
  const publishChosen = usePublishChosen();
  const { mine, work } = useDeskState((each) => each);
  return {
    "sign in": () => ended?.onSignIn(),
    "write here": desk.takePen,
    "try again": desk.tryAgain,
    list: onChanges,
    decide: () => desk.recall(openConflicts(work).map(({ conflict }) => conflict)),
    undo: () => mine && takeBack(desk, mine),
    "publish undo": () => mine && publishChosen((now) => undoOf(now, mine.edits)),
    keep: () =>
      mine && desk.setWork(withoutEdits(work, undoOf(work, mine.edits), new Map(), Date.now())),
    "send again": () => desk.sendAgain(commitMessages.again),
  };
};

/**
 * Follows each publication. In the bar and in the foot, with room for two lines, a press opens the list of changes.
 * @param isWhole whether there is room for everything
 * @param onLeave called by a link to another place
 */
export const StatusLine = ({
  isWhole = false,
  onLeave,
  ...props
}: StatusProps & { isWhole?: boolean; onLeave?: () => void }) => {
  const states = useStates(props.ended);
  const acts = useActs(props);
  return states
    .slice(0, isWhole ? undefined : 1)
    .map((state, index) => (
      <Line key={index} {...{ state, acts, isWhole, onLeave }} onChanges={props.onChanges} />
    ));
};

type LineProps = {
  state: State;
  acts: Record<Act, () => unknown>;
  isWhole: boolean;
  onLeave?: () => void;
  onChanges: () => void;
};

const Line = ({ state, acts, isWhole, onLeave, onChanges }: LineProps) => {
  const words = useWords();
  const { kind, text, help, what, detail = "", isListed, acts: all = [] } = state;
  // Where there is little room, what went wrong is read, and the list has the rest.
  const shownActs = isWhole ? (isListed ? [] : all) : all.slice(0, kind === "failed" ? 1 : 2);
  const said = (
    <>
      <span>{text}</span>
      {help !== undefined && <span>{` ${help}`}</span>}
      {isWhole && what !== undefined && <span>{` ${what}`}</span>}
    </>
  );
  return (
    <div className={`status is-${kind}`} role="group">
      {kind === "busy" && <span className="spin" />}
      {kind === "done" && <Icon name="check" />}
      {kind === "failed" && <Icon name="alert" />}
      {isWhole || help === undefined ? (
        <p className="status__text">{said}</p>
      ) : (
        <button type="button" className="status__text" onClick={onChanges}>
          {said}
        </button>
      )}
      {shownActs.map((act) => (
        <ActLink
          key={act.label}
          act={"act" in act ? { ...act, onPress: acts[act.act] } : act}
          onLeave={onLeave}
        />
      ))}
      {isWhole && <Details text={detail} words={words} />}
    </div>
  );
};

/** For screen readers, once, wherever it is seen. */
export const StatusSpoken = ({ ended }: Pick<StatusProps, "ended">) => {
  const [{ text, help }] = useStates(ended);
  return (
    <p className="hide" role="status">
      <span>{[text, help].filter(Boolean).join(" ")}</span>
    </p>
  );
};
