import { useEffect, useRef, useState } from "react";
import { embedWidget, type WidgetSettings } from "../../providers/booking-widget";
import { storageKeys, toConsent, type Consent } from "../../storage/storage";
import { useStored } from "../use-stored";

/**
 * Null while unset, undefined until hydration. The choice stays valid while the banner is open again, until the visitor
 * makes another.
 */
export const useConsent = (): Consent | null | undefined => {
  const stored = useStored(storageKeys.consent);
  return stored === undefined ? undefined : toConsent(stored);
};

/**
 * Embeds the provider's calendar in the element with the ref `slot`, whose children React must not manage.
 * Embeds it again when a setting changes, such as the language, and on `load`. Its status is that of the calendar, which
 * may be ready after it has failed, or of what is shown instead: `link`, to the provider's own page, until hydration;
 * `declined` while cookies are rejected and it has not been asked for since.
 */
export const useWidget = (settings: WidgetSettings) => {
  const slot = useRef<HTMLDivElement>(null);
  const consent = useConsent();
  /** How often the visitor has asked for the calendar, which a refusal of cookies takes back. */
  const [asked, setAsked] = useState({ consent, times: 0 });
  if (asked.consent !== consent)
    setAsked({ consent, times: consent === "rejected" ? 0 : asked.times });
  const [embedded, setEmbedded] = useState<"loading" | "ready" | "failed">("loading");
  const { provider, language, title } = settings;
  const isPermitted = consent !== undefined && (consent !== "rejected" || asked.times > 0);

  useEffect(() => {
    if (!isPermitted || !slot.current) return;
    const remove = embedWidget(slot.current, { provider, language, title }, (reported) =>
      setEmbedded((known) => (known === "ready" ? known : reported)),
    );
    return () => {
      remove();
      setEmbedded("loading");
    };
  }, [isPermitted, asked.times, provider, language, title]);

  const withoutCalendar = consent === undefined ? "link" : "declined";
  return {
    slot,
    status: isPermitted ? embedded : withoutCalendar,
    load: () => setAsked({ consent, times: asked.times + 1 }),
  };
};
