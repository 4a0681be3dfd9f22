import { graphql } from "gatsby";
import { Panel } from "../elements/panel";
import { Small } from "../elements/text";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { routes } from "../../model/routes";

export const ReviewPrivacy = ({
  content,
}: {
  content: Queries.ReviewPrivacyFragment["privacy"];
}) => {
  const t = useMessages();
  return (
    <Panel aria-labelledby="privacy">
      <h2 id="privacy">{content.heading}</h2>
      <p>{content.text}</p>
      <Small>
        <LocalLink to={routes.privacy}>{t("navigation:privacy")}</LocalLink>
      </Small>
    </Panel>
  );
};

export const fragment = graphql`
  fragment ReviewPrivacy on WriteReviewPage {
    privacy {
      heading(language: $language)
      text(language: $language)
    }
  }
`;
