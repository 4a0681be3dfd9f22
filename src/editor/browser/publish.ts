import { isRecord } from "../../content-files/content";
import { ask, showAlert } from "./alert";
import { changeBackend } from "./backend";
import type { Backend, DraftEntry } from "./cms";
import { reopenWhenSaved } from "./reopen";
import { hasSessionEnded } from "./session";
import { onChange, openForm, until } from "./store";

const QUESTION = ["Lo que hay en este formulario se verá en la web dentro de unos minutos."];

const NOT_PUBLISHED = [
  "Está guardado como borrador, pero no se ha publicado.",
  "Comprobad la conexión y pulsad «Publicar» otra vez.",
];

const SAVE = "[class*='-ToolbarContainer'] [class*='-SaveButton']";

type Event = { entry: DraftEntry };

/**
 * Offers one button that publishes what the form holds: it saves what is not saved, which makes a draft,
 * and merges the draft. Decap asks for the draft's status in between, which stays for those who want it.
 * @param name of the backend in the configuration
 * @param prePublish throws where a draft must not be published, and has then told why
 */
export const offerPublish = (name: string, prePublish: (event: Event) => Promise<void>) => {
  let merge: Backend["publishUnpublishedEntry"];
  changeBackend(name, (backend) => {
    // As it is now: what is told of a failed write, later, says that nobody knows what has been saved.
    merge = backend.publishUnpublishedEntry.bind(backend);
  });

  /** Whether the save that is under way is to be published. */
  let publishes = false;

  const isPublished = async (entry: DraftEntry) => {
    try {
      await prePublish({ entry });
    } catch {
      return false;
    }
    try {
      await merge(entry.get("collection"), slugOf(entry));
      return true;
    } catch (error) {
      console.error(error);
      if (!hasSessionEnded()) showAlert(NOT_PUBLISHED);
      return false;
    }
  };

  const saveAndPublish = async () => {
    publishes = true;
    document.querySelector<HTMLButtonElement>(SAVE)?.click();
    // By then Decap saves, or has refused to by the rules of the form.
    await new Promise((done) => setTimeout(done));
    await until(() => !openForm()?.entry.get("isPersisting"));
    publishes = false;
  };

  const press = async () => {
    const form = openForm();
    if (!form || !(await ask(QUESTION, "Publicar", "Todavía no"))) return;
    button.setBusy(true);
    if (form.hasChanged) await saveAndPublish();
    else if (await isPublished(form.entry)) reopenWhenSaved();
    button.setBusy(false);
  };

  const button = offerButton(() => void press());
  CMS.registerEventListener({
    name: "postSave",
    // Decap goes on, and opens what is public, when this has ended.
    handler: async ({ entry }) => void (publishes && (await isPublished(entry))),
  });
};

/** Beside Decap's own button to save; not to be pressed where there is nothing to publish. */
const offerButton = (press: () => void) => {
  const button = Object.assign(document.createElement("button"), { id: "publish" });
  button.type = "button";
  button.addEventListener("click", press);
  new MutationObserver(() => {
    const save = document.querySelector(SAVE);
    if (save && save.nextElementSibling !== button) save.after(button);
  }).observe(document.body, { childList: true, subtree: true });
  let isBusy = false;
  const show = () => {
    const form = openForm();
    button.textContent = isBusy ? "Publicando…" : "Publicar";
    button.disabled = isBusy || !(form?.hasChanged || form?.entry.get("status"));
  };
  onChange(show);
  show();
  return {
    setBusy: (busy: boolean) => {
      isBusy = busy;
      show();
    },
  };
};

/** A new entry is saved under its identifier. */
const slugOf = (entry: DraftEntry) => {
  const data = entry.get("data").toJS();
  return entry.get("slug") || String(isRecord(data) ? data.id : "");
};
