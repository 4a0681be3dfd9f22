import { graphql } from "gatsby";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { Inline } from "../elements/inline";
import { Section } from "../elements/section";
import { Lead, Stack } from "../elements/text";

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

export const fragment = graphql`
  fragment Story on AboutPage {
    story {
      heading(language: $language)
      lead(language: $language)
      text(language: $language)
    }
  }
`;
