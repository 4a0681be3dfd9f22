import { Button } from "../elements/button";
import { Field, TextField } from "../elements/field";
import { FieldRow, Form, FormActions } from "../elements/form";
import { ServiceFields } from "../features/contact/service-fields";
import { StarInput } from "../features/reviews/star-input";
import { formAction } from "../providers/form-service";
import { useWords } from "../features/language/use-words";

type Props = { endpoint: string; label: string };

/** Rating, name, e-mail and text; the browser checks and sends it. */
export const ReviewForm = ({ endpoint, label }: Props) => {
  const t = useWords();
  return (
    <Form action={formAction(endpoint)} method="post" aria-label={label}>
      <ServiceFields subject={t("reviews:subject")} />
      <StarInput />
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
      <FormActions>
        <Button $look="sea">{t("reviews:publish")}</Button>
      </FormActions>
    </Form>
  );
};
