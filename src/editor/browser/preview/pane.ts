import { languageCodes, languages, type LanguageCode } from "../../../languages";
import { markup } from "../../../markup";
import { keepKeyboardFrom } from "./keyboard";

/** Widths at which there is room for the form and a page beside it. */
const WIDE = "(min-width: 1000px)";

type Options = {
  /** Called with the language in which the owner wants to see the page. */
  onLanguage: (language: LanguageCode) => void;
  /** Called when the page can be seen. */
  onShow: () => void;
};

/**
 * Adds the page beside the form: on a small screen a second view in its place, to which a button leads.
 * It stays while one goes from form to form, and so keeps its language and its place.
 */
export const addPane = ({ onLanguage, onShow }: Options) => {
  const wide = matchMedia(WIDE);
  const element = document.createElement("aside");
  element.id = "preview";
  element.setAttribute("aria-label", "La página");
  element.innerHTML = markup`
    <header>
      <p></p>
      <nav aria-label="Idioma de la página">
        ${languageCodes.map(
          (code) => markup`<button type="button" lang="${code}">${languages[code].name}</button>`,
        )}
      </nav>
    </header>
    <p>Estos datos no se ven en ninguna página.</p>
    <iframe title="La página" loading="lazy"></iframe>
  `.source;
  type Parts = [HTMLParagraphElement, HTMLParagraphElement, HTMLIFrameElement];
  const [shown, nowhere, frame] = [...element.querySelectorAll("p, iframe")] as Parts;
  keepKeyboardFrom(frame);
  const languageButtons = [...element.getElementsByTagName("button")];
  for (const button of languageButtons) {
    button.addEventListener("click", () => onLanguage(button.lang as LanguageCode));
  }
  const toggle = Object.assign(document.createElement("button"), {
    id: "preview-toggle",
    type: "button",
  });
  toggle.addEventListener("click", () => setOpen(!isOpen));
  wide.addEventListener("change", () => setOpen(wide.matches));
  document.body.append(element);
  document.getElementById("foot")?.append(toggle);

  let isOpen = wide.matches;
  let isOffered = false;
  const draw = () => {
    const away = wide.matches ? "Esconder la página" : "Volver al formulario";
    toggle.textContent = isOpen ? away : "Ver la página";
    toggle.hidden = !isOffered;
    element.hidden = !isOffered || !isOpen;
    // Where the page lies over the form, no key leads into what cannot be seen.
    const isCovered = !element.hidden && !wide.matches;
    document.getElementById("nc-root")?.toggleAttribute("inert", isCovered);
    if (!element.hidden) onShow();
  };
  const setOpen = (open: boolean) => {
    isOpen = open;
    draw();
  };
  draw();

  return {
    frame,
    /**
     * Shows the frame, or how to come to it, beside a form.
     * @param isSeen whether any page shows what the form holds
     * @param about says what the page shows
     */
    offer: (isSeen: boolean, about: string) => {
      isOffered = true;
      shown.textContent = about;
      frame.hidden = !isSeen;
      nowhere.hidden = isSeen;
      draw();
    },
    /** There is no form. */
    withdraw: () => {
      isOffered = false;
      setOpen(isOpen && wide.matches);
    },
    /** Gives the room back to the form where it is needed. */
    makeRoom: () => {
      if (!wide.matches) setOpen(false);
    },
    markLanguage: (language: LanguageCode) => {
      for (const button of languageButtons) {
        button.setAttribute("aria-pressed", String(button.lang === language));
      }
    },
  };
};
