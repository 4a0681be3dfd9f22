import { graphql } from "gatsby";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { container } from "../style/media";
import { Section, Container } from "../elements/section";
import { Lead, Stack, Inline } from "../elements/text";

const First = styled(Lead)`
  color: inherit;
`;

export const Story = ({ content }: { content: Queries.StoryFragment["story"] }) => (
  <Section>
    <Container>
      {/* One below the other, the heading belongs to its text. */}
      <Columns $split="5fr 7fr" $gap="var(--s4) 5rem">
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
      </Columns>
    </Container>
  </Section>
);

const Row = styled(Container)<{ $count: number }>`
  display: grid;
  gap: var(--s6) clamp(2rem, 4vw, 4rem);

  section {
    padding-top: var(--s4);
    border-top: 1.5px solid var(--ink);
  }
  h2 {
    margin-bottom: var(--s3);
    font-size: var(--step-2);
  }
  ${container.ample} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;

export const Values = ({ values }: { values: Queries.ValuesFragment["values"] }) => (
  <Row as="section" $count={values.length}>
    {values.map(({ title, text }) => (
      <section key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
    ))}
  </Row>
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
