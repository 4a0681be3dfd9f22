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

/** Opens or closes the menu: a popover, which `src/site/head-scripts/menu.ts` turns into a modal dialog. */
export const MenuButton = ({ action = "toggle" }: { action?: "toggle" | "hide" }) => {
  const t = useMessages();
  return (
    <IconButton
      type="button"
      popovertarget={MENU_ID}
      popovertargetaction={action}
      aria-label={t(action === "hide" ? "layout:closeMenu" : "layout:openMenu")}
    >
      <Icon name={action === "hide" ? "x" : "menu"} />
    </IconButton>
  );
};
