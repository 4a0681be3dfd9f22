import { useEffect, useRef, useState, type FocusEvent } from "react";
import { Icon } from "../../elements/icon";
import { useMessages } from "../language/use-messages";
import { dismissToast, type Toast } from "./toast";
import { Card } from "./toast-card.styles";

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

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") dismiss();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });

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
