import { graphql } from "gatsby";
import { QRCodeSVG } from "qrcode.react";
import styled from "styled-components";
import { Button } from "../elements/button";
import { Panel } from "../elements/panel";
import { LocalLink } from "../features/language/local-link";
import { useMessages, useLanguage } from "../features/language/use-messages";
import { useSite } from "../features/site";
import { localPath } from "../../model/languages";
import { routes } from "../../model/routes";
import { media } from "../style/media";

/** Size in CSS pixels, and the lowest level of error correction (L). */
const QR = { size: 128, level: "L" } as const;

/** For another device than the one that shows it. */
const Elsewhere = styled.div`
  display: none;

  svg {
    box-sizing: content-box;
    margin-bottom: var(--s4);
    padding: 16px;
    background: #fff;
    border: 1px solid var(--ink);
  }
  p + p {
    font-size: var(--step--1);
    overflow-wrap: anywhere;
  }
  ${media.large} {
    display: block;
  }
  ${media.print} {
    display: block;
  }
`;

export const ReviewInvitation = ({ ask: content }: Queries.ReviewInvitationFragment) => {
  const t = useMessages();
  const { language } = useLanguage();
  const address = useSite().company.website + localPath(routes.writeReview, language);
  return (
    <Panel aria-labelledby="invitation">
      <h2 id="invitation">{content.heading}</h2>
      <p>{content.text}</p>
      <Button as={LocalLink} to={routes.writeReview} $look="sea">
        {content.button}
      </Button>
      <Elsewhere>
        <QRCodeSVG value={encodeURI(address)} {...QR} role="img" title={t("reviews:qr")} />
        <p>{content.qr}</p>
        <p>{address}</p>
      </Elsewhere>
    </Panel>
  );
};

export const fragment = graphql`
  fragment ReviewInvitation on ReviewsPage {
    ask {
      heading(language: $language)
      text(language: $language)
      button(language: $language)
      qr(language: $language)
    }
  }
`;
