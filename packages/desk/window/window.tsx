import { useEffect, useRef, useState } from "react";
import type { MarkedField } from "../page/frame-host";
import { defaultLanguage, languageOf, localPath, prefixOf } from "@brisa/typed-content/languages";
import { languageOfText } from "../core/translations";
import { fieldPath, placeNow, type FieldPath } from "../core/identity";
import { dataOf, type Work } from "../core/work";
import {
  useDesk,
  useDeskState,
  usePlace,
  useSetting,
  useSite,
  useWords,
  useWork,
} from "../state/context";
import { onDemand } from "../ui/on-demand";
import { pageOfSection } from "../page/page-of";
import type { WholeSite, ShownInstead } from "../site";
import { addressOf, type Place, go } from "../core/places";
import { loadYaml } from "../stores/yaml";
import { Bar } from "./bar";
import { FileDrops } from "../pictures/file-drops";
import { Foot } from "./foot";
import { Navigation, sectionAt } from "./navigation";
import { MenuDialog } from "./menu";
import { StatusSpoken, type EndedSession } from "../publishing/status";
import { Notices, type StepTaken } from "./notices";
import { Panel } from "./panel";
import { Part } from "../ui/part";
import { Stage, type PageWidth } from "./stage";
import { useMedia } from "../ui/use-media";
import { useKeptFocus } from "./use-kept-focus";
import { useKeys } from "./use-keys";
import { ownScreenAt } from "../ui/own-screen";
import { usePublish } from "../publishing/publish-button";
import type { Address } from "@brisa/typed-content";

/** Not visible at first. */
const ConflictDialog = onDemand(async () => (await import("./rarely-used")).ConflictDialog);
const ChangesDrawer = onDemand(async () => (await import("./rarely-used")).ChangesDrawer);
const loadSearch = () => import("../search/search");
const SearchDialog = onDemand(async () => (await loadSearch()).SearchDialog);

/** Milliseconds. Keys typed while search loads would be lost; legal texts, in YAML, are published without waiting. */
const PREFETCH_DELAY = 3000;

/** One can be open. */
type Overlay = "menu" | "changes" | "search";

type WindowProps = {
  onSignOut?: () => void;
  ended?: EndedSession;
};

