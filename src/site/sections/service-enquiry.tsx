import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../elements/button";
import { Container } from "../elements/container";
import { Section } from "../elements/section";
import { Lead, Stack } from "../elements/text";
import { LocalLink } from "../features/language/local-link";
import { routes } from "../../model/routes";
import { SectionHeader } from "./section-header";

const Header = styled(SectionHeader)`
  margin: 0;
  padding-top: var(--s6);
  border-top: 1px solid var(--line);
`;

export const ServiceEnquiry = ({ content }: { content: Queries.ServiceEnquiryFragment["ask"] }) => (
  <Section>
    <Container as="section">
      <Header as="section">
        <Stack>
          <h2>{content.heading}</h2>
          <Lead>{content.text}</Lead>
        </Stack>
        <Button as={LocalLink} to={routes.contact} $look="sea">
          {content.button}
        </Button>
      </Header>
    </Container>
  </Section>
);

export const fragment = graphql`
  fragment ServiceEnquiry on ServicesPage {
    ask {
      heading(language: $language)
      text(language: $language)
      button(language: $language)
    }
  }
`;
