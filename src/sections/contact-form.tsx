import styled from "styled-components";
import { FieldRow, Form } from "../elements/form";
import { Field, Hint, TextField } from "../features/form/field";
import { Fields } from "../features/form/fields";
import { SendButton } from "../features/form/send-button";
import { ServiceFields } from "../features/form/service-fields";
import { useSubmission } from "../features/form/use-submission";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { formAction, formFields, postForm } from "../providers/form-service";
import { routes } from "../routes";
import { storageKeys } from "../storage/keys";

const Heading = styled.h2`
  font-size: var(--step-3);
`;

type Props = { heading: string; endpoint: string };

/** The contact form. Without a script the browser validates and submits it. */
export const ContactForm = ({ heading, endpoint }: Props) => {
  const t = useMessages();
  const { sending, form } = useSubmission({
    draft: storageKeys.contactDraft,
    send: (data) => postForm(endpoint, message(data)),
    sent: { title: t("contact:sentTitle"), description: t("contact:sentText") },
    failed: { title: t("contact:failedTitle"), description: t("contact:failedText") },
  });
  return (
    <Form action={formAction(endpoint)} method="post" aria-labelledby="form" {...form}>
      <Heading id="form">{heading}</Heading>
      <Fields sending={sending}>
        <ServiceFields subject={t("contact:subject")} />
        <FieldRow>
          <Field name="name" label={t("contact:name")} autoComplete="name" />
          <Field name="email" label={t("contact:email")} type="email" autoComplete="email" />
        </FieldRow>
        <TextField name="message" label={t("contact:message")} rows={5} />
        <SendButton
          sending={sending}
          label={t("contact:send")}
          sendingLabel={t("contact:sending")}
        />
      </Fields>
      <Hint>
        {t("contact:privacy")} <LocalLink to={routes.privacy}>{t("navigation:privacy")}</LocalLink>
      </Hint>
    </Form>
  );
};

/** Returns the message to send: the three fields, and the honeypot if a bot has filled it in. */
const message = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    ["name", "email", "message", formFields.honeypot]
      .map((key) => [key, String(data.get(key) ?? "")])
      .filter(([key, value]) => value || key !== formFields.honeypot),
  ) as Record<string, string>;
