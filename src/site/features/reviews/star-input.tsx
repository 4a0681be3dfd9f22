import styled, { css } from "styled-components";
import { Icon } from "../../elements/icon";
import { RATINGS } from "../../elements/stars";
import { useMessages } from "../language/use-messages";
import { VisuallyHidden } from "../../elements/text";

/** Shows the error while no star is checked or hovered. */
const wrong = css`
  &:not(:has(:checked, label:hover)) {
    label,
    [data-rating] {
      color: var(--error);
      font-weight: 600;
    }
  }
`;

/** Shows the message of the hovered star, else of the checked one, else the hint. */
const shownMessage = css`
  [data-rating] {
    display: none;
  }
  &:not(:has(:checked, label:hover)) [data-rating="0"] {
    display: block;
  }
  ${RATINGS.map(
    (rating) => css`
      &:has([value="${rating}"]:checked):not(:has(label:hover)) [data-rating="${rating}"],
      &:has(label:nth-child(${rating}):hover) [data-rating="${rating}"] {
        display: block;
      }
    `,
  )}
`;

const Group = styled.fieldset<{ $wrong: boolean }>`
  legend {
    padding: 0;
    margin-bottom: 0.4rem;
    font-weight: 600;
  }
  ${shownMessage}
  &&& {
    ${({ $wrong }) => $wrong && wrong}
  }
`;

/** Fills the stars up to the checked one and, in a pale colour, up to the hovered one. */
const Row = styled.div`
  display: inline-flex;
  margin-left: -0.5rem;

  label {
    position: relative;
    display: grid;
    place-items: center;
    /* All five in a row, even where the text is large. */
    width: min(3.25rem, (100cqw - 2 * var(--gutter)) / 5);
    height: 3.25rem;
    color: var(--control);
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    width: 2.125rem;
    height: 2.125rem;
    stroke-width: 1.3;
    transition: fill var(--quick);
  }
  label:has(:checked),
  label:has(~ label :checked) {
    color: var(--star);
    svg {
      fill: currentColor;
    }
  }
  label:hover,
  label:has(~ label:hover) {
    color: var(--star);
    svg {
      fill: #f3c9a4;
    }
  }
  label:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    border-radius: var(--radius);
  }
  label:has(:disabled) {
    cursor: progress;
  }
`;

const Message = styled.div`
  min-height: 1.6em;
  font-size: var(--step--1);
  color: var(--ink-2);
`;

const MESSAGE_ID = "rating-message";

/**
 * Five radio buttons drawn as stars, with a preview on hover. The fill and the message follow from the state
 * of the radio buttons in CSS, so they are also correct before hydration and for a restored draft.
 */
export const StarInput = ({ error }: { error?: string }) => {
  const t = useMessages();
  return (
    <Group aria-describedby={MESSAGE_ID} $wrong={Boolean(error)}>
      <legend>{t("reviews:rating")}</legend>
      <Row>
        {RATINGS.map((rating) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} required />
            <VisuallyHidden>{t(`reviews:rating${rating}`)}</VisuallyHidden>
            <Icon name="star" />
          </label>
        ))}
      </Row>
      <Message id={MESSAGE_ID}>
        <span data-rating="0">{error ?? t("reviews:ratingHint")}</span>
        {RATINGS.map((rating) => (
          <span key={rating} data-rating={rating}>
            {t(`reviews:rating${rating}`)}
          </span>
        ))}
      </Message>
    </Group>
  );
};
