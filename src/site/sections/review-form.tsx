import { graphql } from "gatsby";
import { FieldRow, Form } from "../elements/form";
import { Field } from "../features/form/field";
import { Fields, SendButton, ServiceFields } from "../features/form/form";
import { NotSent } from "../features/form/not-sent";
import { useMessages } from "../features/language/use-messages";
import { StarInput } from "../features/reviews/star-input";
import { useReviewForm } from "../features/reviews/use-review-form";
import { formAction } from "../providers/form-service";
import { Panel } from "../elements/panel";
import { LocalLink } from "../features/language/local-link";
import { routes } from "../../model/routes";
import { Small } from "../elements/text";

type Props = { endpoint: string; desk: string | null; label: string };

/** Without a script the browser validates and submits it. */
export const ReviewForm = ({ endpoint, desk, label }: Props) => {
  const t = useMessages();
  const { fields, form, unrated, failure } = useReviewForm({ endpoint, desk });
  return (
    <Form action={formAction(endpoint)} method="post" aria-label={label} {...form}>
      <Fields {...fields}>
        <ServiceFields subject={t("reviews:subject")} />
        <StarInput error={unrated ? t("reviews:unratedHint") : undefined} />
        <FieldRow>
          <Field name="name" label={t("contact:name")} autoComplete="name" />
          <Field
            name="email"
            label={t("contact:email")}
            type="email"
            autoComplete="email"
            hint={t("reviews:emailHint")}
          />
        </FieldRow>
        <Field name="message" label={t("reviews:text")} rows={6} />
        <SendButton
          sending={fields.sending}
          label={t("reviews:publish")}
          sendingLabel={t("reviews:submitting")}
        />
      </Fields>
      {failure && <NotSent {...failure} />}
    </Form>
  );
};

export const ReviewPrivacy = ({ privacy: content }: Queries.ReviewPrivacyFragment) => {
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
