import type { ReactNode } from "react";
import styled from "styled-components";
import { Written } from "../features/language/written";
import { container } from "../style/media";
import { Container } from "../elements/section";
import { Lead, Inline } from "../elements/text";

/** What a page asks in its header belongs to what follows. */
const Root = styled.div<{ $asks: boolean }>`
  padding-block: ${({ $asks }) =>
    $asks
      ? "clamp(1.5rem, 1rem + 2vw, 2.5rem) var(--s1)"
      : "clamp(2.5rem, 1rem + 5vw, 5.5rem) clamp(1.75rem, 1rem + 3vw, 3.5rem)"};

  ${Lead} {
    max-width: 36rem;
    margin-top: var(--s4);
  }
  ${container.ample} {
    ${Container} {
      display: grid;
      grid-template-columns: 7fr 5fr;
      gap: var(--col-gap);
      align-items: end;
    }
    /* Long words reach into the gap rather than break. */
    h1 {
      margin-right: calc(var(--col-gap) / -2);
    }
    ${Lead} {
      margin: 0 0 0.35em;
    }
  }
`;

type Props = {
  heading: string;
  lead: string | Queries.WrittenFragment;
  /** What the page asks first, below its lead. */
  children?: ReactNode;
  className?: string;
};

export const PageHeader = ({ heading, lead, children, className }: Props) => {
  const words = (
    <Lead>{typeof lead === "string" ? <Inline text={lead} /> : <Written text={lead} />}</Lead>
  );
  return (
    <Root $asks={children !== undefined} className={className}>
      <Container>
        <h1>
          <Inline text={heading} />
        </h1>
        {children ? (
          <section>
            {words}
            {children}
          </section>
        ) : (
          words
        )}
      </Container>
    </Root>
  );
};
