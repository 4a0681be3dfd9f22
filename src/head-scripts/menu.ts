const openMenu = () => document.querySelector<HTMLDialogElement>("[popover][open]");

/**
 * Opens the menu as a modal dialog, which traps the focus and blocks the page behind it. Without JavaScript it
 * is a popover, which some browsers do not have. Following a link closes it, and so does a window that becomes so wide
 * that it shows no button to close it.
 */
export const openMenuAsDialog = () => {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const id = target.closest("[popovertarget]")?.getAttribute("popovertarget");
    if (id) {
      event.preventDefault();
      const menu = document.getElementById(id) as HTMLDialogElement;
      if (menu.open) menu.close();
      else menu.showModal();
    } else if (target.closest("[popover] a")) openMenu()?.close();
  });
  addEventListener("resize", () => {
    const menu = openMenu();
    if (!menu?.querySelector("button")?.offsetWidth) menu?.close();
  });
};
