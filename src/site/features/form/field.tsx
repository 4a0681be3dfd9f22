import { useContext, type InputHTMLAttributes, type ReactNode } from "react";
import styled from "styled-components";
import { control, Input, Label, LabelText } from "../../elements/control";
import { useMessages } from "../language/use-messages";
import { ProblemsContext } from "./problems";

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

type Props = { name: string; label: string };

/** Shown from a failed attempt to send until the field is right. */
const useFieldError = ({ name, label }: Props) => {
  const t = useMessages();
  const problem = useContext(ProblemsContext)[name];
  const id = `${name}-error`;
  return {
    errorId: problem && id,
    isInvalid: problem && true,
    message: problem && <FieldError id={id}>{t(problem, { field: label })}</FieldError>,
  };
};

/** Of an address of e-mail (RFC 5321), and of no name. A message has no limit: browsers cut without a word what is pasted. */
const LONGEST = 254;

/** Required, unlike {@link OptionalField}. */
export const Field = ({
  name,
  label,
  hint,
  ...input
}: Props & { hint?: string } & InputHTMLAttributes<HTMLInputElement>) => {
  const { errorId, isInvalid, message } = useFieldError({ name, label });
  const hintId = hint && `${name}-hint`;
  const description = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Input
        id={name}
        name={name}
        required
        maxLength={LONGEST}
        aria-describedby={description}
        aria-invalid={isInvalid}
        {...input}
      />
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {message}
    </div>
  );
};

export const TextField = ({
  name,
  label,
  rows,
  required = true,
}: Props & { rows: number; required?: boolean }) => {
  const { errorId, isInvalid, message } = useFieldError({ name, label });
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <TextArea
        id={name}
        name={name}
        rows={rows}
        required={required}
        aria-describedby={errorId}
        aria-invalid={isInvalid}
      />
      {message}
    </div>
  );
};

export const OptionalField = ({ label, children }: { label: string; children: ReactNode }) => (
  <label>
    <LabelText>{label}</LabelText>
    {children}
  </label>
);
