import type { History } from "../../../content-files/history";
import { markup } from "../../../markup";
import type { EditorConfig } from "../file-kinds";
import { lastChanges, type EntryChange } from "./content-changes";
import { showDeleted } from "./deleted-sheet";
import { bylineOf } from "./when";

const ID = "last-changes";

/** Adds the last changes to the start page, once they are known; nothing where no history is kept. */
export const addLastChanges = async (
  startPage: HTMLElement,
  config: EditorConfig,
  history: History,
) => {
  try {
    const changes = await lastChanges(config, history);
    if (!changes || changes.length === 0) return;
    document.getElementById(ID)?.remove();
    const section = Object.assign(document.createElement("section"), { id: ID });
    section.innerHTML = list(changes).source;
    section
      .querySelector("button")
      ?.addEventListener("click", () => void showDeleted(config, history));
    // Below everything: nothing moves under a finger.
    startPage.append(section);
  } catch (error) {
    console.error(error);
  }
};

const list = (changes: EntryChange[]) => markup`
  <h2>Últimos cambios</h2>
  <ul>
    ${changes.map(
      ({ form, title, commit }) => markup`<li>
        <a href="${form.address}">${title}</a> <span>${bylineOf(commit)}</span>
      </li>`,
    )}
  </ul>
  <button type="button">Recuperar algo borrado</button>`;
