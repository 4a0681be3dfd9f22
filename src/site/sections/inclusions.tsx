import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { Icon } from "../elements/icon";
import { Section, Container } from "../elements/section";
import type { With } from "../features/site";
import { useInclusions } from "../features/trips/use-inclusions";
import { container } from "../style/media";
import { Note, VisuallyHidden } from "../elements/text";

/** Two columns, unless the text is enlarged; that of what is not included has one where it is narrower. */
const List = styled.ul<{ $included?: boolean }>`
  border-top: 1.5px solid var(--ink);
  margin-top: var(--s2);
  columns: 10rem 2;
  column-gap: var(--s4);

  li {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    line-height: 1.35;
    padding-block: 0.35rem;
    font-size: var(--step--1);
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  svg {
    position: relative;
    top: 0.2em;
    color: ${({ $included }) => ($included ? "var(--sea)" : "var(--ink-2)")};
  }
  ${container.medium} {
    column-gap: var(--s6);

    li {
      padding-block: 0.5rem;
      font-size: inherit;
      border-bottom: 1px solid var(--line);
    }
  }
  ${container.ample} {
    columns: ${({ $included }) => ($included ? 2 : 1)};
  }
`;

type Props = {
  content: Queries.InclusionsFragment | null;
  trips: Parameters<typeof useInclusions>[1];
  children?: ReactNode;
};

const Lists = ({ content, trips }: With<Props, "content">) => {
  const { included, excluded } = useInclusions(content, trips);
  const list = (items: readonly string[], icon: "check" | "minus") =>
    items.map((item) => (
      <li key={item}>
        <Icon name={icon} />
        {item}
      </li>
    ));
  return (
    <>
      <VisuallyHidden as="h2" id="included">
        {content.heading}
      </VisuallyHidden>
      <Columns $split="7fr 4fr" $gap="var(--s5) 6rem">
        <div>
          <h3>{content.includedHeading}</h3>
          <List $included>{list(included, "check")}</List>
        </div>
        <div>
          <h3>{content.excludedHeading}</h3>
          <List>{list(excluded, "minus")}</List>
          <Note $above={4}>{content.note}</Note>
        </div>
      </Columns>
    </>
  );
};

const Block = styled(Section)`
  padding-block: clamp(2rem, 1rem + 3vw, 3.5rem);
  background: var(--shallow);
`;

/** What the price includes, on the page about the trips. */
export const Inclusions = ({ content, trips, children }: Props) =>
  content && (
    <Block aria-labelledby="included">
      <Container>
        <Lists content={content} trips={trips} />
      </Container>
      {children}
    </Block>
  );

/** The same in a few lines, beside the prices. */
export const BriefInclusions = ({ content, trips }: Omit<Props, "children">) =>
  content && (
    <Brief as="section" aria-labelledby="included">
      <Lists content={content} trips={trips} />
    </Brief>
  );

const Brief = styled(Container)`
  margin-top: var(--s7);

  && ul {
    columns: auto;
    border: 0;
  }
  && li {
    display: inline;
    padding: 0;
    border: 0;

    &:not(:last-child)::after {
      content: "\\a0· ";
      /* Nobody reads it out where browsers know that. */
      content: "\\a0· " / "";
    }
  }
  svg {
    display: none;
  }
`;

export const fragment = graphql`
  fragment Inclusions on Inclusions {
    ...TripInclusions
    heading(language: $language)
    includedHeading(language: $language)
    excludedHeading(language: $language)
    note(language: $language)
  }
`;
