import { forwardRef, type Ref } from "react";
import type { ShownInstead } from "../site";
import { useDeskState, useSite } from "../state/context";
import { onDemand } from "../ui/on-demand";
import { addressOf, type Place, sectionOf } from "../core/places";
import { EarlierValuesContext } from "../form/earlier-details";
import { EntryScreen } from "../entry/entry";
import { ListScreen } from "../lists/list";
import { Part } from "../ui/part";
import { ownScreenAt } from "../ui/own-screen";
import { StartScreen } from "./start";
import type { Address } from "@brisa/typed-content";

/** Rarely opened first; loaded on demand. */
const EarlierValues = onDemand(async () => (await import("./rarely-used")).EarlierValues);
const HistoryScreen = onDemand(async () => (await import("./rarely-used")).HistoryScreen);
const PicturesScreen = onDemand(async () => (await import("./rarely-used")).PicturesScreen);
const PromisesScreen = onDemand(async () => (await import("./rarely-used")).PromisesScreen);
const WordsScreen = onDemand(async () => (await import("./rarely-used")).MessagesScreen);

const earlierValuesOf = (file: string) => <EarlierValues file={file} />;

type PanelProps = {
  place: Place;
  onField: (field: Address, label: string) => void;
  /** What a screen of the site's own shows in place of the edited content. */
  onShowInstead: (shown: ShownInstead | undefined) => void;
};

const Screen = ({ place, onField, onShowInstead }: PanelProps) => {
  const site = useSite();
  const own = ownScreenAt(site, place);
  const Own = own === undefined ? undefined : site.screens[own];
  if (Own && place.screen === "entry")
    return <Own field={place.field ?? []} onField={onField} onShow={onShowInstead} />;
  switch (place.screen) {
    case "start":
      return <StartScreen />;
    case "history":
      return <HistoryScreen />;
    case "promises":
      return <PromisesScreen place={place} onField={onField} />;
    case "list":
      if (place.name === "words") return <WordsScreen />;
      if (place.name === "pictures") return <PicturesScreen />;
      return <ListScreen key={place.name} name={place.name} onField={onField} />;
    case "entry":
      if (sectionOf(place.file) === "words")
        return <WordsScreen file={place.file} field={place.field} onField={onField} />;
      return <EntryScreen file={place.file} field={place.field} onField={onField} />;
  }
};

export const Panel = forwardRef((props: PanelProps, ref: Ref<HTMLElement>) => {
  const hasPen = useDeskState((state) => state.hasPen);
  return (
    <main className="panel" id="form" ref={ref} tabIndex={-1}>
      <fieldset className="panel__controls" disabled={!hasPen}>
        <Part place={addressOf(props.place)}>
          <EarlierValuesContext.Provider value={earlierValuesOf}>
            <Screen {...props} />
          </EarlierValuesContext.Provider>
        </Part>
      </fieldset>
    </main>
  );
});
Panel.displayName = "Panel";
