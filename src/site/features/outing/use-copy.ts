import { useState } from "react";
import { showToast, type Toast } from "../toast/toast";

/** Copies texts and says so in a toast; a text that the browser lets no page copy is `left` for the visitor. */
export const useCopy = () => {
  const [left, setLeft] = useState<string>();
  const copy = async (text: string, toast: Pick<Toast, "title" | "description">) => {
    try {
      await navigator.clipboard.writeText(text);
      setLeft(undefined);
      showToast({ ...toast, variant: "default" });
    } catch {
      setLeft(text);
    }
  };
  return { copy, left };
};
