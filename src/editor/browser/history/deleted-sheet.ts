import type { History } from "../../../content-files/history";
import { markup } from "../../../markup";
import { showAlert } from "../alert";
import type { EditorConfig } from "../file-kinds";
import { openAddress } from "../navigate";
import { openForm, putIntoForm, until } from "../store";
import { deletedEntries, type EntryChange } from "./content-changes";
import { inForm } from "./entry-forms";
import { openSheet, UNREACHABLE } from "./sheet";
import { bylineOf } from "./when";

const UNSAVED = [
  "En el formulario que está abierto hay cambios sin guardar.",
  "Guardadlos, o salid de él sin guardar, y recuperad después lo borrado.",
];

const RECOVERED = [
  "Está en el formulario como era. Todavía no se ha guardado.",
  "Miradlo, y guardad como siempre.",
];

/** Lists what was deleted, each with the way back: into the form of a new entry. */
export const showDeleted = async (config: EditorConfig, history: History) => {
  const sheet = openSheet("Recuperar algo borrado");
  try {
    const entries = (await deletedEntries(config, history)) ?? [];
    sheet.fill(list(entries), (position) => {
      if (openForm()?.hasChanged) return void showAlert(UNSAVED);
      sheet.close();
      const entry = entries[position];
      if (entry) void recover(entry);
    });
  } catch (error) {
    console.error(error);
    sheet.fill(UNREACHABLE, () => undefined);
  }
};

const list = (entries: EntryChange[]) =>
  entries.length === 0
    ? markup`<p>Últimamente no se ha borrado nada.</p>`
    : markup`<ol>
        ${entries.map(
          ({ title, commit }, index) => markup`<li>
            <h2 id="deleted-${index}">${title}</h2>
            <p>${bylineOf(commit)}</p>
            <button value="${index}" aria-describedby="deleted-${index}">Recuperar</button>
          </li>`,
        )}
      </ol>`;

const recover = async ({ form, text }: EntryChange) => {
  if (text === undefined) return;
  const address = `#/collections/${form.list}/new`;
  const isShown = () =>
    Boolean(openForm()?.entry.get("newRecord")) &&
    openForm()?.entry.get("collection") === form.list;
  await openAddress(address);
  // Whoever goes elsewhere meanwhile is not followed.
  await until(() => isShown() || location.hash !== address);
  if (!isShown()) return;
  putIntoForm(inForm(form, text));
  showAlert(RECOVERED);
};
