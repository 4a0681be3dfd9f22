/** `src/site/layout/menu.tsx`, the only popover of a page. */
const findMenu = () => document.querySelector<HTMLDialogElement>("[popover]");

/**
 * Opens the menu as a modal dialog, which traps the focus and blocks the page behind it. Without JavaScript it
 * is a popover, which some browsers do not have. Following a link closes it, and so does a window that becomes so wide
 * that it shows no button to close it.
 */
export const openMenuAsDialog = () => {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const menu = findMenu();
    if (target.closest("[popovertarget]")) {
      event.preventDefault();
      if (menu?.open) menu.close();
      else menu?.showModal();
    } else if (target.closest("[popover] a")) menu?.close();
  });
  addEventListener("resize", () => {
    const menu = findMenu();
    if (!menu?.querySelector("button")?.offsetWidth) menu?.close();
  });
};
