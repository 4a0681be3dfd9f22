import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Content } from "../../content-files/content";
import type { Address } from "../../content-files/hidden-address";
import { languageOf, localPath } from "../../languages";
import { languageAt } from "../content/translations";
import { useDesk, useIsHome, usePlace, useWords, useWork } from "../context";
import { pageOf, pageOfSection } from "../page/page-of";
import { addressOf, type Place } from "../places";
import { Bar, useCounts } from "./bar";
import { ChangesDrawer } from "./changes";
import { MenuDialog } from "./menu";
import { Navigation, sectionAt } from "./navigation";
import { Notices } from "./notices";
import { Panel } from "./panel";
import { Stage, type PageWidth } from "./stage";
import { useKeys } from "./use-keys";
import { useMedia } from "./use-media";
import { usePublish } from "./use-publish";
import type { Was } from "./was-bar";

/** What is not seen at first: its scripts come when it is opened. */
const ConflictDialog = lazy(async () => ({ default: (await import("./conflict")).ConflictDialog }));
const loadSearch = () => import("./search");
const SearchDialog = lazy(async () => ({ default: (await loadSearch()).SearchDialog }));

/** Milliseconds after which search is fetched unasked: what is typed as soon as it opens must find it. */
const AHEAD = 3000;

/** What lies over the window; one thing at a time. */
type Sheet = "menu" | "changes" | "search";

type WindowProps = {
  onSignOut?: () => void;
  onSignIn?: () => void;
  /** Whether the Git host knows the one who signed in no more. */
  hasSessionEnded?: boolean;
};

/** The desk's one window: the form of what is selected, and the page as it would be. */
export const Window = ({ onSignOut, onSignIn, hasSessionEnded }: WindowProps) => {
  const desk = useDesk();
  const words = useWords();
  const isHome = useIsHome();
  const { place, go } = usePlace();
  const [sheet, setSheet] = useState<Sheet>();
  const [hasSearched, setSearched] = useState(false);
  const hasConflicts = useWork().conflicts.size > 0;
  const [view, setView] = useState<"form" | "page">("form");
  const [path, setPath] = useState("/");
  const isPhone = useMedia("(max-width: 40rem)");
  const areInTurns = useMedia("(max-width: 64.99rem)");
  const [chosenWidth, setWidth] = useState<PageWidth>("computer");
  const [marked, setMarked] = useState<Address & { label: string }>();
  const [shown, setShown] = useState<{ content: Content; was?: Was }>();
  const show = useCallback((content?: Content, was?: Was) => {
    setShown(content && { content, was });
  }, []);
  const panel = useRef<HTMLElement>(null);
  const { changes } = useCounts();
  const toggle = (name: Sheet) => {
    if (name === "search") setSearched(true);
    setSheet((now) => (now === name ? undefined : name));
  };
  const close = () => setSheet(undefined);
  useEffect(() => {
    const timer = setTimeout(() => void loadSearch(), AHEAD);
    return () => clearTimeout(timer);
  }, []);

  /** Turns the page to where a field is seen, in the language in which it is written. */
  const showField = (field: Address, label: string) => {
    const page = pageOf(field.file, field.path);
    const language = languageAt(field) ?? languageOf(path);
    if (page !== undefined) setPath(localPath(page, language));
    setMarked({ ...field, label });
  };

  // Somewhere else, what lay over the window goes, and the page turns to what is written there.
  const here = addressWithoutField(place);
  const [last, setLast] = useState<string>();
  if (here !== last) {
    setLast(here);
    setSheet(undefined);
    setShown(undefined);
    setMarked(undefined);
    const page = pageAt(place);
    if (page !== undefined) setPath((now) => localPath(page, languageOf(now)));
  }

  const publish = usePublish(() => setSheet("changes"));
  useKeys({
    search: () => toggle("search"),
    save: () => (isHome ? void publish() : setSheet("changes")),
    undo: desk.undo,
    redo: desk.redo,
  });

  const press = ({ file: pressed, path: field }: Address) => {
    setView("form");
    const to = { screen: "entry", file: pressed, field } as const;
    // To the same field again: no address changes, and the focus goes there all the same.
    if (addressOf(to) === location.hash) dispatchEvent(new HashChangeEvent("hashchange"));
    go(to);
  };

  return (
    <>
      <a className="skip" href="#form" onClick={(event) => skip(event, panel.current)}>
        {words.nav.skipToForm}
      </a>
      <a
        className="skip"
        href="#page"
        onClick={(event) => {
          setView("page");
          skip(event, document.getElementById("page"));
        }}
      >
        {words.nav.skipToPage}
      </a>
      <div className="desk" data-view={view}>
        <Bar
          isMenuOpen={sheet === "menu"}
          areChangesOpen={sheet === "changes"}
          onMenu={() => toggle("menu")}
          onSearch={() => toggle("search")}
          onChanges={() => toggle("changes")}
        />
        <Notices
          onSignIn={onSignIn}
          hasSessionEnded={hasSessionEnded}
          onChanges={() => setSheet("changes")}
        />
        <Navigation onSignOut={onSignOut} />
        <Panel ref={panel} place={place} onField={showField} onShow={show} />
        <Stage
          path={path}
          onPath={setPath}
          width={isPhone ? "phone" : chosenWidth}
          onWidth={setWidth}
          marked={marked}
          onPress={press}
          isAlone={areInTurns && view === "page"}
          shown={shown}
        />
        <footer className="foot">
          <button
            type="button"
            className="btn btn--sea"
            onClick={() => setView((now) => (now === "form" ? "page" : "form"))}
          >
            {view === "form" ? words.stage.seePage : words.stage.backToForm}
          </button>
          <button type="button" className="btn" onClick={() => toggle("changes")}>
            {changes > 0 ? (
              <>
                {words.bar.changes} <b>{changes}</b>
              </>
            ) : (
              words.bar.noChanges
            )}
          </button>
        </footer>
      </div>
      <MenuDialog isOpen={sheet === "menu"} onClose={close} onSignOut={onSignOut} />
      <ChangesDrawer isOpen={sheet === "changes"} onClose={close} />
      <Suspense>
        {hasSearched && <SearchDialog isOpen={sheet === "search"} onClose={close} />}
        {hasConflicts && <ConflictDialog />}
      </Suspense>
    </>
  );
};

const addressWithoutField = (place: Place) =>
  addressOf(place.screen === "entry" ? { screen: "entry", file: place.file } : place);

/** The page on which one sees what is written at a place. */
const pageAt = (place: Place) =>
  place.screen === "entry" ? pageOf(place.file) : pageOfSection(sectionAt(place));

const skip = (event: { preventDefault: () => void }, to: HTMLElement | null) => {
  event.preventDefault();
  to?.focus();
};
