/**
 * Tells the owner something and stays until it is read: the CMS's own notices go by themselves.
 * @param lines one sentence each
 * @param onClose called once it is read
 * @returns what is shown
 */
export const showAlert = (lines: string[], onClose?: () => void) =>
  open(lines, [closeButton("Entendido")], () => onClose?.());

/**
 * Asks the owner something.
 * @returns whether it was the first answer; Escape is the second
 */
export const ask = (lines: string[], yes: string, no: string) =>
  new Promise<boolean>((answer) => {
    open(lines, [closeButton(yes, YES), closeButton(no)], (value) => answer(value === YES));
  });

const YES = "yes";

/** Closes the CMS's own notices, which would stand beside the next one and contradict it. */
export const closeNotices = () => {
  for (const button of document.querySelectorAll<HTMLElement>(".Toastify__close-button")) {
    button.click();
  }
};

const open = (lines: string[], buttons: Node[], onClose: (value: string) => void) => {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-label", "Aviso");
  const form = document.createElement("form");
  form.method = "dialog";
  form.append(...buttons);
  dialog.append(...lines.map(paragraph), form);
  dialog.addEventListener("close", () => {
    dialog.remove();
    onClose(dialog.returnValue);
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

const closeButton = (text: string, value = "") => {
  const button = document.createElement("button");
  button.textContent = text;
  button.value = value;
  return button;
};
