import styled from "styled-components";
import { Coordinates } from "../features/coordinates";
import { useMessages } from "../features/language/use-messages";
import { Thread } from "../features/outing/thread";
import { useSite } from "../features/site";
import { phoneLink } from "../providers/whatsapp";
import { moreLinks } from "../../model/routes";
import { media } from "../style/media";
import { Container } from "../elements/section";
import { PageLinks } from "./page-links";
import { Ltr } from "../elements/text";

const Root = styled.div`
  display: none;
  ${media.wide} {
    display: block;
    height: var(--touch);
    background: var(--shallow);
    font-size: var(--step--1);
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 100%;

  ul {
    display: flex;
    gap: 1.75rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--ink);
    text-decoration: none;
  }
  nav {
    margin-left: auto;
  }
  a:hover,
  [aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

const TopBarThread = styled(Thread)`
  && {
    gap: 0.5rem;
    margin-left: 1.25rem;
  }
  b::first-letter {
    text-transform: uppercase;
  }
  ${media.noScript} {
    display: none;
  }
`;

/** The strip above the main row of the header on wide screens: position, secondary links and phone. */
export const TopBar = () => {
  const t = useMessages();
  const { company } = useSite();
  return (
    <Root data-top-bar>
      <Row>
        <Coordinates />
        <TopBarThread />
        <nav aria-label={t("layout:information")}>
          <ul>
            <PageLinks names={moreLinks} withQuestions />
            <li>
              <Ltr as="a" href={phoneLink(company.phone)}>
                {company.phone}
              </Ltr>
            </li>
          </ul>
        </nav>
      </Row>
    </Root>
  );
};
