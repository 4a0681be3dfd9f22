import { graphql } from "gatsby";
import { Container } from "../elements/container";
import { HeadingRow } from "./heading-row";

export const Values = ({ values }: { values: Queries.ValuesFragment["values"] }) => (
  <section>
    <Container>
      {values.map(({ title, text }) => (
        <HeadingRow key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </HeadingRow>
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
