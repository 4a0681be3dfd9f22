import type { Elements } from "./children";
import { PROMISES_TITLE } from "../../typed-content/labels";
import { usePlace, useWords } from "../core/context";
import { Icon } from "./icon";
import { addressOf, type Place } from "../core/places";

type PanelHeadProps = {
  /** The parent screen and its title. */
  back: { place: Place; title: string };
  /** The file to whose history the link leads; that of all content if undefined. */
  file?: string;
  title: string;
  /** Whether to show a link to the history. */
  hasHistory?: boolean;
  /** What stands beside the title. */
  beside?: Elements;
  /** Help text. */
  children?: string;
};

/** The head of a screen: a link back, a link to the history, title and help. */
export const PanelHead = (props: PanelHeadProps) => {
  const { back, file, title, hasHistory = true, beside, children } = props;
  const { entry } = useWords();
  const place = usePlace();
  const from = place.screen === "entry" ? place.from : undefined;
  return (
    <header className="panel__head">
      <div className="panel__way">
        <a href={addressOf(from ?? back.place)}>
          <Icon name="left" />
          <span>{from ? PROMISES_TITLE : back.title}</span>
        </a>
        {hasHistory && (
          <a href={addressOf({ screen: "history", file })}>
            <Icon name="clock" />
            {entry.history}
          </a>
        )}
      </div>
      <h1>{title}</h1>
      {beside}
      {children && <p>{children}</p>}
    </header>
  );
};
