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

const LINES = ["year", "engine", "shade", "toilet", "ladder", "safety"] as const;

/** The number of lines from which they are a sheet. */
const LEAST = 3;

/** The boats and, beside them, who takes it out. */
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

type BoatProps = {
  boat: Queries.BoatSheetFragment;
  /** Whether there are others, from which it is told apart. */
  isOneOfSeveral: boolean;
};

/** What guests ask of a boat, with its plan; nothing of the only one until the owner has entered three of its values. */
const BoatSheet = ({ boat, isOneOfSeveral }: BoatProps) => {
  const t = useMessages();
  const { sheet } = boat;
  const plan = sheet?.plan ? sheet.length : null;
  const id = isOneOfSeveral ? `boat-${boat.jsonId}` : "boat";
  const lines = [
    { label: t("about:length"), value: sheet?.lengthInWords },
    ...LINES.map((name) => ({ label: t(`about:${name}`), value: sheet?.[name] })),
    {
      label: t("about:guests"),
      value: sheet?.guests && (
        <>
          {t("about:guestsAboard", { guests: sheet.guests })} <span>· {t("about:guestsNote")}</span>
        </>
      ),
    },
  ].filter(({ value }) => value);
  if (!isOneOfSeveral && lines.length < LEAST) return null;
  const photo = sheet?.picture && (
    <Photo picture={sheet.picture} sizes="(min-width: 84rem) 84rem, 100vw" />
  );
  return (
    <section aria-labelledby={id}>
      <Header>
        <h2 id={id}>{isOneOfSeveral ? boat.name : t("about:boat")}</h2>
        <Lead>
          {isOneOfSeveral
            ? `${t("about:guests")}: ${t("about:guestsAboard", { guests: boat.guests })}`
            : t("about:boatLead")}
        </Lead>
      </Header>
      <Sheet $isSplit={plan !== null || Boolean(photo)}>
        {plan === null ? (
          photo
        ) : (
          <BoatPlan
            length={plan}
            lengthInWords={sheet?.lengthInWords ?? ""}
            hasLadder={Boolean(sheet?.ladder)}
          />
        )}
        {lines.length > 0 && (
          <List>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </List>
        )}
        {plan !== null && photo}
      </Sheet>
    </section>
  );
};

/** One under the other, beside whoever takes them out. */
const Several = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
`;

export const BoatSheets = ({ boats }: { boats: readonly Queries.BoatSheetFragment[] }) => {
  const isSeveral = boats.length > 1;
  const sheets = boats.map((boat) => (
    <BoatSheet key={boat.jsonId} boat={boat} isOneOfSeveral={isSeveral} />
  ));
  return isSeveral ? <Several>{sheets}</Several> : <>{sheets}</>;
};

export const fragment = graphql`
  fragment BoatSheet on Boat {
    jsonId
    name
    guests
    sheet {
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
