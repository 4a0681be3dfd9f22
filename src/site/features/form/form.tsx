import type { ReactNode } from "react";
import styled from "styled-components";
import { ProblemsContext, type Problems } from "./problems";
import { formFields } from "../../providers/form-service";
import { useMessages } from "../language/use-messages";
import { Button } from "../../elements/button";
import { FormActions } from "../../elements/form";
import { Spinner } from "../../elements/spinner";
import { VisuallyHidden } from "../../elements/text";

const Group = styled.fieldset`
  display: contents;
`;

type FieldsProps = { sending: boolean; problems: Problems; children: ReactNode };

/**
 * Disables the fields of a form while it is being sent, and tells them what is wrong with them. Screen readers do not
 * announce it as a group.
 */
export const Fields = ({ sending, problems, children }: FieldsProps) => (
  <ProblemsContext.Provider value={problems}>
    <Group role="none" disabled={sending}>
      {children}
    </Group>
  </ProblemsContext.Provider>
);

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

type SendButtonProps = { sending: boolean; label: string; sendingLabel: string };

/**
 * The label has an element of its own, because browsers that translate the page replace text nodes, which React then
 * could not update.
 */
export const SendButton = ({ sending, label, sendingLabel }: SendButtonProps) => (
  <FormActions>
    <Button $look="sea">
      {sending && <Spinner aria-hidden="true" />}
      <span>{sending ? sendingLabel : label}</span>
    </Button>
  </FormActions>
);
