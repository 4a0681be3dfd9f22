import { useEffect, useReducer, useRef } from "react";
import { embedWidget, type WidgetSettings } from "../../providers/booking-widget";
import { storageKeys, toConsent, type Consent } from "../../storage/storage";
import { useStored } from "../use-stored";
import { calendarReducer, initialState, isEmbedded } from "./calendar-state";

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
 * Embeds it again when a setting changes, such as the language, and on `load`.
 */
export const useWidget = (settings: WidgetSettings) => {
  const slot = useRef<HTMLDivElement>(null);
  const consent = useConsent();
  const [state, dispatch] = useReducer(calendarReducer, initialState);
  const { company, affiliateTag, buttonColor, language, title } = settings;
  const embedded = isEmbedded(state);

  useEffect(() => {
    if (consent !== undefined) dispatch(consent === "rejected" ? "declined" : "permitted");
  }, [consent]);

  useEffect(() => {
    if (!embedded || !slot.current) return;
    const widget = { company, affiliateTag, buttonColor, language, title };
    const remove = embedWidget(slot.current, widget, dispatch);
    return () => {
      remove();
      dispatch("removed");
    };
  }, [embedded, state.attempt, company, affiliateTag, buttonColor, language, title]);

  return { slot, status: state.status, load: () => dispatch("requested") };
};
