import type { ReactNode } from "react";
import { useWords } from "../context";
import { Icon } from "../icon";
import { addressOf, type Place } from "../places";

type PanelHeadProps = {
  /** The list around it, and its name. */
  back: { place: Place; title: string };
  /** Whose history is to be had; of all files without one. */
  file?: string;
  title: string;
  /** Whether it has a way to the history: what is one has none. */
  hasHistory?: boolean;
  /** A line of help. */
  children?: ReactNode;
};

/** What stands above a form: the way back, the history, and what it is. */
export const PanelHead = (props: PanelHeadProps) => {
  const { back, file, title, hasHistory = true, children } = props;
  const { entry } = useWords();
  return (
    <header className="panel__head">
      <div className="panel__way">
        <a href={addressOf(back.place)}>
          <Icon name="left" />
          {back.title}
        </a>
        {hasHistory && (
          <a href={addressOf({ screen: "history", file })}>
            <Icon name="clock" />
            {entry.history}
          </a>
        )}
      </div>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
};
