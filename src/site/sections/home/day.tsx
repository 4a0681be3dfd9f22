import { graphql } from "gatsby";
import { Container } from "../../elements/container";
import { Section } from "../../elements/section";
import { Lead } from "../../elements/text";
import type { Position } from "../../../base/calendar/sun";
import { ShownDay } from "../../features/outing/shown-day";
import { DayRuler } from "../day-ruler";
import { SectionHeader } from "../section-header";

type Props = {
  content: Queries.DayFragment["day"];
  prices: Queries.DayRulerFragment;
  position: Position;
};

export const Day = ({ content, prices, position }: Props) => {
  if (prices.packages.length === 0) return null;
  return (
    <Section aria-labelledby="day">
      <Container as="section">
        <SectionHeader>
          <h2 id="day">{content.heading}</h2>
          <Lead>{content.lead}</Lead>
        </SectionHeader>
        <ShownDay />
        <DayRuler prices={prices} position={position} />
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
