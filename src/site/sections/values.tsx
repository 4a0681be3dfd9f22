import { graphql } from "gatsby";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { container } from "../style/media";

/** A heading beside its text. */
export const Row = styled(Columns)`
  padding-block: var(--s6);
  border-top: 1px solid var(--line);
  row-gap: var(--s2);

  h2 {
    font-size: var(--step-3);
  }
  ${container.medium} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** The values of the company. */
export const Values = ({ values }: { values: Queries.ValuesFragment["values"] }) => (
  <section>
    <Container>
      {values.map(({ title, text }) => (
        <Row key={title} $split="5fr 7fr" $gap="5rem">
          <h2>{title}</h2>
          <p>{text}</p>
        </Row>
      ))}
    </Container>
  </section>
);

export const fragment = graphql`
  fragment Values on AboutPage {
    values {
      title(language: $language)
      text(language: $language)
    }
  }
`;
