import styled from "styled-components";
import { container } from "../style/media";
import { Container } from "../elements/section";
import { Lead, Inline } from "../elements/text";

const Root = styled.div`
  padding-block: clamp(2.5rem, 1rem + 5vw, 5.5rem) clamp(1.75rem, 1rem + 3vw, 3.5rem);

  p {
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
    p {
      margin: 0 0 0.35em;
    }
  }
`;

type Props = { heading: string; lead: string; className?: string };

export const PageHeader = ({ heading, lead, className }: Props) => (
  <Root className={className}>
    <Container>
      <h1>
        <Inline text={heading} />
      </h1>
      <Lead>
        <Inline text={lead} />
      </Lead>
    </Container>
  </Root>
);
