/**
 * Opens the menu as a modal dialog, which traps the focus and blocks the page behind it. Without JavaScript it
 * is a popover. Following a link closes it.
 */
export const openMenuAsDialog = () =>
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>("[popovertarget]");
    const menu = (button?.popoverTargetElement ??
      (target.closest("a") && target.closest("dialog[popover]"))) as HTMLDialogElement | null;
    if (!menu) return;
    if (button) event.preventDefault();
    if (menu.open) menu.close();
    else menu.showModal();
  });
