import { useEffect, useState } from "react";

/** Milliseconds without a key after which a date is taken for complete. */
const PAUSE = 800;

/**
 * Not while a date is being typed: each key may make another one, of which a screen reader would tell. Without a key
 * for {@link PAUSE}, or once the field is left, it is settled.
 */
export const useSettled = <Value extends string | undefined>(value: Value) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const field = document.activeElement;
    const isTyped = field instanceof HTMLInputElement && field.type === "date";
    const settle = () => setSettled(value);
    if (!isTyped) return settle();
    const timer = setTimeout(settle, PAUSE);
    field.addEventListener("blur", settle);
    return () => {
      clearTimeout(timer);
      field.removeEventListener("blur", settle);
    };
  }, [value]);
  return settled;
};
