import { graphql } from "gatsby";
import styled from "styled-components";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { routes } from "../../model/routes";
import { container } from "../style/media";
import { Small } from "../elements/text";

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);

  & > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.35rem 1rem;
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }
  h2,
  p {
    grid-column: -2;
  }
  h2 {
    font-size: var(--step-2);
    letter-spacing: -0.012em;
  }
  ${container.narrow} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Figure = styled.span`
  grid-row: span 2;
  font: 440 var(--step-3) / 1 var(--serif);
  letter-spacing: -0.02em;
  color: var(--sea);
  white-space: nowrap;

  small {
    font-size: 0.45em;
    letter-spacing: 0;
  }
`;

type Props = {
  content: Queries.BookingTermsFragment;
  terms: Queries.TermFiguresFragment;
  /** The section of the legal notice on withdrawal, if it has one. */
  legal: { yamlId: string } | null;
};

/** The terms of a booking: cancellation, punctuality, weather, and in one line what the law wants said of withdrawal. */
export const BookingTerms = ({ content: { withdrawal, ...content }, terms, legal }: Props) => {
  const t = useMessages();
  const blocks = [
    { ...content.cancellation, figure: terms.cancellationHours, unit: t("booking:hours") },
    { ...content.punctuality, figure: terms.arrivalMinutes, unit: t("booking:minutes") },
    { ...content.weather, figure: terms.refundPercent, unit: t("booking:percent") },
  ];
  return (
    <List aria-label={t("booking:beforeLabel")}>
      {blocks.map(({ title, text, figure, unit }) => (
        <div key={title}>
          <Figure aria-hidden="true">
            {figure} <small>{unit}</small>
          </Figure>
          <h2>{title}</h2>
          <Small>{text}</Small>
        </div>
      ))}
      {withdrawal && (
        <Small>
          {withdrawal.text}{" "}
          {legal && (
            <LocalLink to={`${routes.legalNotice}#withdrawal`}>{withdrawal.title}</LocalLink>
          )}
        </Small>
      )}
    </List>
  );
};

export const fragment = graphql`
  fragment BookingTerms on BookingPage {
    cancellation {
      title(language: $language)
      text(language: $language)
    }
    punctuality {
      title(language: $language)
      text(language: $language)
    }
    weather {
      title(language: $language)
      text(language: $language)
    }
    withdrawal {
      title(language: $language)
      text(language: $language)
    }
  }

  fragment TermFigures on Terms {
    cancellationHours
    arrivalMinutes
    refundPercent
  }
`;
