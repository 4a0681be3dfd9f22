import { graphql } from "gatsby";
import styled from "styled-components";
import { useMessages } from "../features/language/use-messages";
import { container } from "../style/media";
import { BoatPlan } from "./boat-plan";
import { Panorama } from "./panorama";
import { SectionHeader } from "./section-header";
import { Portrait } from "./skipper";
import { Container } from "../elements/section";
import { Lead } from "../elements/text";

/** The number of lines from which they are a sheet. */
const LEAST = 3;

/** The boat and, beside it, who takes it out. */
export const Aboard = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7) clamp(2rem, 6vw, 6rem);
  padding-bottom: var(--section);

  ${container.ample} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: start;
    }
    ${Portrait} {
      flex-basis: min(100%, 22rem);
    }
  }
`;

const Header = styled(SectionHeader)`
  align-items: baseline;
  justify-content: start;
`;

const Sheet = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) clamp(2rem, 5vw, 5rem);

  ${container.ample} {
    section:only-child > & {
      grid-template-columns: ${({ $isSplit }) => $isSplit && "8fr 5fr"};
      align-items: start;
    }
  }
`;

/** Names and values share two columns: the longest name sets the width of the first, up to a half. */
const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(50%) 1fr;
  align-content: start;
  column-gap: clamp(1rem, 3vw, 2.5rem);
  max-width: 46rem;
  border-top: 1.5px solid var(--ink);

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-block: 0.7rem;
    border-bottom: 1px solid var(--line);
    line-height: 1.45;
  }
  dt {
    color: var(--ink-2);
    hyphens: auto;
  }
  dt,
  dd {
    min-width: 0;
    overflow-wrap: break-word;
  }
  dd {
    font-weight: 600;
  }
  span {
    font-weight: 400;
    color: var(--ink-2);
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Photo = styled(Panorama)`
  ${container.ample} {
    section:only-child > * > &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** What guests ask of the boat, with its plan; nothing until the owner has entered three of its values. */
export const BoatSheet = ({ content }: { content: Queries.BoatSheetFragment["boat"] }) => {
  const t = useMessages();
  if (!content) return null;
  const { length, lengthInWords, guests, picture } = content;
  const plan = content.plan === true ? length : null;
  const lines = [
    { label: t("about:length"), value: lengthInWords },
    { label: t("about:year"), value: content.year },
    { label: t("about:engine"), value: content.engine },
    { label: t("about:shade"), value: content.shade },
    { label: t("about:toilet"), value: content.toilet },
    { label: t("about:ladder"), value: content.ladder },
    { label: t("about:safety"), value: content.safety },
    {
      label: t("about:guests"),
      value: guests && (
        <>
          {t("about:guestsAboard", { guests })} <span>· {t("about:guestsNote")}</span>
        </>
      ),
    },
  ].filter(({ value }) => value);
  if (lines.length < LEAST) return null;
  const photo = picture && <Photo picture={picture} sizes="(min-width: 84rem) 84rem, 100vw" />;
  return (
    <section aria-labelledby="boat">
      <Header>
        <h2 id="boat">{t("about:boat")}</h2>
        <Lead>{t("about:boatLead")}</Lead>
      </Header>
      <Sheet $isSplit={plan !== null || picture !== null}>
        {plan === null ? (
          photo
        ) : (
          <BoatPlan
            length={plan}
            lengthInWords={lengthInWords}
            hasLadder={content.ladder !== null}
          />
        )}
        <List>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
        {plan !== null && photo}
      </Sheet>
    </section>
  );
};

export const fragment = graphql`
  fragment BoatSheet on AboutPage {
    boat {
      length
      lengthInWords(language: $language)
      plan
      year
      engine(language: $language)
      shade(language: $language)
      toilet(language: $language)
      ladder(language: $language)
      safety(language: $language)
      guests
      picture {
        ...Photo
      }
    }
  }
`;
