import type { ReactNode, Ref } from "react";
import type { Elements } from "./children";
import { PROMISES_TITLE } from "@brisa/typed-content";
import { usePlace, useWords } from "../state/context";
import { Icon } from "./icon";
import { addressOf, type ListName, sectionTitle } from "../core/places";

type PanelScreenProps = {
  /** The list that it leads back to; without one, to the start screen. */
  list?: ListName;
  /** Whose form it is; without one a link leads to the history. */
  file?: string;
  title: string;
  hasHistory?: boolean;
  beside?: Elements;
  help?: string;
  body?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

export const PanelScreen = (props: PanelScreenProps) => {
  const { list, file, title, hasHistory = true, beside, help, body, children } = props;
  const words = useWords();
  const place = usePlace();
  const from = place.screen === "entry" ? place.from : undefined;
  return (
    <>
      <header className="panel__head">
        <div className="panel__way row">
          <a
            href={addressOf(from ?? (list ? { screen: "list", name: list } : { screen: "start" }))}
          >
            <Icon name="left" />
            <span>
              {from ? PROMISES_TITLE : list ? sectionTitle(list, words) : words.nav.start}
            </span>
          </a>
          {hasHistory && file === undefined && (
            <a href={addressOf({ screen: "history" })}>
              <Icon name="clock" />
              {words.nav.history}
            </a>
          )}
        </div>
        <h1>{title}</h1>
        {beside}
        {help && <p>{help}</p>}
      </header>
      <div className="panel__body" ref={body}>
        {children}
      </div>
    </>
  );
};
