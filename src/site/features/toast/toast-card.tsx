import { useEffect, useRef, useState, type FocusEvent } from "react";
import styled, { css } from "styled-components";
import { listen } from "@brisa/typed-content/helpers";
import { Icon } from "../../elements/icon";
import { useMessages } from "../language/use-messages";
import { dismissToast, type Toast } from "./toast";

const destructive = css`
  --focus: var(--paper);
  background: var(--error);
  border-color: var(--error);
  color: var(--paper-raised);

  & > svg {
    color: inherit;
  }
`;

const Card = styled.div<{ $variant: "default" | "destructive" }>`
  pointer-events: auto;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0 var(--s3);
  align-items: start;
  width: min(27rem, 100vw - 2 * var(--gutter));
  padding: 1rem 0.5rem 1.1rem 1.1rem;
  background: var(--paper-raised);
  color: var(--ink);
  border: 1px solid var(--sea);
  border-left-width: 6px;
  border-radius: var(--radius);
  box-shadow: var(--shadow-float);
  animation: toast-in var(--calm) var(--ease);

  & > svg {
    margin-top: 0.15rem;
    width: 1.5rem;
    height: 1.5rem;
    color: var(--sea);
  }
  b {
    display: block;
    font: 600 var(--step-0) / 1.35 var(--sans);
  }
  p {
    margin-top: 0.15rem;
    font-size: var(--step--1);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    margin-top: -0.6rem;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  ${({ $variant }) => $variant === "destructive" && destructive}

  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(-0.75rem);
    }
  }
`;

/** In milliseconds. */
const DURATION = 5000;

/** Dismissed after `duration`; it stays while it is hovered or focused. */
export const ToastCard = ({ toast }: { toast: Toast }) => {
  const t = useMessages();
  const { id, title, description, variant, duration = DURATION } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const paused = hovered || focused;

  const dismiss = () => {
    dismissToast(id);
    (cameFrom.current as HTMLElement | null)?.focus();
  };

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [paused, id, duration]);

  useEffect(() => listen(["keydown"], ({ key }) => key === "Escape" && dismiss()));

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    cameFrom.current ??= relatedTarget;
  };
  return (
    <Card
      $variant={variant}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <Icon name={variant === "destructive" ? "alert" : "check"} />
      <div>
        <b>{title}</b>
        <p>{description}</p>
      </div>
      <button type="button" onClick={dismiss} aria-label={t("layout:dismiss")}>
        <Icon name="x" />
      </button>
    </Card>
  );
};
