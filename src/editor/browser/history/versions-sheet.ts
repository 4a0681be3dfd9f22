import type { History } from "../../../content-files/history";
import { markup } from "../../../markup";
import { ask, showAlert } from "../alert";
import { openedText } from "../draft-backup";
import type { EditorConfig } from "../file-kinds";
import { PUBLICATION_STATUS } from "../publication";
import { onChange, openForm, putIntoForm } from "../store";
import { formOf, inForm, type EntryForm } from "./entry-forms";
import { entryVersions, type EntryVersion } from "./entry-versions";
import { openSheet, UNREACHABLE } from "./sheet";

/** Versions that are listed. */
const LISTED = 20;

/** At the foot of the screen, while an entry with a file is open: the way to its earlier versions. */
export const offerVersions = (config: EditorConfig, history: History) => {
  const form = () => {
    const path = openForm()?.entry.get("path");
    return path ? formOf(config, path) : undefined;
  };
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Versiones anteriores";
  button.addEventListener("click", () => {
    const open = form();
    if (open) void showVersions(open, history);
  });
  const follow = () => (button.hidden = !form());
  follow();
  onChange(follow);
  document.getElementById(PUBLICATION_STATUS)?.before(button);
};

const showVersions = async (form: EntryForm, history: History) => {
  const sheet = openSheet("Versiones anteriores");
  try {
    const versions = await versionsOf(form, history);
    sheet.fill(versions ? list(versions) : NO_GIT, (position) => {
      const version = versions?.[position];
      if (version) void goBack(form, version, sheet.close);
    });
  } catch (error) {
    console.error(error);
    sheet.fill(UNREACHABLE, () => undefined);
  }
};

export const NO_GIT = markup`<p>Este ordenador no guarda versiones: la carpeta de la web no está en Git.</p>`;

const versionsOf = async (form: EntryForm, { log, text }: History) => {
  // One more, to tell what the last of them changed.
  const commits = await log(form.path, LISTED + 1);
  const texts = commits?.map(({ id }) => text(form.path, id));
  return commits && entryVersions(form, commits, await Promise.all(texts ?? [])).slice(0, LISTED);
};

const list = (versions: EntryVersion[]) => {
  const opened = openForm();
  const raw = opened && !opened.hasChanged ? openedText(opened.entry.get("raw")) : undefined;
  const way = ({ text }: EntryVersion, index: number) => {
    if (text === undefined) return [];
    return text === raw
      ? markup`<p>Es la que tenéis abierta.</p>`
      : markup`<button value="${index}" aria-describedby="version-${index}">Volver a esta</button>`;
  };
  return versions.length === 0
    ? markup`<p>Todavía no hay ninguna.</p>`
    : markup`<ol>
        ${versions.map(
          (version, index) => markup`<li>
            <h2 id="version-${index}">${version.when}</h2>
            <p>${version.who}</p>
            <ul>${version.changes.map((change) => markup`<li>${change}</li>`)}</ul>
            ${way(version, index)}
          </li>`,
        )}
      </ol>`;
};

const goBack = async (form: EntryForm, { text, when }: EntryVersion, close: () => void) => {
  const isMeant =
    !openForm()?.hasChanged ||
    (await ask(
      ["En el formulario hay cambios sin guardar. Si volvéis a esta versión, se pierden."],
      "Volver a esta",
      "Seguir con los míos",
    ));
  if (!isMeant || text === undefined) return;
  close();
  putIntoForm(inForm(form, text));
  showAlert([
    `El formulario está como en esta versión: ${when}.`,
    "Todavía no se ha guardado nada. Miradlo, y guardad como siempre.",
  ]);
};
