import styled from "styled-components";
import { Button } from "../elements/button";
import { LanguageDropdown } from "../features/language/language-dropdown";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { routes } from "../../model/routes";
import { layers } from "../style/layers";
import { media } from "../style/media";
import { whole } from "../style/whole";
import { Brand } from "./brand";
import { MenuButton } from "./menu-button";
import { PageLinks, useMainLinks } from "./page-links";
import { TopBar } from "./top-bar";
import { Container } from "../elements/section";

/** Sticky; on wide screens the top bar scrolls out of view. Needs no script and causes no layout shift. */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.head};
  background: var(--paper);
  border-bottom: 1px solid var(--line);
  ${whole}

  /* The line with the logo scrolls out of view. */
  ${media.tiny} {
    top: calc(-1 * var(--touch));
  }
  ${media.wide} {
    top: calc(-1 * var(--touch));
    &:has([data-top-bar] :focus-visible) {
      top: 0;
    }
  }
`;

const Row = styled(Container)`
  display: flex;
  /* Large text needs a second line. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s2);
  min-height: 4.25rem;

  ${media.tiny} {
    & > a {
      flex-basis: 100%;
      max-width: none;
    }
  }
  ${media.wide} {
    column-gap: var(--s6);
    min-height: 4.75rem;
  }
`;

const Navigation = styled.nav`
  display: none;
  flex: 1;
  ${media.wide} {
    display: block;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 clamp(1rem, 1.9vw, 2rem);
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  a::after {
    content: "";
    position: absolute;
    inset: auto 0 0.3rem;
    border-bottom: 2px solid var(--sea);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--calm) var(--ease);
  }
  a:hover::after,
  [aria-current]::after {
    transform: none;
  }
`;

const Tools = styled.div`
  display: flex;
  margin-left: auto;
  align-items: center;
  gap: var(--s2);
  ${media.wide} {
    gap: var(--s4);
  }
`;

export const Header = () => {
  const t = useMessages();
  return (
    <Bar>
      <TopBar />
      <Row>
        <Brand />
        <Navigation aria-label={t("layout:main")}>
          <ul>
            <PageLinks names={useMainLinks()} />
          </ul>
        </Navigation>
        <Tools>
          <LanguageDropdown />
          <Button as={LocalLink} to={routes.booking} $look="book" $small>
            {t("layout:book")}
          </Button>
          <MenuButton />
        </Tools>
      </Row>
    </Bar>
  );
};
