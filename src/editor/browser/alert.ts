/**
 * Tells the owner something and stays until it is read: the CMS's own notices go by themselves.
 * @param lines one sentence each
 * @param onClose called once it is read
 * @returns what is shown
 */
export const showAlert = (lines: string[], onClose?: () => void) => {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-label", "Aviso");
  dialog.append(...lines.map(paragraph), closeButton());
  dialog.addEventListener("close", () => {
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};

const paragraph = (text: string) => {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
};

const closeButton = () => {
  const form = document.createElement("form");
  form.method = "dialog";
  const button = document.createElement("button");
  button.textContent = "Entendido";
  form.append(button);
  return form;
};
