import { graphql } from "gatsby";
import styled from "styled-components";
import { Written } from "../features/language/written";
import { Picture } from "../features/picture/picture";
import { media } from "../style/media";
import { Container, Section } from "../elements/section";
import { Button } from "../elements/button";
import { GoLink, LocalLink } from "../features/language/local-link";
import { routes, servicePagePath } from "../../model/routes";
import { servicePath } from "../document/outing-address";
import { Stack, Tag, Lead } from "../elements/text";

/** Those of the page's heading and its lead. */
const TWO_EDGES = "grid-template-columns: 7fr 5fr;";

export const List = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 4.5rem);

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
      align-items: center;
      ${TWO_EDGES}
    }
  }
`;

type Props = {
  services: readonly Queries.ServiceFragment[];
  /** The ids of those with pages of their own. */
  pages: readonly string[];
  ask: Queries.ServiceEnquiryFragment["ask"];
};

export const ServiceList = ({ services, pages, ask }: Props) => (
  <List as="section">
    {services.map(({ jsonId, title, text, condition, picture }) => (
      <article key={jsonId} id={jsonId} aria-labelledby={`${jsonId}-title`}>
        <Picture picture={picture} sizes="(min-width: 40rem) 58vw, 100vw" ratio="3 / 2" />
        <Stack>
          <h2 id={`${jsonId}-title`}>
            {pages.includes(jsonId) ? (
              <LocalLink to={servicePagePath(jsonId)}>{title}</LocalLink>
            ) : (
              title
            )}
          </h2>
          {condition && (
            <p>
              <Tag>{condition}</Tag>
            </p>
          )}
          <p>
            <Written text={text} />
          </p>
          <GoLink to={servicePath(jsonId)} about={title}>
            {ask.button}
          </GoLink>
        </Stack>
      </article>
    ))}
  </List>
);

const Header = styled.section`
  display: grid;
  gap: var(--s4) var(--col-gap);
  align-items: center;
  justify-items: start;
  padding-top: var(--s6);
  border-top: 1px solid var(--line);

  ${media.medium} {
    ${TWO_EDGES}
  }
`;

type EnquiryProps = {
  content: Queries.ServiceEnquiryFragment["ask"];
  /** About a service, or about any. */
  to?: string;
};

export const ServiceEnquiry = ({ content, to = routes.contact }: EnquiryProps) => (
  <Section>
    <Container as="section">
      <Header>
        <Stack as="section">
          <h2>{content.heading}</h2>
          <Lead>{content.text}</Lead>
        </Stack>
        <Button as={LocalLink} to={to} $look="sea">
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
