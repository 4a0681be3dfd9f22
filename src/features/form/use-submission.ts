import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { useMessages } from "../language/use-messages";
import { loadToastCard } from "../toast/lazy-toast-card";
import type { DraftKey } from "../../storage/storage";
import { showToast } from "../toast/toast";
import { dropDraft, keepDraft, restoreDraft } from "../../storage/drafts";

/** Milliseconds after which the visitor is told that sending takes long, and for how long. */
const LONG = 20_000;
const NOTICE = 120_000;

type ToastText = { title: string; description: string };

type Options = {
  /** Where what is written is kept while the page is left. */
  draft: DraftKey;
  /** Sends the form. @throws when it was not sent */
  send: (data: FormData) => Promise<void>;
  /** Reports what the fields cannot themselves; false stops the submission. */
  check?: (form: HTMLFormElement) => boolean;
  onSent?: () => void;
  sent: ToastText;
  failed: ToastText;
};

/** Submits a form with `fetch`. It is reset on success and keeps its values on failure. */
export const useSubmission = ({ draft, send, check, onSent, sent, failed }: Options) => {
  const t = useMessages();
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** The element that had the focus when sending began. */
  const focused = useRef<HTMLElement | null>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    // The toast that reports a lost connection must not need one.
    loadToastCard().catch(() => undefined);
    if (ref.current) restoreDraft(draft, ref.current);
  }, [draft]);

  // A disabled button loses the focus.
  useEffect(() => {
    if (sending || !focused.current) return;
    if (document.activeElement === document.body) focused.current.focus();
    focused.current = null;
  }, [sending]);

  const submit = async (form: HTMLFormElement) => {
    focused.current = document.activeElement as HTMLElement | null;
    busy.current = true;
    const data = new FormData(form);
    setSending(true);
    const slow = setTimeout(() => {
      const text = { title: t("contact:slowTitle"), description: t("contact:slowText") };
      showToast({ ...text, variant: "default", duration: NOTICE });
    }, LONG);
    const succeeded = await send(data).then(
      () => true,
      () => false,
    );
    clearTimeout(slow);
    busy.current = false;
    if (succeeded) {
      form.reset();
      dropDraft(draft);
      onSent?.();
    }
    setSending(false);
    showToast(succeeded ? { ...sent, variant: "default" } : { ...failed, variant: "destructive" });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const isValid = validate(form);
    if (check?.(form) !== false && isValid) void submit(form);
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // What was deleted must not come back.
    dropDraft(draft);
    keepDraft(draft, currentTarget);
  };
  return {
    sending,
    form: {
      ref,
      noValidate: useIsHydrated(),
      onSubmit,
      onInput,
      "aria-busy": sending,
      "data-app": "",
      "data-app-key": draft,
    },
  };
};

/**
 * Runs the browser's validation, which tells each field that is wrong, and focuses the first of them.
 * White space counts as a value for it; here it does not.
 */
const validate = (form: HTMLFormElement) => {
  for (const field of Array.from(form.elements)) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.required && field.value.trim() === "") field.value = "";
  }
  const isValid = form.checkValidity();
  form.querySelector<HTMLElement>("input:invalid, textarea:invalid")?.focus();
  return isValid;
};

const never = () => () => undefined;

/** Whether the page is hydrated, so that the form validates itself. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
