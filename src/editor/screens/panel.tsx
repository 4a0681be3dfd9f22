import { forwardRef, lazy, Suspense, type Ref } from "react";
import type { Content } from "../../content-files/content";
import type { Address } from "../../content-files/hidden-address";
import type { Place } from "../places";
import { sectionOf } from "../desk-sections";
import { EntryScreen } from "./entry";
import { ListScreen } from "./list";
import { StartScreen } from "./start";
import type { Was } from "./was-bar";

/** Screens that are not where one begins: their scripts come when they are opened. */
const HistoryScreen = lazy(async () => ({ default: (await import("./history")).HistoryScreen }));
const PicturesScreen = lazy(async () => ({ default: (await import("./pictures")).PicturesScreen }));
const WordsScreen = lazy(async () => ({ default: (await import("./words")).WordsScreen }));

type PanelProps = {
  place: Place;
  /** Called with the field in which somebody writes. */
  onField: (field: Address, label: string) => void;
  /** Called with content to be shown in place of that which would be; undefined ends it. */
  onShow: (content: Content | undefined, was?: Was) => void;
};

const Screen = ({ place, onField, onShow }: PanelProps) => {
  switch (place.screen) {
    case "start":
      return <StartScreen />;
    case "history":
      return <HistoryScreen key={place.file} file={place.file} onShow={onShow} />;
    case "list":
      if (place.name === "words") return <WordsScreen />;
      if (place.name === "pictures") return <PicturesScreen />;
      return <ListScreen key={place.name} name={place.name} onField={onField} />;
    case "entry":
      if (sectionOf(place.file) === "words")
        return <WordsScreen file={place.file} field={place.field} onField={onField} />;
      return (
        <EntryScreen key={place.file} file={place.file} field={place.field} onField={onField} />
      );
  }
};

/** What one writes in, for the place where somebody is. */
export const Panel = forwardRef((props: PanelProps, ref: Ref<HTMLElement>) => (
  <main className="panel" id="form" ref={ref} tabIndex={-1}>
    <Suspense>
      <Screen {...props} />
    </Suspense>
  </main>
));
Panel.displayName = "Panel";
