import { markup, type Markup } from "../../../markup";

const TITLE = "sheet-title";

/** A window over the editor, which first says that what it shows is being looked for. */
export const openSheet = (title: string) => {
  const dialog = document.createElement("dialog");
  dialog.id = "sheet";
  dialog.setAttribute("aria-labelledby", TITLE);
  dialog.innerHTML = markup`
    <form method="dialog"><h1 id="${TITLE}">${title}</h1><button>Cerrar</button></form>
    <div aria-live="polite"><p>Un momento…</p></div>
  `.source;
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return {
    close: () => dialog.close(),
    /**
     * Shows what has been found.
     * @param press called with the position of the button that is pressed
     */
    fill: (content: Markup, press: (position: number) => void) => {
      const box = dialog.querySelector("div");
      if (!box) return;
      box.innerHTML = content.source;
      box.querySelectorAll("button").forEach((button) => {
        button.addEventListener("click", () => press(Number(button.value)));
      });
    },
  };
};

export const UNREACHABLE = markup`<p>No hemos podido mirarlo. Comprobad la conexión y probad otra vez.</p>`;
