import { useState, type ReactNode } from "react";
import type { Path } from "../../model/schema";
import { useWords } from "../context";
import { Icon } from "../icon";
import { useOpened } from "./asked";
import { useCounts, type Counts } from "./use-counts";

/** Returns in words what has changed in a part of the content, and what is to be corrected there. */
export const Badges = ({ changes, errors, isMissing, isAloud, isNew }: Counts) => {
  const { common, lists } = useWords();
  return (
    <>
      {errors > 0 && (
        <span className={isAloud ? "badge badge--error" : "badge"}>
          {isMissing ? lists.missing(errors) : lists.toCorrect(errors)}
        </span>
      )}
      {changes > 0 && !isNew && <span className="badge badge--sea">{common.changes(changes)}</span>}
    </>
  );
};

type SectionProps = {
  title: string;
  /** What it holds, in a word or two. */
  summary?: string;
  file: string;
  /** Of the fields that it holds. */
  paths: Path[];
  isOpenFirst?: boolean;
  children: ReactNode;
};

/** Fields of a long form, behind a row that opens. They stay once they are there. */
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
        {title} <Badges {...counts} />
        {summary && <small>{summary}</small>}
      </summary>
      {wasOpen && <div className="group__body">{children}</div>}
    </details>
  );
};
