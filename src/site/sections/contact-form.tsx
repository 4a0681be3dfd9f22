import { graphql } from "gatsby";
import { ON_ENQUIRY } from "../document/outing-address";
import { FieldRow, Form } from "../elements/form";
import { EnquiryFields } from "../features/enquiry/enquiry-fields";
import { enquiryText } from "../features/enquiry/enquiry-text";
import { useEnquiry, type Service } from "../features/enquiry/use-enquiry";
import { Title, VisuallyHidden } from "../elements/text";
import { SourceField } from "../features/contact/source-field";
import { Field, Hint } from "../features/form/field";
import { Fields, SendButton, ServiceFields } from "../features/form/form";
import { NotSent } from "../features/form/not-sent";
import { useSubmission } from "../features/form/use-submission";
import { LocalLink } from "../features/language/local-link";
import { useMessages, useLanguage } from "../features/language/use-messages";
import type { With } from "../features/site";
import { useIsHydrated } from "../features/use-is-hydrated";
import { ByAddress } from "../features/outing/by-address";
import { formAction, formFields, postForm } from "../providers/form-service";
import { routes } from "../../model/routes";
import { storageKeys } from "../storage/storage";

type Props = {
  heading: string;
  data: With<Queries.ContactFormFragment, "providers" | "prices">;
  /** Those that one may ask about. */
  services?: readonly Service[];
  /** If one asks for a booking, how it is completed: the group always comes first, and may be all there is to say. */
  completion?: string;
};

/**
 * The contact form. Without a script the browser validates and submits it. With one, a visitor who comes with an
 * enquiry about a trip can change it; it becomes the first paragraph of the message.
 */
export const ContactForm = (props: Props) => {
  const { heading, completion } = props;
  const { providers, prices, moreGuests } = props.data;
  const { endpoint } = providers.form;
  const isBooking = completion !== undefined;
  const t = useMessages();
  const { language } = useLanguage();
  const isHydrated = useIsHydrated();
  const access = { jsonId: "access", title: t("contact:access") };
  const services = props.services && [...props.services, access];
  const state = useEnquiry(prices, services, isBooking);
  const enquiry = enquiryText(state.enquiry, t, language);
  const enquiryFields = (
    <EnquiryFields state={state} prices={prices} services={services}>
      {moreGuests.map(({ jsonId, question }) => (
        <LocalLink key={jsonId} to={`${routes.contact}#answer-${jsonId}`}>
          {question}
        </LocalLink>
      ))}
    </EnquiryFields>
  );
  const { fields, sentAt, failure, form } = useSubmission({
    draft: storageKeys.contactDraft,
    send: (data) => postForm(endpoint, message(data, enquiry)),
    onFilled: state.onFilled,
    onEntered: state.onEntered,
    sent: () => ({ title: t("contact:sentTitle"), description: t("contact:sentText") }),
    failed: { title: t("contact:failedTitle"), description: t("contact:failedText") },
  });
  return (
    <Form action={formAction(endpoint)} method="post" aria-labelledby="form" {...form}>
      <Title as={isBooking ? VisuallyHidden : undefined} id="form" $step={3}>
        {heading}
      </Title>
      <Fields {...fields}>
        <ServiceFields subject={t("contact:subject")} />
        {prices.packages.length > 0 &&
          (isBooking ? (
            enquiryFields
          ) : (
            <ByAddress $on={ON_ENQUIRY} shown={Boolean(state.isOpen)}>
              {enquiryFields}
            </ByAddress>
          ))}
        <FieldRow>
          <Field name="name" label={t("contact:name")} autoComplete="name" />
          <Field name="email" label={t("contact:email")} type="email" autoComplete="email" />
        </FieldRow>
        <Field
          name="message"
          label={t("contact:message")}
          rows={5}
          required={!isBooking || (isHydrated && !enquiry)}
        />
        <SourceField />
        {completion && <Hint>{completion}</Hint>}
        <SendButton
          sending={fields.sending}
          label={t("contact:send")}
          sendingLabel={t("contact:sending")}
        />
      </Fields>
      {failure && (
        <NotSent
          error={failure.error}
          mail={{ subject: t("contact:subject"), body: message(failure.data, enquiry).message }}
        />
      )}
      {sentAt && (
        <Hint>
          <b>{t("contact:sentAt", { time: sentAt })}</b>
        </Hint>
      )}
      <Hint>
        {t("contact:privacy")} <LocalLink to={routes.privacy}>{t("navigation:privacy")}</LocalLink>
      </Hint>
    </Form>
  );
};

/** The three fields, with who sends the visitor, and the honeypot if a bot has filled it in. */
const message = (data: FormData, enquiry: string) => {
  const text = (key: string) => String(data.get(key) ?? "");
  const honeypot = text(formFields.honeypot);
  return {
    name: text("name"),
    email: text("email"),
    message: [enquiry, text("source"), text("message")].filter(Boolean).join("\n\n"),
    ...(honeypot && { [formFields.honeypot]: honeypot }),
  };
};

export const fragment = graphql`
  fragment ContactForm on Query {
    providers {
      form {
        endpoint
      }
    }
    prices {
      ...EnquiryPrices
    }
    # What a group larger than the boat asks.
    moreGuests: questions(alsoOn: "guests") {
      jsonId
      question(language: $language)
    }
  }

  fragment EnquiryPrices on Prices {
    ...DayPrices
    packages {
      ...TripPrice
      trip {
        ...TripBoat
        title(language: $language)
      }
    }
  }
`;
