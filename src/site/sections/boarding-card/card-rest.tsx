import { graphql } from "gatsby";
import { Avatar } from "../../elements/avatar";
import { Icon } from "../../elements/icon";
import { Ltr } from "../../elements/ltr";
import { useMessages } from "../../features/language/use-messages";
import { phoneLink } from "../../providers/whatsapp";
import { Bring, Phone, Portrait, Rest, Skipper } from "./card-rest.styles";
import { MeetingPoint } from "./meeting-point";

export type RestProps = {
  content: Queries.BoardingCardFragment & Queries.MeetingPointFragment;
  company: Queries.CompanyFragment & { mapSearch: string };
  chart: Queries.ChartFragment | null;
  weather?: string;
  /** Who is at the helm, if the owner has entered it. */
  skipper?: Queries.SkipperOnCardFragment["skipper"];
};

/** The lower part of a boarding card, the same for all trips: where to come, with what, and whom to call. */
export const CardRest = ({ content, company, chart, weather, skipper }: RestProps) => {
  const t = useMessages();
  return (
    <Rest>
      <MeetingPoint content={content.meeting} company={company} chart={chart} />
      <section>
        {content.bring && (
          <section>
            <h3>{t("location:bring")}</h3>
            <Bring>
              {content.bring.map(({ label }) => (
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
            {skipper.picture && !skipper.picture.isSample ? (
              <Portrait picture={skipper.picture} sizes="3.5rem" decorative />
            ) : (
              <Avatar name={skipper.name} />
            )}
            <div>
              <h3>{skipper.name}</h3>
              <p>{t("location:skipper")}</p>
            </div>
          </Skipper>
        )}
        <section>
          <h3>{content.meeting.lost}</h3>
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
  fragment BoardingCard on LocationPage {
    bring {
      label(language: $language)
    }
  }

  fragment SkipperOnCard on AboutPage {
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
`;
