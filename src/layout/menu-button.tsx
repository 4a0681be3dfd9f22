import styled from "styled-components";
import { Icon } from "../elements/icon";
import { media } from "../style/media";
import { useWords } from "../features/language/use-words";

export const MENU_ID = "menu";

const Round = styled.button`
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

/** Opens or closes the menu: a popover, so the browser does it without a script. */
export const MenuButton = ({ action = "toggle" }: { action?: "toggle" | "hide" }) => {
  const t = useWords();
  return (
    <Round
      type="button"
      popovertarget={MENU_ID}
      popovertargetaction={action}
      aria-label={t(action === "hide" ? "layout:closeMenu" : "layout:openMenu")}
    >
      <Icon name={action === "hide" ? "x" : "menu"} />
    </Round>
  );
};
