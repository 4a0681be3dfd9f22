import { openConflicts } from "../content/conflicts";
import { countOf } from "../content/change-groups";
import { useWords, useWork } from "../context";
import { useChecked } from "../use-checked";
import { Icon } from "../icon";
import { addressOf } from "../places";
import { Rose } from "../rose";
import { PublicationState } from "./publication-state";
import { PublishButton } from "./publish-button";

type BarProps = {
  isMenuOpen: boolean;
  areChangesOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  onChanges: () => void;
};

/** Returns the number of changes, and of the errors and conflicts that prevent their publication. */
export const useCounts = () => {
  const work = useWork();
  const brought = useChecked((checked) => checked.brought.length);
  return { changes: countOf(work), toCorrect: brought + openConflicts(work).length };
};

/** The top bar: start, search, state of the publication, the list of changes, and the button to publish. */
export const Bar = ({ isMenuOpen, areChangesOpen, onMenu, onSearch, onChanges }: BarProps) => {
  const words = useWords();
  const { changes, toCorrect } = useCounts();
  const isEmpty = changes === 0 && toCorrect === 0;
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
        <Rose />
        <span>{words.desk}</span>
      </a>
      <button
        type="button"
        className="bar__search"
        aria-label={words.bar.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Icon name="search" />
        <span>{words.bar.search}</span>
        <kbd data-keys={words.bar.searchKeys} />
      </button>
      <PublicationState />
      <button
        type="button"
        className={isEmpty ? "bar__changes has-none" : "bar__changes"}
        aria-expanded={areChangesOpen}
        onClick={onChanges}
      >
        {toCorrect > 0 && (
          <>
            <Icon name="alert" />
            <span className="hide">{`${words.bar.toCorrect(toCorrect)} `}</span>
          </>
        )}
        {isEmpty ? (
          <span>{words.bar.noChanges}</span>
        ) : (
          <>
            <span>{words.bar.changes}</span>
            <b>{changes}</b>
          </>
        )}
      </button>
      <PublishButton onRefused={() => areChangesOpen || onChanges()} />
    </header>
  );
};
