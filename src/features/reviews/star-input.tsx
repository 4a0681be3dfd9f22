import styled from "styled-components";
import { Icon } from "../../elements/icon";
import { Hidden } from "../../elements/text";
import { useWords } from "../language/use-words";

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: 0.4rem;
    font-weight: 600;
  }
`;

/** The stars up to the chosen one are filled; up to the one pointed at, pale. Style alone does it. */
const Row = styled.div`
  display: inline-flex;
  margin-left: -0.5rem;

  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 3.25rem;
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
      fill: var(--star-preview);
    }
  }
  label:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    border-radius: var(--radius);
  }
`;

const Word = styled.span`
  display: block;
  min-height: 1.6em;
  font-size: var(--step--1);
  color: var(--ink-2);
`;

const ratings = [1, 2, 3, 4, 5] as const;

/** Five radio buttons drawn as stars; arrow keys move, a click sets. */
export const StarInput = () => {
  const t = useWords();
  return (
    <Group>
      <legend>{t("reviews:rating")}</legend>
      <Row>
        {ratings.map((rating) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} required />
            <Hidden>{t(`reviews:rating${rating}`)}</Hidden>
            <Icon name="star" />
          </label>
        ))}
      </Row>
      <Word aria-hidden="true">{t("reviews:ratingHint")}</Word>
    </Group>
  );
};
