import type { Start } from "../start";
import { revealAskedField } from "./asked-field";
import { contentFormat } from "./content-format";
import { guardDeletions } from "./deletion-guard";
import { explainFailedWrites } from "./failed-writes";
import { forgetRestored, mendBackups } from "./draft-backup";
import { listFormats, type EditorConfig } from "./file-kinds";
import { mendFirstDrafts } from "./first-draft";
import { changeControls } from "./form-controls";
import { addLastChanges } from "./history/last-changes";
import { offerVersions } from "./history/versions-sheet";
import { lookBeforeWriting } from "./last-look";
import { completeLibrary } from "./library";
import { watchPlace } from "./form-place";
import { keepNumbersFromWheel, takeDecimalCommas } from "./number-inputs";
import { offerPreview } from "./preview";
import { watchPublication } from "./publication";
import { offerPublish } from "./publish";
import { explainRefusedSaves } from "./refused-saves";
import { reopenWhenSaved } from "./reopen";
import { saveGuard } from "./save-guard";
import { saveByShortcut } from "./save-shortcut";
import { watchSession } from "./session";
import { offerStartPage } from "./start-page";
import { keepStore } from "./store";
import { enterLocally } from "./stored-user";
import { completeSpanish, translateNotices } from "./spanish";
import { showThumbnails } from "./thumbnails";
import { watchUploads } from "./uploads";
import { historyOf, versionsOf } from "./versions";
import { registerPictures } from "./widgets/picture";
import { registerGradients } from "./widgets/gradients";
import { registerPlace } from "./widgets/place";
import { registerPriceList } from "./widgets/price-list";
import { registerChoices } from "./widgets/choices";
import { completeLists } from "./widgets/list-items";
import { noteTranslations } from "./widgets/translations";

const start = async () => {
  const [config, startPage] = await Promise.all([
    read<EditorConfig>("config.json"),
    read<Start>("start.json"),
  ]);
  globalThis.CMS_MANUAL_INIT = true;
  keepStore();
  await loadScript("decap-cms.js");
  const lists = listFormats(config);
  for (const list of lists) {
    CMS.registerCustomFormat(list.format, list.extension, contentFormat(list));
  }
  const versions = versionsOf(config);
  const kinds = lists.flatMap((list) => list.kinds);
  const { preSave, prePublish, refuseIfChanged } = saveGuard(kinds, versions);
  CMS.registerEventListener({ name: "preSave", handler: preSave });
  const isLocal = config.backend.name === "proxy";
  if (isLocal) enterLocally(config.backend.name);
  else offerPublish(config.backend.name, prePublish);
  CMS.registerEventListener({ name: "postSave", handler: forgetRestored });
  CMS.registerEventListener({ name: "postSave", handler: reopenWhenSaved });
  CMS.registerEventListener({ name: "prePublish", handler: prePublish });
  completeLibrary();
  watchUploads(config.media_folder, versions);
  mendBackups();
  takeDecimalCommas();
  keepNumbersFromWheel();
  changeControls(config);
  watchPlace();
  saveByShortcut(window);
  registerPictures();
  registerGradients();
  registerChoices();
  registerPlace(versions);
  registerPriceList(versions);
  completeLists();
  noteTranslations();
  guardDeletions(config.backend.name, versions);
  const history = historyOf(config);
  offerStartPage(startPage, (page) => addLastChanges(page, config, history));
  offerVersions(config, history);
  lookBeforeWriting(config.backend.name, refuseIfChanged);
  offerPreview(isLocal);
  if (!isLocal) {
    watchSession(config.backend);
    mendFirstDrafts(config.backend.name);
    watchPublication(config.backend);
  }
  showThumbnails();
  explainFailedWrites(config.backend.name, isLocal);
  revealAskedField();
  explainRefusedSaves();
  completeSpanish(isLocal);
  translateNotices();
  // At home the CMS's links lead to the page as it is here, not to what is public.
  const site = isLocal ? { site_url: location.origin } : {};
  CMS.init({ config: { ...config, ...site, locale: "es" } });
  document.getElementById("loading")?.remove();
};

const read = async <Answer>(file: string) => (await (await fetch(file)).json()) as Answer;

const loadScript = (src: string) =>
  new Promise((done, failed) => {
    const script = Object.assign(document.createElement("script"), { src });
    script.addEventListener("load", done);
    script.addEventListener("error", () => failed(new Error(src)));
    document.head.append(script);
  });

start().catch((error: unknown) => {
  console.error(error);
  const loading = document.getElementById("loading");
  if (loading) {
    loading.textContent =
      "El editor no se ha podido cargar. Comprobad la conexión y cargad la página de nuevo.";
  }
});
