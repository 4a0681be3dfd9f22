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
  /** A line of help. */
  children?: ReactNode;
};

/** What stands above a form: the way back, the history, and what it is. */
export const PanelHead = ({ back, file, title, children }: PanelHeadProps) => {
  const { entry } = useWords();
  return (
    <header className="panel__head">
      <div className="panel__way">
        <a href={addressOf(back.place)}>
          <Icon name="left" />
          {back.title}
        </a>
        <a href={addressOf({ screen: "history", file })}>
          <Icon name="clock" />
          {entry.history}
        </a>
      </div>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
};
