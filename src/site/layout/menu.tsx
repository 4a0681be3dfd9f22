import styled from "styled-components";
import { Button } from "../elements/button";
import { Isobaths } from "../elements/isobaths";
import { LanguageLinks } from "../features/language/language-links";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { useSite } from "../features/site";
import { moreLinks, routes } from "../../model/routes";
import { Brand } from "./brand";
import { MENU_ID, MenuButton } from "./menu-button";
import { PageLinks, useMainLinks } from "./page-links";

/** Fades in. The browser opens and closes it. */
const Panel = styled.dialog`
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  flex-direction: column;
  overflow-y: auto;
  background: var(--paper);
  color: var(--ink);
  animation: fade var(--quick);

  &:is(:popover-open, [open]) {
    display: flex;
  }
  nav {
    padding: var(--s3) var(--gutter) var(--s4);
  }
  nav + div {
    flex: 1 0 auto;
    margin-top: auto;
    max-height: 9rem;
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
`;

const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: 4.25rem;
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--line);
`;

const MainList = styled.ul`
  a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding: 0.55rem 0;
    font: 440 var(--step-3) / 1.25 var(--serif);
    letter-spacing: -0.01em;
    color: var(--ink);
    text-decoration: none;
    border-bottom: 1px solid var(--line);
  }
  [aria-current] {
    color: var(--sea);
  }
`;

const Price = styled.span`
  font: 500 var(--step--1) / 1.4 var(--sans);
  letter-spacing: 0.04em;
  color: var(--ink-2);
  text-transform: lowercase;
`;

const MoreList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  padding-top: var(--s3);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--ink);
  }
`;

const Footer = styled.div`
  display: grid;
  flex: none;
  gap: var(--s4);
  padding: var(--s5) var(--gutter) calc(var(--s5) + env(safe-area-inset-bottom));
  background: var(--shallow);
`;

/** The menu of small screens. Pressing Escape or following a link closes it. */
export const Menu = () => {
  const t = useMessages();
  /** "from 240,00 €" */
  const priceFrom = useSite().homePage.facts.price;
  return (
    <Panel id={MENU_ID} popover="auto" aria-label={t("layout:menu")}>
      <Header>
        <Brand />
        <MenuButton action="hide" />
      </Header>
      <nav aria-label={t("layout:menu")}>
        <MainList>
          {(["home", ...useMainLinks()] as const).map((name) => (
            <li key={name}>
              <LocalLink to={routes[name]}>
                {t(`navigation:${name}`)}
                {name === "prices" && <Price>{priceFrom}</Price>}
              </LocalLink>
            </li>
          ))}
        </MainList>
        <MoreList>
          <PageLinks names={moreLinks} withQuestions />
        </MoreList>
      </nav>
      <Isobaths />
      <Footer>
        <LanguageLinks />
        <Button as={LocalLink} to={routes.booking} $look="book">
          {t("layout:bookNow")}
        </Button>
      </Footer>
    </Panel>
  );
};
