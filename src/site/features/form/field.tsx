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

/** Of an address of e-mail (RFC 5321), and of no name. A message has no limit: browsers cut without a word what is pasted. */
const LONGEST = 254;

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  hint?: string;
  /** Of a field for several lines. */
  rows?: number;
};

/**
 * Required by default, unlike {@link OptionalField}. What is wrong with it is shown from a failed attempt to send until it
 * is right.
 */
export const Field = ({ name, label, hint, rows, required = true, ...input }: Props) => {
  const t = useMessages();
  const problem = useContext(ProblemsContext)[name];
  const [hintId, errorId] = [hint && `${name}-hint`, problem && `${name}-error`];
  const described = {
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": problem && true,
  };
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      {rows ? (
        <TextArea id={name} name={name} rows={rows} required={required} {...described} />
      ) : (
        <Input
          id={name}
          name={name}
          required={required}
          maxLength={LONGEST}
          {...described}
          {...input}
        />
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {problem && <FieldError id={errorId}>{t(problem, { field: label })}</FieldError>}
    </div>
  );
};

export const OptionalField = ({ label, children }: { label: string; children: ReactNode }) => (
  <label>
    <LabelText>{label}</LabelText>
    {children}
  </label>
);
