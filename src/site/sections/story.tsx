import { graphql } from "gatsby";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { Section, Container } from "../elements/section";
import { HeadingRow } from "./section-header";
import { Lead, Stack, Inline } from "../elements/text";

/** One below the other, the heading belongs to its text. */
const Root = styled(Columns)`
  row-gap: var(--s4);
`;

const First = styled(Lead)`
  color: inherit;
`;

export const Story = ({ content }: { content: Queries.StoryFragment["story"] }) => (
  <Section>
    <Container>
      <Root $split="5fr 7fr" $gap="5rem">
        <h2>
          <Inline text={content.heading} />
        </h2>
        <Stack>
          <First>
            <Inline text={content.lead} />
          </First>
          <p>
            <Inline text={content.text} />
          </p>
        </Stack>
      </Root>
    </Container>
  </Section>
);

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
  fragment Story on AboutPage {
    story {
      heading(language: $language)
      lead(language: $language)
      text(language: $language)
    }
  }

  fragment Values on AboutPage {
    values {
      title(language: $language)
      text(language: $language)
    }
  }
`;
