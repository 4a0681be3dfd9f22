import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../style/media";
import { Container } from "../elements/section";
import { Title } from "../elements/text";

const Root = styled.section`
  padding-top: var(--section);
`;

const List = styled.ul`
  display: grid;
  gap: var(--s6) var(--col-gap);
  margin-top: var(--s5);

  li {
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }
  h3 + p {
    margin-top: var(--s2);
  }
  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr));
  }
`;

export const Directions = ({ content }: { content: Queries.DirectionsFragment["directions"] }) =>
  content && (
    <Root aria-labelledby="directions">
      <Container>
        <Title id="directions" $step={3}>
          {content.heading}
        </Title>
        <List>
          {content.ways.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Container>
    </Root>
  );

export const fragment = graphql`
  fragment Directions on LocationPage {
    directions {
      heading(language: $language)
      ways {
        title(language: $language)
        text(language: $language)
      }
    }
  }
`;
