import type { InputHTMLAttributes } from "react";
import styled, { css } from "styled-components";

const control = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.7rem 0.9rem;
  background: var(--paper-raised);
  color: var(--ink);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  font: 400 1.125rem/1.5 var(--sans);

  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    outline: var(--ring) solid var(--sea);
    outline-offset: 0;
    border-color: var(--sea);
  }
  &:disabled {
    background: var(--sand);
    color: var(--ink-2);
    border-color: var(--line);
    -webkit-text-fill-color: var(--ink-2);
  }
`;

const Label = styled.label`
  display: block;
  margin-bottom: 0.4rem;
  font-weight: 600;
`;

const Input = styled.input`
  ${control}
`;

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

type Props = { name: string; label: string; hint?: string };

/** A labelled text input with an optional hint. All fields of the site are required. */
export const Field = ({
  name,
  label,
  hint,
  ...input
}: Props & InputHTMLAttributes<HTMLInputElement>) => (
  <div>
    <Label htmlFor={name}>{label}</Label>
    <Input id={name} name={name} required aria-describedby={hint && `${name}-hint`} {...input} />
    {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
  </div>
);

/** A labelled text area. */
export const TextField = ({ name, label, rows }: Props & { rows: number }) => (
  <div>
    <Label htmlFor={name}>{label}</Label>
    <TextArea id={name} name={name} rows={rows} required />
  </div>
);
