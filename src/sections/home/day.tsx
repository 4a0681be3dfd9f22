import { graphql } from "gatsby";
import { Section } from "../../elements/section";
import { Lead } from "../../elements/text";
import { Container } from "../../elements/container";
import { DayRuler } from "../day-ruler";
import { SectionTop } from "../section-top";

type Props = { content: Queries.DayFragment["day"]; prices: Queries.DayRulerFragment };

/** The day on the water: the departures and their prices, to scale. */
export const Day = ({ content, prices }: Props) => {
  if (prices.packages.length === 0) return null;
  return (
    <Section aria-labelledby="day">
      <Container>
        <SectionTop>
          <h2 id="day">{content.heading}</h2>
          <Lead>{content.lead}</Lead>
        </SectionTop>
        <DayRuler prices={prices} detailed />
      </Container>
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
