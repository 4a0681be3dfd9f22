import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../elements/button";
import { Contours } from "../elements/isobaths";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { SUGGESTION } from "../document/element-names";
import { routes } from "../../model/routes";
import { Container } from "../elements/section";
import { Lead, Stack } from "../elements/text";

const Root = styled.section`
  position: relative;
  overflow: hidden;
  display: grid;
  align-items: center;
  min-height: min(70svh, 44rem);
  padding-block: var(--section);

  ${Container} {
    position: relative;
  }
`;

export const NotFound = ({ content }: { content: Queries.NotFoundFragment }) => {
  const t = useMessages();
  return (
    <Root>
      <Contours $color="sea" />
      <Container>
        <Stack>
          <h1>{content.heading}</h1>
          <Lead>{content.lead}</Lead>
          {/* Filled in and shown by src/site/head-scripts/not-found.ts, before or without the app, which leaves it alone. */}
          <Lead id={SUGGESTION} hidden suppressHydrationWarning>
            {t("layout:perhaps")}{" "}
            <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
          </Lead>
          <Button as={LocalLink} to={routes.home} $look="sea">
            {content.link}
          </Button>
        </Stack>
      </Container>
    </Root>
  );
};

export const fragment = graphql`
  fragment NotFound on NotFoundPage {
    heading(language: $language)
    lead(language: $language)
    link(language: $language)
  }
`;
