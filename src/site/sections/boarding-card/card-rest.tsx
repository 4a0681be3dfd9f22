import { graphql } from "gatsby";
import styled from "styled-components";
import { Icon } from "../../elements/icon";
import { useMessages } from "../../features/language/use-messages";
import { useSite, type With } from "../../features/site";
import { chartAround } from "../../../model/chart-frame";
import { phoneLink } from "../../providers/whatsapp";
import { MeetingPoint } from "./meeting-point";
import { Picture } from "../../features/picture/picture";
import { container, media } from "../../style/media";
import { INSET } from "./boarding-card.styles";
import { Ltr } from "../../elements/text";

const Rest = styled.section`
  display: grid;
  gap: var(--s5) var(--s7);
  padding: clamp(1.25rem, 3vw, 2.25rem) ${INSET};

  > * {
    display: grid;
    align-content: start;
    min-width: 0;
  }
  > :first-child {
    gap: var(--s3);
  }
  > :last-child {
    gap: var(--s5);
  }
  h3 + p {
    margin-top: var(--s2);
  }
  :is(p, li) {
    font-size: var(--step--1);
    line-height: 1.5;
  }
  ${container.medium} {
    grid-template-columns: 5fr 6fr;
  }
  ${media.print} {
    flex: 1;
    grid-template-columns: 1fr 1fr;
    gap: 4mm 6mm;
    padding: 5mm;

    > :last-child {
      gap: 3.2mm;
    }
    h3 {
      font-size: 11.5pt;

      + * {
        margin-top: 1mm;
      }
    }
    :is(p, li) {
      line-height: 1.4;
    }
  }
`;

const Bring = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-top: var(--s2);

  li {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
  }
  svg {
    position: relative;
    top: 0.2em;
    color: var(--sea);
  }
`;

const Skipper = styled.div`
  display: flex;
  gap: 0.875rem;
  align-items: center;
`;

const Portrait = styled(Picture)`
  flex: none;
  width: 3.5rem;
  aspect-ratio: 1;
  border-radius: 50%;
`;

const Phone = styled.p`
  && {
    font: 500 var(--step-2) / 1.2 var(--serif);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
  }
  ${media.print} {
    a {
      min-height: 0;
      text-decoration: none;
    }
  }
`;

export type CardData = With<Queries.BoardingCardFragment, "page" | "prices" | "terms">;

/** The lower part of a boarding card, the same for all trips: where to come, with what, and whom to call. */
export const CardRest = ({ data }: { data: CardData }) => {
  const t = useMessages();
  const { company } = useSite();
  const { bring, meeting } = data.page;
  const weather = data.booking?.weather.text;
  const skipper = data.about?.skipper;
  return (
    <Rest>
      <MeetingPoint content={meeting} chart={chartAround(company.position, data.places)} />
      <section>
        {bring && (
          <section>
            <h3>{t("location:bring")}</h3>
            <Bring>
              {bring.map(({ label }) => (
                <li key={label}>
                  <Icon name="check" />
                  <span>{label}</span>
                </li>
              ))}
            </Bring>
          </section>
        )}
        {weather && (
          <section>
            <h3>{t("location:weather")}</h3>
            <p>{weather}</p>
          </section>
        )}
        {skipper && (
          <Skipper>
            {/* A sample is nobody's portrait. */}
            {skipper.picture && !skipper.picture.isSample && (
              <Portrait picture={skipper.picture} sizes="3.5rem" decorative />
            )}
            <div>
              <h3>{skipper.name}</h3>
              <p>{t("location:skipper")}</p>
            </div>
          </Skipper>
        )}
        <section>
          <h3>{meeting.lost}</h3>
          <Phone>
            <Ltr as="a" href={phoneLink(company.phone)}>
              {company.phone}
            </Ltr>
          </Phone>
        </section>
      </section>
    </Rest>
  );
};

export const fragment = graphql`
  fragment CardRest on Query {
    page: locationPage {
      ...MeetingPoint
      bring {
        label(language: $language)
      }
    }
    places {
      ...Chart
    }
    booking: bookingPage {
      weather {
        text(language: $language)
      }
    }
    about: aboutPage {
      skipper {
        name
        picture {
          ...PictureDetails
          file {
            childImageSharp {
              gatsbyImageData(
                width: 224
                outputPixelDensities: [1]
                formats: [AUTO, AVIF]
                placeholder: NONE
                quality: 70
                avifOptions: { quality: 50 }
              )
            }
          }
        }
      }
    }
  }
`;
