import { FieldRow, Form } from "../elements/form";
import { Field, TextField } from "../features/form/field";
import { Fields, SendButton, ServiceFields } from "../features/form/form";
import { useMessages } from "../features/language/use-messages";
import { StarInput } from "../features/reviews/star-input";
import { useReviewForm } from "../features/reviews/use-review-form";
import { formAction } from "../providers/form-service";

type Props = { endpoint: string; to: string; desk: string | null; label: string };

/** Without a script the browser validates and submits it. */
export const ReviewForm = ({ endpoint, to, desk, label }: Props) => {
  const t = useMessages();
  const { fields, form, unrated } = useReviewForm({ endpoint, to, desk });
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
        <TextField name="message" label={t("reviews:text")} rows={6} />
        <SendButton
          sending={fields.sending}
          label={t("reviews:publish")}
          sendingLabel={t("reviews:submitting")}
        />
      </Fields>
    </Form>
  );
};
