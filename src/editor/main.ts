import { formatFile } from "../content-files/format";
import { parse } from "yaml";
import { kindOf, listFormats, type EditorConfig } from "./config";
import { takeDecimalCommas } from "./decimal-comma";
import { registerPreviews } from "./preview";
import { reopenWhenSaved } from "./reopen";
import { saveGuard } from "./save-guard";
import { completeSpanish } from "./spanish";
import { keepUnsavedWords } from "./unsaved-words";
import { watchUploads } from "./uploads";
import { unknownVersions, versionsOf } from "./versions";

/** The script of the CMS is named in the page, so that one CMS can be put in another's place. */
const cmsScript = document.currentScript?.dataset.cms ?? "";

const start = async () => {
  const config = (await (await fetch("config.json")).json()) as EditorConfig;
  globalThis.CMS_MANUAL_INIT = true;
  await loadScript(cmsScript);
  const lists = listFormats(config);
  for (const { format, extension, kinds } of lists) {
    CMS.registerCustomFormat(format, extension, {
      fromFile: extension === "json" ? JSON.parse : parse,
      toFile: (data) => formatFile(`.${extension}`, kindOf(kinds, data).fields, data),
    });
  }
  const versions = isDecap() ? versionsOf(config) : unknownVersions;
  const kinds = lists.flatMap((list) => list.kinds);
  const { preSave, prePublish } = saveGuard(kinds, versions);
  CMS.registerEventListener({ name: "preSave", handler: preSave });
  CMS.registerEventListener({ name: "postSave", handler: reopenWhenSaved });
  CMS.registerEventListener({ name: "prePublish", handler: prePublish });
  watchUploads(config.media_folder, versions);
  keepUnsavedWords();
  takeDecimalCommas();
  const isHome = config.backend.name === "proxy";
  completeSpanish(isHome);
  registerPreviews();
  // At home the CMS's links lead to the page as it is here, not to what is public.
  const site = isHome ? { site_url: location.origin } : {};
  // Decap speaks the owner's language when told; the other CMS takes the browser's.
  CMS.init({ config: { ...config, ...site, locale: "es" } });
  document.getElementById("loading")?.remove();
};

/** Sveltia CMS has no words that could be changed. */
const isDecap = () => CMS.getLocale("es") !== undefined;

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
