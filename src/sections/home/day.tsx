import { graphql } from "gatsby";
import { Section } from "../../elements/section";
import { Lead } from "../../elements/text";
import { Wrap } from "../../elements/wrap";
import { DayRuler } from "../day-ruler";
import { SectionTop } from "../section-top";

type Props = { words: Queries.DayFragment["day"]; prices: Queries.DayRulerFragment };

/** The day on the water: the departures and their prices, to scale. */
export const Day = ({ words, prices }: Props) => {
  if (prices.packages.length === 0) return null;
  return (
    <Section aria-labelledby="day">
      <Wrap>
        <SectionTop>
          <h2 id="day">{words.heading}</h2>
          <Lead>{words.lead}</Lead>
        </SectionTop>
        <DayRuler prices={prices} detailed />
      </Wrap>
    </Section>
  );
};

export const fragment = graphql`
  fragment Day on HomePage {
    day {
      heading(language: $language)
      lead(language: $language)
    }
  }
`;
