import { fileText } from "../model/derive/file-text";
import { parse } from "yaml";
import { kindOf, listFormats, type EditorConfig } from "./config";
import { takeDecimalCommas } from "./decimal-comma";
import { registerPreviews } from "./preview";
import { reopenWhenSaved } from "./reopen";
import { saveGuard } from "./save-guard";
import { completeSpanish } from "./spanish";
import { keepUnsavedWords } from "./unsaved-words";
import { watchUploads } from "./uploads";
import { versionsOf } from "./versions";

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
      toFile: (data) => fileText(extension, kindOf(kinds, data).fields, data),
    });
  }
  const { preSave, prePublish } = saveGuard(
    lists.flatMap(({ kinds }) => kinds),
    versionsOf(config),
  );
  CMS.registerEventListener({ name: "preSave", handler: preSave });
  CMS.registerEventListener({ name: "postSave", handler: reopenWhenSaved });
  CMS.registerEventListener({ name: "prePublish", handler: prePublish });
  watchUploads();
  keepUnsavedWords();
  takeDecimalCommas();
  const isHome = config.backend.name === "proxy";
  completeSpanish(isHome);
  registerPreviews();
  // Decap speaks the owner's language when told; the other CMS takes the browser's.
  // At home its links lead to the page as it is here, not to what is public.
  const site = isHome ? { site_url: location.origin } : {};
  CMS.init({ config: { ...config, ...site, locale: "es" } });
  document.getElementById("loading")?.remove();
};

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
