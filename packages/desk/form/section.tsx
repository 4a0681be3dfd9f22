import { useState, type ReactNode } from "react";
import type { Path } from "@brisa/typed-content";
import { useWords } from "../state/context";
import { Icon } from "../ui/icon";
import { useOpened } from "./focus-request";
import { useCounts, type Counts } from "./use-counts";

/** @param isInList also how many translations nobody has read, which a form says of each */
export const Badges = ({ isInList, ...counts }: Counts & { isInList?: true }) => {
  const { changes, errors, isMissing, isHighlighted, isNew, unreadTranslations } = counts;
  const { common, lists } = useWords();
  return (
    <>
      {errors > 0 && (
        <span className={isHighlighted ? "badge badge--error" : "badge"}>
          {isMissing ? lists.missing(errors) : lists.toCorrect(errors)}
        </span>
      )}
      {changes > 0 && !isNew && <span className="badge badge--sea">{common.changes(changes)}</span>}
      {isInList && unreadTranslations > 0 && (
        <span className="badge">{lists.unread(unreadTranslations)}</span>
      )}
    </>
  );
};

type SectionProps = {
  title: string;
  summary?: string;
  file: string;
  paths: Path[];
  isOpenFirst?: boolean;
  children: ReactNode;
};

/** Fields stay mounted after the section was closed. */
export const Section = (props: SectionProps) => {
  const { title, summary, file, paths, isOpenFirst = false, children } = props;
  const [isOpen, setOpen] = useOpened(file, paths, isOpenFirst);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const counts = useCounts(file, paths);
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="down" />
        <span className="cut">{title}</span> <Badges {...counts} />
        {summary && <small className="cut">{summary}</small>}
      </summary>
      {wasOpen && <div className="group__body">{children}</div>}
    </details>
  );
};
