import { useEffect, useRef, useState, type FormEvent } from "react";
import { useMessages } from "../language/use-messages";
import type { DraftKey } from "../../storage/storage";
import { showToast } from "../toast/toast";
import { dropDraft, keepDraft, restoreDraft } from "../../storage/drafts";
import { useIsHydrated } from "../use-is-hydrated";
import { problemsOf, requiredIn, valuesOf, type Problems, isBlank } from "./problems";
import { loadToastCard } from "../toast/toast-region";

/** Milliseconds after which a toast says that sending takes long. */
const SLOW_AFTER = 20_000;
/** In milliseconds. */
const SLOW_TOAST_DURATION = 120_000;

type ToastText = { title: string; description: string };

type Options = {
  /** The storage key under which the values are kept if the visitor leaves the page. */
  draft: DraftKey;
  /** Sends the values of the form. @throws if that fails */
  send: (data: FormData) => Promise<void>;
  /** Checks what the fields cannot check, and reports errors. Returning false stops the submission. */
  check?: (form: HTMLFormElement) => boolean;
  /** Called when a draft has been restored, and when the form has been cleared. Must be stable. */
  onFilled?: (form: HTMLFormElement) => void;
  onEntered?: () => void;
  onSent?: () => void;
  sent: () => ToastText;
  failed: ToastText;
};

/** The form is reset on success and keeps its values on failure. */
export const useSubmission = (options: Options) => {
  const { draft, send, check, onFilled, onEntered, onSent, sent, failed } = options;
  const t = useMessages();
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** The element that had the focus when sending began. */
  const focused = useRef<HTMLElement | null>(null);
  const [sending, setSending] = useState(false);
  /** The time of day, "12:31", until something else is entered. */
  const [sentAt, setSentAt] = useState<string>();
  /** With what was to be sent, as it is now; until the next try. */
  const [failure, setFailure] = useState<{ error: unknown; data: FormData }>();
  const [problems, setProblems] = useState<Problems>({});

  useEffect(() => {
    // Loaded in advance, since the toast also has to appear when the connection is lost.
    loadToastCard().catch(() => undefined);
    if (!ref.current) return;
    restoreDraft(draft, ref.current);
    onFilled?.(ref.current);
  }, [draft, onFilled]);

  // Restores the focus, which a button loses while it is disabled.
  useEffect(() => {
    if (sending || !focused.current) return;
    if (document.activeElement === document.body) focused.current.focus();
    focused.current = null;
  }, [sending]);

  const submit = async (form: HTMLFormElement) => {
    focused.current = document.activeElement as HTMLElement | null;
    busy.current = true;
    const data = valuesOf(form);
    setSending(true);
    setFailure(undefined);
    const slow = setTimeout(() => {
      const text = { title: t("contact:slowTitle"), description: t("contact:slowText") };
      showToast({ ...text, duration: SLOW_TOAST_DURATION });
    }, SLOW_AFTER);
    const succeeded = await send(data).then(
      () => true,
      (error: unknown) => {
        console.error(error);
        setFailure({ error, data });
        return false;
      },
    );
    clearTimeout(slow);
    busy.current = false;
    if (succeeded) {
      form.reset();
      setSentAt(new Date().toTimeString().slice(0, 5));
      dropDraft(draft);
      onFilled?.(form);
      onSent?.();
    }
    setSending(false);
    showToast(succeeded ? sent() : { ...failed, variant: "destructive" });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    clearBlank(form);
    const found = problemsOf(form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) focusField(form, first);
    if (check?.(form) !== false && first === undefined) void submit(form);
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setSentAt(undefined);
    if (failure) setFailure({ ...failure, data: valuesOf(currentTarget) });
    // Drops the old draft first, so that deleted values are not restored.
    dropDraft(draft);
    keepDraft(draft, currentTarget);
    onEntered?.();
    if (Object.keys(problems).length > 0) setProblems(stillIn(problems, problemsOf(currentTarget)));
  };
  return {
    fields: { sending, problems },
    sentAt,
    failure,
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

/** Clears fields without anything to see, so that they are as empty as they look. */
const clearBlank = (form: HTMLFormElement) => {
  for (const field of requiredIn(form)) if (isBlank(field.value)) field.value = "";
};

const focusField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** So that none appears while a visitor is typing. */
const stillIn = (shown: Problems, found: Problems): Problems =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown));
