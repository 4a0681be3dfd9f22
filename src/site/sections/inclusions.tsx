import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { Icon } from "../elements/icon";
import { Section, Container } from "../elements/section";
import { useInclusions } from "../features/trips/use-inclusions";
import { container } from "../style/media";
import { Small, VisuallyHidden } from "../elements/text";

/** Two columns from tablets on; on large screens, where it is narrower, that of what is not included has one. */
const List = styled.ul<{ $included?: boolean }>`
  border-top: 1.5px solid var(--ink);
  margin-top: var(--s3);
  column-gap: var(--s6);

  li {
    display: flex;
    gap: 0.875rem;
    align-items: baseline;
    line-height: 1.35;
    padding: 0.3rem 0;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  svg {
    position: relative;
    top: 0.2em;
    color: ${({ $included }) => ($included ? "var(--sea)" : "var(--ink-2)")};
  }
  ${container.medium} {
    columns: 2;

    li {
      padding-block: 0.7rem;
      border-bottom: 1px solid var(--line);
    }
  }
  ${container.ample} {
    columns: ${({ $included }) => ($included ? 2 : 1)};
  }
`;

const Note = styled(Small)`
  margin-top: var(--s4);
`;

type ListsProps = {
  content: Queries.InclusionsFragment;
  trips: Parameters<typeof useInclusions>[1];
};

type Props = Pick<ListsProps, "trips"> & {
  content: Queries.InclusionsFragment | null;
  children?: ReactNode;
};

const Lists = ({ content, trips }: ListsProps) => {
  const { included, excluded } = useInclusions(content, trips);
  const list = (items: readonly string[], icon: "check" | "minus") =>
    items.map((item) => (
      <li key={item}>
        <Icon name={icon} />
        {item}
      </li>
    ));
  return (
    <Columns $split="7fr 4fr">
      <div>
        <h3>{content.includedHeading}</h3>
        <List $included>{list(included, "check")}</List>
      </div>
      <div>
        <h3>{content.excludedHeading}</h3>
        <List>{list(excluded, "minus")}</List>
        <Note>{content.note}</Note>
      </div>
    </Columns>
  );
};

/** What the price includes, on the page about the trips. */
export const Inclusions = ({ content, trips, children }: Props) =>
  content && (
    <Section $background="shallow" aria-labelledby="included">
      <Container>
        <VisuallyHidden as="h2" id="included">
          {content.heading}
        </VisuallyHidden>
        <Lists content={content} trips={trips} />
      </Container>
      {children}
    </Section>
  );

/** The same in a few lines, beside the prices. */
export const BriefInclusions = ({ content, trips }: Omit<Props, "children">) =>
  content && (
    <Brief as="section" aria-labelledby="included">
      <VisuallyHidden as="h2" id="included">
        {content.heading}
      </VisuallyHidden>
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
