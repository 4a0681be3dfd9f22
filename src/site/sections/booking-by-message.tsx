import type { ComponentProps } from "react";
import { useMessages } from "../features/language/use-messages";
import { ContactForm } from "./contact-form";

type Props = Pick<ComponentProps<typeof ContactForm>, "endpoint" | "facts">;

/**
 * In the calendar's place where there is no provider. Apart from the page, so that with one nobody downloads the form
 * (`src/build/bundles.ts`).
 */
export const BookingByMessage = (props: Props) => {
  const t = useMessages();
  return <ContactForm heading={t("booking:askHeading")} isBooking {...props} />;
};
