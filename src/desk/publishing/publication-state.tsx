import { countOf } from "../told/change-groups";
import { useDeskState, useIsHome, useWords, useWork } from "../core/context";
import { Icon, type IconName } from "../window/icon";
import type { DeskState } from "../core/desk";
import type { Words } from "../words";
import { isUnconfirmed } from "../core/work";
import { publicSince, savedAt } from "../told/date-text";

type StateText = { text: string; icon?: IconName };

/** Returns what is said of the last publication; with the local store, of the last save. */
const useStateText = (): StateText => {
  const words = useWords();
  const isHome = useIsHome();
  const hasChanges = countOf(useWork()) > 0;
  const state = useDeskState((each) => each);
  return stateText(state, words, isHome, hasChanges);
};

/** Returns when everything was saved on this computer; undefined if something is not, or on the web. */
export const useSavedText = () => {
  const { text, icon } = useStateText();
  return useIsHome() && icon === "check" ? text : undefined;
};

/** Whether the last publication is online; with the local store, whether all changes are saved. */
export const PublicationState = () => {
  const { text, icon } = useStateText();
  return (
    <p className="bar__state" role="status">
      {icon && <Icon name={icon} />}
      <span>{text}</span>
    </p>
  );
};

const stateText = (state: DeskState, words: Words, isHome: boolean, hasChanges: boolean) => {
  if (!state.hasPen) return { text: words.state.elsewhere };
  return isHome ? atHome(state, words, hasChanges) : onTheWeb(state, words);
};

const onTheWeb = ({ publication, outcome, outage, work }: DeskState, words: Words): StateText => {
  const { state } = words;
  if (outage) return { text: state.outage[outage], icon: "alert" };
  if (outcome && outcome.kind !== "published")
    return { text: isUnconfirmed(work) ? state.unconfirmed : state.failed, icon: "alert" };
  switch (publication?.status) {
    case "failed":
      return { text: state.failed, icon: "alert" };
    case "building":
      return { text: state.building };
    case "public":
      return { text: publicSince(publication, words) ?? state.public, icon: "check" };
    case undefined:
      return { text: "" };
  }
};

const atHome = (
  { publication, outcome, outage, work }: DeskState,
  words: Words,
  hasChanges: boolean,
): StateText => {
  const { state } = words;
  if (outage) return { text: state.homeOffline, icon: "alert" };
  if (outcome && outcome.kind !== "published") {
    const { failed, unconfirmed } = words.publishing.home;
    return { text: isUnconfirmed(work) ? unconfirmed : failed, icon: "alert" };
  }
  if (publication?.status === "building")
    return { text: outcome ? state.homeBuilding : state.homePreparing };
  if (publication?.status === "failed") return { text: state.homeFailed, icon: "alert" };
  if (hasChanges || publication?.since === undefined) return { text: state.home };
  return { text: savedAt(publication.since, words), icon: "check" };
};
