import { editorAddress } from "../../../content-files/editor-address";
import type { Address } from "../../../content-files/hidden-address";
import { languageOf, localPath, prefixOf, type LanguageCode } from "../../../languages";
import { collections } from "../../../model";
import { revealWhenThere } from "../asked-field";
import { fieldAt, pathOf } from "../form-dom";
import { isForm, openAddress } from "../navigate";
import type { LiveWindow } from "./live-data";
import { livePage, type LivePage } from "./live-page";
import { openEntry, watchOpenEntry, type OpenEntry } from "../open-entry";
import { addPane } from "./pane";
import { shownPage } from "../../page/shown-page";

/** Milliseconds without a form after which the page beside it goes: a saved entry is opened again. */
const PATIENCE = 300;

/**
 * Shows, beside each form, the page on which its texts are seen. At home the page follows the typing,
 * and leads to the field of what is pressed; on the web it is the public one.
 */
export const offerPreview = (isLocal: boolean) => {
  let entry: OpenEntry | undefined;
  let live: LivePage | undefined;
  /** The field in which somebody writes, also while there is no page yet, and the page that shows it. */
  let followed: Parameters<LivePage["follow"]> | undefined;
  const pane = addPane({
    onLanguage: (language) => {
      const path = decodeURI(framed().location.pathname);
      open(localPath(path.slice(prefixOf(languageOf(path)).length), language));
    },
    onShow: () => live?.look(),
  });
  const framed = () => pane.frame.contentWindow as LiveWindow;
  const open = (path: string) => {
    if (decodeURI(framed().location.pathname) === path) return;
    if (live) live.open(path);
    else pane.frame.src = path;
  };
  const about = ({ file }: OpenEntry) => {
    if (!isLocal) return ABOUT_WEB;
    return file ? ABOUT_LOCAL : ABOUT_NEW;
  };
  const language = (): LanguageCode => languageOf(framed().location.pathname);
  const showLanguage = () => pane.markLanguage(language());

  pane.frame.addEventListener("load", () => {
    showLanguage();
    if (!isLocal || !framed().___loader) return;
    live = livePage(framed(), { entry: () => entry, onField: lead, onMove: showLanguage });
    if (followed) live.follow(...followed);
  });

  /** Follows the cursor to what the page shows of its field. */
  const follow = () => {
    if (!entry || !document.activeElement) return;
    const { file, node } = entry;
    const path = pathOf(document.activeElement, node);
    const home = shownPage(entry, path);
    if (!home || path.length === 0) return;
    followed = [{ file, path }, home];
    live?.follow(...followed);
  };

  const lead = ({ file, path }: Address) => {
    pane.makeRoom();
    if (file !== entry?.file) {
      const address = new URL(editorAddress(collections, file, path) ?? "", location.href);
      void openAddress(address.hash);
    }
    revealWhenThere(() => (file === entry?.file ? fieldAt(path) : undefined));
  };

  watchOpenEntry((now) => {
    const page = shownPage(now);
    const isOther = now.file !== entry?.file;
    if (isOther) followed = undefined;
    entry = now;
    pane.offer(page !== undefined, about(now));
    if (isOther && page) open(localPath(page, language()));
    live?.update();
    follow();
  });
  document.addEventListener("focusin", follow);

  addEventListener("hashchange", () => {
    setTimeout(() => {
      // Whoever has not saved may have stayed.
      if (isForm(location.hash) || openEntry()) return;
      entry = undefined;
      pane.withdraw();
    }, PATIENCE);
  });
};

const ABOUT_LOCAL = "Así queda. Pulsad un texto o una foto para cambiarlo.";
/** A new entry is on no page until it has a file. */
const ABOUT_NEW = "Lo nuevo se verá aquí cuando lo guardéis.";
const ABOUT_WEB = "La web, como está publicada. Un borrador se ve con «Ver Vista Previa».";
