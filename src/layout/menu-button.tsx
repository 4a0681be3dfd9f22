import type { MouseEvent } from "react";
import styled from "styled-components";
import { Icon } from "../elements/icon";
import { useMessages } from "../features/language/use-messages";
import { media } from "../style/media";

export const MENU_ID = "menu";

const IconButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-right: -0.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  cursor: pointer;

  svg {
    width: 1.75rem;
    height: 1.75rem;
  }
  ${media.wide} {
    display: none;
  }
`;

const menu = () => document.getElementById(MENU_ID) as HTMLDialogElement;

export const closeMenu = () => {
  if (menu().matches(":popover-open")) menu().hidePopover();
  menu().close();
};

/**
 * Opens or closes the menu. Without a script the menu is a popover; with one it is a modal dialog,
 * which also traps the focus and blocks the page behind.
 */
export const MenuButton = ({ action = "toggle" }: { action?: "toggle" | "hide" }) => {
  const t = useMessages();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (action === "hide") closeMenu();
    else menu().showModal();
  };
  return (
    <IconButton
      type="button"
      popovertarget={MENU_ID}
      popovertargetaction={action}
      onClick={onClick}
      aria-label={t(action === "hide" ? "layout:closeMenu" : "layout:openMenu")}
    >
      <Icon name={action === "hide" ? "x" : "menu"} />
    </IconButton>
  );
};
