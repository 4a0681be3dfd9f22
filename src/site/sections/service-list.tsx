import { graphql } from "gatsby";
import styled from "styled-components";
import { Written } from "../features/language/written";
import { Picture } from "../features/picture/picture";
import { media } from "../style/media";
import { Container, Section } from "../elements/section";
import { Button } from "../elements/button";
import { LocalLink } from "../features/language/local-link";
import { routes } from "../../model/routes";
import { SectionHeader } from "./section-header";
import { Stack, Tag, Lead } from "../elements/text";

/** Alternates two layouts on tablets and four on large screens, so that neighbours differ. */
const List = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 7vw, 6.5rem);

  h2 {
    font-size: var(--step-3);
  }
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4) var(--col-gap);
  }
  ${media.medium} {
    article {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      align-items: center;
    }
    article > * {
      grid-row: 1;
    }
    article:nth-child(odd) > :first-child {
      grid-column: 1 / 8;
    }
    article:nth-child(odd) > :last-child {
      grid-column: 8 / -1;
    }
    article:nth-child(even) > :first-child {
      grid-column: 6 / -1;
    }
    article:nth-child(even) > :last-child {
      grid-column: 1 / 6;
    }
  }
  ${media.large} {
    article:nth-child(4n + 1) > :first-child {
      grid-column: 1 / 8;
    }
    article:nth-child(4n + 1) > :last-child {
      grid-column: 9 / -1;
    }
    article:nth-child(4n + 2) > :first-child {
      grid-column: 6 / -1;
    }
    article:nth-child(4n + 2) > :last-child {
      grid-column: 1 / 5;
    }
    article:nth-child(4n + 3) > :first-child {
      grid-column: 1 / 9;
      aspect-ratio: 16 / 9;
      margin-left: calc((100vw - min(100vw - 2 * var(--gutter), var(--page))) / -2);
    }
    article:nth-child(4n + 3) > :last-child {
      grid-column: 9 / -1;
      padding-left: var(--s6);
    }
    article:nth-child(4n) > :first-child {
      grid-column: 7 / -1;
    }
    article:nth-child(4n) > :last-child {
      grid-column: 2 / 6;
    }
  }
`;

const Photo = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

export const ServiceList = ({ services }: { services: readonly Queries.ServiceFragment[] }) => (
  <List>
    {services.map(({ jsonId, title, text, condition, picture }) => (
      <article key={jsonId} id={jsonId} aria-labelledby={`${jsonId}-title`}>
        <Photo picture={picture} sizes="(min-width: 40rem) 58vw, 100vw" />
        <Stack>
          <h2 id={`${jsonId}-title`}>{title}</h2>
          {condition && (
            <p>
              <Tag>{condition}</Tag>
            </p>
          )}
          <p>
            <Written text={text} />
          </p>
        </Stack>
      </article>
    ))}
  </List>
);

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
  fragment Service on Service {
    jsonId
    title(language: $language)
    text(language: $language) {
      ...Written
    }
    condition(language: $language)
    picture {
      ...Photo
    }
  }

  fragment ServiceEnquiry on ServicesPage {
    ask {
      heading(language: $language)
      text(language: $language)
      button(language: $language)
    }
  }
`;
