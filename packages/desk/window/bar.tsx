import { readyOf } from "../state/ready";
import { countOf } from "../core/changes";
import { openConflicts } from "../core/work";
import { useCountedChanges } from "../state/for-later";
import { useWords, useWork, useChecked } from "../state/context";
import { Icon } from "../ui/icon";
import { isMac } from "../words/keys";
import { addressOf } from "../core/places";
import { Part } from "../ui/part";
import { PublishButton } from "../publishing/publish-button";
import { StatusLine, type EndedSession } from "../publishing/status";

type BarProps = {
  ended?: EndedSession;
  isMenuOpen: boolean;
  areChangesOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  onChanges: () => void;
};

export const Bar = (props: BarProps) => {
  const { ended, isMenuOpen, areChangesOpen, onMenu, onSearch, onChanges } = props;
  const words = useWords();
  const showChanges = () => areChangesOpen || onChanges();
  return (
    <header className="bar">
      <button
        type="button"
        className="bar__menu"
        aria-expanded={isMenuOpen}
        aria-label={words.bar.menu}
        onClick={onMenu}
      >
        <Icon name="menu" />
        <span>{words.bar.menu}</span>
      </button>
      <a className="bar__brand" href={addressOf({ screen: "start" })}>
        <img src="icon.svg" alt="" />
        <span>{words.desk}</span>
      </a>
      <button
        type="button"
        className="bar__search"
        aria-label={words.bar.search}
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onClick={onSearch}
      >
        <Icon name="search" />
        <span>{words.bar.search}</span>
        <kbd data-keys={words.bar.searchKeys} />
      </button>
      <Part>
        <StatusLine ended={ended} onChanges={showChanges} />
      </Part>
      <Part>
        <ChangesButton isOpen={areChangesOpen} onPress={onChanges} />
      </Part>
      <Part>
        <PublishButton onRefused={showChanges} />
      </Part>
    </header>
  );
};

type ChangesButtonProps = { isOpen: boolean; onPress: () => void };

const ChangesButton = ({ isOpen, onPress }: ChangesButtonProps) => {
  const words = useWords();
  const work = useWork();
  const changes = useCountedChanges().length;
  // Errors and undecided conflicts prevent a publication.
  const faults = useChecked((_, checkedWork) => readyOf(checkedWork).faults.length);
  const toCorrect = faults + openConflicts(work).length;
  const isEmpty = changes === 0 && toCorrect === 0;
  return (
    <button
      type="button"
      className={isEmpty ? "bar__changes has-none" : "bar__changes"}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {toCorrect > 0 && (
        <>
          <Icon name="alert" />
          <span className="hide">{`${words.bar.toCorrect(toCorrect)} `}</span>
        </>
      )}
      <ChangesLabel isEmpty={isEmpty} />
    </button>
  );
};

/** What has been put aside is told if there is nothing else. */
export const ChangesLabel = ({ isEmpty }: { isEmpty: boolean }) => {
  const { bar, changes } = useWords();
  const counted = useCountedChanges().length;
  const later = countOf(useWork()) - counted;
  if (isEmpty) return <span>{later > 0 ? changes.forLater(later) : bar.noChanges}</span>;
  return (
    <>
      <span>{`${bar.changes} `}</span>
      <b>{counted}</b>
    </>
  );
};