export const Window = ({ onSignOut, ended }: WindowProps) => {
  const desk = useDesk();
  const words = useWords();
  const site = useSite();
  const { isHome } = useSetting();
  const place = usePlace();
  const [overlay, setOverlay] = useState<Overlay>();
  const [hasSearched, setSearched] = useState(false);
  const work = useWork();
  const hasConflicts = work.conflicts.size > 0;
  const hasPen = useDeskState((state) => state.hasPen);
  const [view, setView] = useState<"form" | "page">("form");
  const [path, setPath] = useState("/");
  const isPhone = useMedia("(max-width: 40rem)");
  const isOneColumn = useMedia("(max-width: 64.99rem)");
  const [chosenWidth, setWidth] = useState<PageWidth>();
  const [held, setMarked] = useState<Omit<MarkedField, "path"> & { path: FieldPath }>();
  const markedAt = held && placeNow(dataOf(work, held.file), held.path);
  const marked = held && markedAt && { ...held, path: markedAt };
  const [shown, setShown] = useState<ShownInstead>();
  const isWide = ownScreenAt(site, place) !== undefined;
  const panel = useRef<HTMLElement>(null);
  const toggle = (name: Overlay) => {
    if (name === "search") setSearched(true);
    setOverlay((now) => (now === name ? undefined : name));
  };
  const close = () => setOverlay(undefined);
  const hasEnded = ended !== undefined;
  useEffect(() => {
    if (!hasEnded) void desk.refresh();
  }, [desk, hasEnded]);
  useEffect(() => {
    // Without a connection nothing is prefetched; who needs it tries again.
    const prefetch = () => Promise.allSettled([loadSearch(), loadYaml()]);
    const timer = setTimeout(() => void prefetch(), PREFETCH_DELAY);
    return () => clearTimeout(timer);
  }, []);

  /** In the language of the field. */
  const showField = (field: Address, label: string) => {
    const data = dataOf(desk.state().work, field.file);
    const page = site.pageOf(field.file, field.path, data);
    const language = languageOfText(field) ?? languageOf(path);
    if (page !== undefined) setPath(localPath(page, language));
    setMarked({
      ...field,
      path: fieldPath(data, field.path),
      label,
    });
  };

  // On another screen, close the open overlay and show the page that the screen edits. Only within entries one works in
  // a language; everything else is in the default one.
  const here = addressWithoutField(place);
  const [last, setLast] = useState<string>();
  if (here !== last) {
    setLast(here);
    // An entry that gets its final name while the list of changes is open is the same one.
    const isRenamed =
      "file" in place &&
      work.renamed.some(
        ({ from, to }) =>
          to === place.file && last === addressWithoutField({ ...place, file: from }),
      );
    if (!isRenamed) setOverlay(undefined);
    setShown(undefined);
    setMarked(undefined);
    const page = pageAt(place, site, work);
    setPath((now) => {
      const before = languageOf(now);
      const language = "file" in place ? before : defaultLanguage();
      return localPath(page ?? now.slice(prefixOf(before).length), language);
    });
  }

  const [taken, setTaken] = useState<StepTaken>();
  const step = (way: StepTaken["way"]) => {
    const before = desk.state().work.edits;
    desk[way]();
    const { edits } = desk.state().work;
    if (edits !== before) setTaken({ way, before, edits });
  };

  const publish = usePublish(() => setOverlay("changes"));
  useKeys({
    search: () => toggle("search"),
    save: () => (isHome ? void publish() : setOverlay("changes")),
    undo: () => step("undo"),
    redo: () => step("redo"),
  });
  useKeptFocus();

  const press = (pressed: Address) => {
    const { file, path: field } = shown?.fieldOf?.(pressed) ?? pressed;
    setView("form");
    go({ screen: "entry", file, field });
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
      <div className={isWide ? "desk desk--wide" : "desk"} data-view={view}>
        <Bar
          ended={ended}
          isMenuOpen={overlay === "menu"}
          areChangesOpen={overlay === "changes"}
          onMenu={() => toggle("menu")}
          onSearch={() => toggle("search")}
          onChanges={() => toggle("changes")}
        />
        <Part className="notice--row">
          <Notices onChanges={() => setOverlay("changes")} taken={taken} />
        </Part>
        <Part className="nav">
          <Navigation onSignOut={onSignOut} />
        </Part>
        <Panel ref={panel} place={place} onField={showField} onShowInstead={setShown} />
        <Part className="stage" place={path}>
          <Stage
            file={"file" in place ? place.file : undefined}
            path={path}
            onPath={setPath}
            // Beside a wide screen there is not room for more.
            width={isPhone ? "phone" : (chosenWidth ?? (isWide ? "phone" : "computer"))}
            onWidth={setWidth}
            marked={marked}
            onPress={press}
            isAlone={isOneColumn && view === "page"}
            shown={shown}
          />
        </Part>
        <Part className="foot">
          <Foot
            ended={ended}
            isForm={view === "form"}
            onTurn={() => setView((now) => (now === "form" ? "page" : "form"))}
            onChanges={() => toggle("changes")}
          />
        </Part>
      </div>
      <Part place={`${here} ${overlay}`} onClose={close}>
        <MenuDialog isOpen={overlay === "menu"} onClose={close} onSignOut={onSignOut} />
      </Part>
      <Part place={`${here} ${overlay}`} onClose={close}>
        <ChangesDrawer isOpen={overlay === "changes"} ended={ended} onClose={close} />
      </Part>
      <Part>
        <StatusSpoken ended={ended} />
      </Part>
      <Part>
        <FileDrops />
      </Part>
      {hasSearched && (
        <Part place={`${here} ${overlay}`} onClose={close}>
          <SearchDialog isOpen={overlay === "search"} onClose={close} />
        </Part>
      )}
      {hasConflicts && hasPen && (
        <Part place={here}>
          <ConflictDialog />
        </Part>
      )}
    </>
  );
};

const addressWithoutField = (place: Place) =>
  addressOf(place.screen === "entry" ? { screen: "entry", file: place.file } : place);

const pageAt = (place: Place, site: WholeSite, work: Work) =>
  place.screen === "entry"
    ? site.pageOf(place.file, [], dataOf(work, place.file))
    : pageOfSection(sectionAt(place), site);

const skip = (event: { preventDefault: () => void }, to: HTMLElement | null) => {
  event.preventDefault();
  to?.focus();
};
