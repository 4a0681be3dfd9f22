import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../elements/button";
import { Section } from "../elements/section";
import { Lead, Stack } from "../elements/text";
import { Container } from "../elements/container";
import { LocalLink } from "../features/language/local-link";
import { routes } from "../routes";
import { SectionTop } from "./section-top";

const Top = styled(SectionTop)`
  margin: 0;
  padding-top: var(--s6);
  border-top: 1px solid var(--line);
`;

/** The invitation to tell us an idea, which leads to the contact page. */
export const ServiceAsk = ({ content }: { content: Queries.ServiceAskFragment["ask"] }) => (
  <Section>
    <Container>
      <Top>
        <Stack>
          <h2>{content.heading}</h2>
          <Lead>{content.text}</Lead>
        </Stack>
        <Button as={LocalLink} to={routes.contact} $look="sea">
          {content.button}
        </Button>
      </Top>
    </Container>
  </Section>
);

export const fragment = graphql`
  fragment ServiceAsk on ServicesPage {
    ask {
      heading(language: $language)
      text(language: $language)
      button(language: $language)
    }
  }
`;
