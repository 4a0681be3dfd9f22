import type { Elements } from "./children";
import { PROMISES_TITLE } from "../../typed-content/labels";
import { usePlace, useWords } from "../core/context";
import { Icon } from "./icon";
import { addressOf, type Place } from "../core/places";

type PanelHeadProps = {
  back: { place: Place; title: string };
  /** Whose form it is; without one a link leads to the history. */
  file?: string;
  title: string;
  hasHistory?: boolean;
  beside?: Elements;
  children?: string;
};

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
        {hasHistory && file === undefined && (
          <a href={addressOf({ screen: "history" })}>
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
