import { useWords } from "../../../desk/core/context";
import { sectionOf, sectionTitle } from "../../../desk/core/sections";
import { Icon } from "../../../desk/window/icon";
import { PanelHead } from "../../../desk/window/panel-head";
import { FILE } from "./entered";
import { YEARS } from "./use-view";
import { seasonWords } from "./words";

type Props = {
  year: number;
  onYear: (year: number) => void;
  /** Undefined if a season is being added anyway. */
  onAdd?: () => void;
};

/** The head of the screen, with the year and the button that adds a season. */
export const YearHead = ({ year, onYear, onAdd }: Props) => {
  const words = useWords();
  const say = seasonWords(words.tag);
  const section = sectionOf(FILE);
  const step = (to: number) => (
    <button
      type="button"
      className={to > year ? "x x--on" : "x"}
      aria-label={say.year(to)}
      disabled={to < YEARS.first || to > YEARS.last}
      onClick={() => onYear(to)}
    >
      <Icon name="left" />
    </button>
  );
  return (
    <PanelHead
      back={{ place: { screen: "list", name: section }, title: sectionTitle(section, words) }}
      file={FILE}
      title={say.title}
      beside={
        <>
          <p className="year__n">
            {step(year - 1)}
            <span role="status">{year}</span>
            {step(year + 1)}
          </p>
          {onAdd && (
            <p className="year__do">
              <button type="button" className="btn" onClick={onAdd}>
                <Icon name="plus" />
                <span>{say.add}</span>
              </button>
            </p>
          )}
        </>
      }
    />
  );
};
