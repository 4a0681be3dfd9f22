import { useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from "react";
import styled from "styled-components";
import { control, Input, Label, LabelText } from "../../elements/control";
import { useMessages, type MessageKey } from "../language/use-messages";

const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`;

export const Hint = styled.p`
  margin-top: 0.4rem;
  font-size: var(--step--1);
  line-height: 1.45;
  color: var(--ink-2);
`;

const FieldError = styled(Hint)`
  font-weight: 600;
  color: var(--error);
`;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the error of a field, which is shown from a failed validation until the field is valid. */
const useFieldError = (name: string) => {
  const t = useMessages();
  const [error, setError] = useState<MessageKey>();
  const validate = ({ currentTarget: { validity } }: FormEvent<Control>) => {
    if (validity.valid) setError(undefined);
    else setError(validity.valueMissing ? "contact:fieldMissing" : "contact:emailInvalid");
  };
  const id = `${name}-error`;
  return {
    errorId: error && id,
    message: error && <FieldError id={id}>{t(error)}</FieldError>,
    control: {
      "aria-invalid": error && true,
      onInvalid: validate,
      onInput: error && validate,
    },
  };
};

type Props = { name: string; label: string };

/** A labelled text input with an optional hint. All fields are required except {@link OptionalField}. */
export const Field = ({
  name,
  label,
  hint,
  ...input
}: Props & { hint?: string } & InputHTMLAttributes<HTMLInputElement>) => {
  const { errorId, message, control: state } = useFieldError(name);
  const hintId = hint && `${name}-hint`;
  const description = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Input id={name} name={name} required aria-describedby={description} {...state} {...input} />
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {message}
    </div>
  );
};

/** A labelled text area. */
export const TextField = ({ name, label, rows }: Props & { rows: number }) => {
  const { errorId, message, control: state } = useFieldError(name);
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <TextArea id={name} name={name} rows={rows} required aria-describedby={errorId} {...state} />
      {message}
    </div>
  );
};

/** A label around a control that may be left empty. */
export const OptionalField = ({ label, children }: { label: string; children: ReactNode }) => (
  <label>
    <LabelText>{label}</LabelText>
    {children}
  </label>
);
