import { useEffect, useRef, useState, type FormEvent } from "react";
import { loadToastCard } from "../toast/lazy-toast-card";
import { showToast } from "../toast/toast";
import { dropDraft, keepDraft, restoreDraft } from "./drafts";

type Notice = { title: string; description: string };

type Options = {
  /** Under which name what is written is remembered while the visitor looks around. */
  name: string;
  /** Sends what is written. @throws when it could not be sent */
  send: (data: FormData) => Promise<void>;
  /** A rule that the browser does not know; false stops the submission. */
  check?: (form: HTMLFormElement) => boolean;
  onSent?: () => void;
  sent: Notice;
  failed: Notice;
};

/** A form that sends by itself: idle → sending → sent, and emptied, or failed, and kept. */
export const useSubmission = ({ name, send, check, onSent, sent, failed }: Options) => {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** What had the focus when sending began: the button. */
  const pressed = useRef<HTMLElement | null>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    // The notice that sending failed must not wait for the network.
    loadToastCard().catch(() => undefined);
    if (ref.current) restoreDraft(name, ref.current);
  }, [name]);

  // A disabled button loses the focus.
  useEffect(() => {
    if (sending || !pressed.current) return;
    if (document.activeElement === document.body) pressed.current.focus();
    pressed.current = null;
  }, [sending]);

  const submit = async (form: HTMLFormElement) => {
    pressed.current = document.activeElement as HTMLElement | null;
    busy.current = true;
    const data = new FormData(form);
    setSending(true);
    const succeeded = await send(data).then(
      () => true,
      () => false,
    );
    busy.current = false;
    if (succeeded) {
      form.reset();
      dropDraft(name);
      onSent?.();
    }
    setSending(false);
    showToast(succeeded ? { ...sent, variant: "default" } : { ...failed, variant: "destructive" });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current || check?.(form) === false || !isComplete(form)) return;
    void submit(form);
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => keepDraft(name, currentTarget);
  return { sending, form: { ref, onSubmit, onInput, "aria-busy": sending } };
};

/** The browser's own check. To it a space is text; to whoever reads the message it is not. */
const isComplete = (form: HTMLFormElement) => {
  for (const field of Array.from(form.elements)) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.required && field.value.trim() === "") field.value = "";
  }
  return form.reportValidity();
};
