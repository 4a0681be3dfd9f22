import { graphql } from "gatsby";
import styled from "styled-components";
import { Button, ButtonRow } from "../elements/button";
import { darkSurface } from "../elements/dark-surface";
import { Contours, Isobaths } from "../elements/isobaths";
import { GoLink, LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { routes } from "../../model/routes";
import { Container } from "../elements/section";
import { Lead } from "../elements/text";

const Band = styled.section`
  ${darkSurface}
  position: relative;
  overflow: hidden;

  ${Container} {
    position: relative;
    padding-block: var(--section);
  }
  h2 {
    max-width: 15em;
  }
  ${Lead} {
    margin-top: var(--s4);
    color: var(--shallow-2);
  }
  ${ButtonRow} {
    margin-top: var(--s5);
    gap: var(--s1) var(--s6);
  }
  ${Button} {
    color: var(--ink);
  }
`;

export const Closing = ({ content }: { content: Queries.ClosingFragment["closing"] }) => {
  const t = useMessages();
  if (!content) return null;
  return (
    <>
      <Isobaths />
      <Band>
        <Contours $color="glass" />
        <Container>
          <h2>{content.heading}</h2>
          <Lead>{content.text}</Lead>
          <ButtonRow>
            <Button as={LocalLink} to={routes.booking} $look="book">
              {t("layout:bookNow")}
            </Button>
            <GoLink to={routes.contact}>{content.link}</GoLink>
          </ButtonRow>
        </Container>
      </Band>
    </>
  );
};

export const fragment = graphql`
  fragment Closing on Query {
    closing {
      heading(language: $language)
      text(language: $language)
      link(language: $language)
    }
  }
`;
