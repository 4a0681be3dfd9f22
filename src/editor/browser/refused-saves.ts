import { showAlert } from "./alert";
import { refusedFields, revealField, type RefusedField } from "./form-dom";

/** More errors than these are counted only. */
const LISTED = 6;

/**
 * Says why a save was refused and leads to the first error. Decap marks the fields that break a
 * rule of their form, wherever they are, and rejects without a reason.
 */
export const explainRefusedSaves = () => {
  window.addEventListener("unhandledrejection", (event) => {
    const refused = event.reason === undefined ? refusedFields() : [];
    const [first] = refused;
    if (!first) return;
    event.preventDefault();
    void explain(refused, first);
  });
};

const explain = async (refused: RefusedField[], { field }: RefusedField) => {
  const focus = await revealField(field);
  const messages = refused.slice(0, LISTED).map(({ message }) => message);
  const more = refused.length - messages.length;
  const rest = more > 0 ? [`Y ${more} más, en rojo en el formulario.`] : [];
  showAlert(["Todavía no se ha guardado. Falta corregir esto:", ...messages, ...rest], focus);
};
