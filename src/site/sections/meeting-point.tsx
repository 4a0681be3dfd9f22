import { graphql } from "gatsby";
import styled from "styled-components";
import { Button, ButtonRow } from "../elements/button";
import { ExternalLink } from "../elements/external-link";
import { Facts } from "../elements/facts";
import { Icon } from "../elements/icon";
import { Ltr } from "../elements/ltr";
import { Picture } from "../features/picture/picture";
import { Small, Stack, VisuallyHidden } from "../elements/text";
import { degreesAndMinutes } from "../elements/degrees";
import { useMessages } from "../features/language/use-messages";
import { appleMapLink, mapPointLink, mapSearchLink, openStreetMapLink } from "../providers/maps";
import { phoneLink } from "../providers/whatsapp";

const Heading = styled.h2`
  font-size: var(--step-3);
`;

const Gate = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

/** Links to other maps than the button's. Both links wrap together, if they fit in a line. */
const OtherMaps = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--s5);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

type Props = {
  content: Queries.MeetingPointFragment["meeting"];
  company: Queries.CompanyFragment & { mapSearch: string };
};

/** Where and when to meet the skipper, the gate, and links to maps of the point and the club. */
export const MeetingPoint = ({ content, company }: Props) => {
  const t = useMessages();
  const { latitude, longitude } = company.position;
  return (
    <Stack>
      <Heading>{content.heading}</Heading>
      <p>{content.text}</p>
      {content.gate && <Gate picture={content.gate} sizes="(min-width: 60rem) 40vw, 100vw" />}
      <Facts>
        {content.place && (
          <>
            <dt>{t("location:place")}</dt>
            <dd>{content.place}</dd>
          </>
        )}
        <dt>{t("location:arrival")}</dt>
        <dd>{content.arrival}</dd>
        <dt>{t("location:boarding")}</dt>
        <dd>{content.boarding}</dd>
        <dt>{t("location:position")}</dt>
        <dd>
          <ExternalLink href={mapPointLink(company.position)} notice={t("layout:newTab")}>
            <VisuallyHidden>{t("location:map")}: </VisuallyHidden>
            <Ltr>
              {t("layout:position", {
                latitude: degreesAndMinutes(latitude),
                longitude: degreesAndMinutes(longitude),
              })}
            </Ltr>
          </ExternalLink>
        </dd>
      </Facts>
      <ButtonRow>
        <Button
          as={ExternalLink}
          href={mapSearchLink(company.mapSearch)}
          notice={t("layout:newTab")}
          $look="sea"
        >
          {t("location:map")}
          <Icon name="out" />
        </Button>
        <OtherMaps>
          <ExternalLink
            href={appleMapLink(company.position, company.name)}
            notice={t("layout:newTab")}
          >
            Apple Maps
          </ExternalLink>
          <ExternalLink href={openStreetMapLink(company.position)} notice={t("layout:newTab")}>
            OpenStreetMap
          </ExternalLink>
        </OtherMaps>
      </ButtonRow>
      <Small>
        {content.lost}{" "}
        <Ltr as="a" href={phoneLink(company.phone)}>
          {company.phone}
        </Ltr>
        .
      </Small>
    </Stack>
  );
};

export const fragment = graphql`
  fragment MeetingPoint on LocationPage {
    meeting {
      heading(language: $language)
      text(language: $language)
      place(language: $language)
      gate {
        ...Photo
      }
      arrival(language: $language)
      boarding(language: $language)
      lost(language: $language)
    }
  }
`;
