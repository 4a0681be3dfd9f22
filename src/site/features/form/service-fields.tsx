import { VisuallyHidden } from "../../elements/text";
import { formFields } from "../../providers/form-service";
import { useMessages } from "../language/use-messages";

/** The subject for the form service, and a honeypot against bots. */
export const ServiceFields = ({ subject }: { subject: string }) => {
  const t = useMessages();
  return (
    <>
      <input type="hidden" name={formFields.subject} value={subject} />
      <VisuallyHidden aria-hidden="true">
        <label>
          {t("contact:leaveEmpty")}
          <input name={formFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
};
