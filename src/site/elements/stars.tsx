import styled from "styled-components";
import { Icon } from "./icon";

export const RATINGS = [1, 2, 3, 4, 5] as const;

const Row = styled.span`
  display: inline-flex;
  gap: 0.1rem;
  color: var(--star);

  svg {
    width: 1.125rem;
    height: 1.125rem;
    fill: currentColor;
    stroke-width: 1.2;
  }
  svg.off {
    fill: none;
  }
`;

/** `label` is the text alternative. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <Row role="img" aria-label={label}>
    {RATINGS.map((star) => (
      <Icon key={star} name="star" className={star > rating ? "off" : undefined} />
    ))}
  </Row>
);
