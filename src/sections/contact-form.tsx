import styled from "styled-components";
import { Button } from "../elements/button";
import { Field, Hint, TextField } from "../elements/field";
import { FieldRow, Form, FormActions } from "../elements/form";
import { ServiceFields } from "../features/contact/service-fields";
import { LocalLink } from "../features/language/local-link";
import { formAction } from "../providers/form-service";
import { routes } from "../routes";
import { useWords } from "../features/language/use-words";

const Heading = styled.h2`
  font-size: var(--step-3);
`;

type Props = { heading: string; endpoint: string };

/** A message to the company; the browser checks and sends it. */
export const ContactForm = ({ heading, endpoint }: Props) => {
  const t = useWords();
  return (
    <Form action={formAction(endpoint)} method="post" aria-labelledby="form">
      <Heading id="form">{heading}</Heading>
      <ServiceFields subject={t("contact:subject")} />
      <FieldRow>
        <Field name="name" label={t("contact:name")} autoComplete="name" />
        <Field name="email" label={t("contact:email")} type="email" autoComplete="email" />
      </FieldRow>
      <TextField name="message" label={t("contact:message")} rows={5} />
      <FormActions>
        <Button $look="sea">{t("contact:send")}</Button>
      </FormActions>
      <Hint>
        {t("contact:privacy")} <LocalLink to={routes.privacy}>{t("navigation:privacy")}</LocalLink>
      </Hint>
    </Form>
  );
};
