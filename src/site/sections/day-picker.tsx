import { graphql } from "gatsby";
import { useState } from "react";
import styled from "styled-components";
import type { Position } from "../../base/calendar/sun";
import { DayField, type DayProblem } from "../features/outing/day-field";
import { DaySentence } from "../features/outing/day-sentence";
import { useOuting } from "../features/outing/use-outing";
import { useSettled } from "../features/outing/use-settled";
import { media } from "../style/media";

/** Hidden without JavaScript: the page then shows every day. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4) var(--s7);
  padding-block: var(--s5);
  border-top: 1px solid var(--line);

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
    padding-block: var(--s5) var(--s7);
  }
  ${media.noScript} {
    display: none;
  }
`;

type Props = { prices: Queries.DayPickerFragment; position: Position };

export const DayPicker = ({ prices, position }: Props) => {
  const { day } = useOuting();
  const [problem, setProblem] = useState<DayProblem>();
  const about = useSettled(problem ?? day);
  return (
    <Root data-app="">
      <DayField day={day} onProblem={setProblem} />
      <DaySentence about={about} prices={prices} position={position} />
    </Root>
  );
};

export const fragment = graphql`
  fragment DayPicker on Prices {
    ...DayPrices
    packages {
      trip {
        title(language: $language)
        sky
      }
    }
  }
`;
