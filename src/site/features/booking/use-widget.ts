import { useEffect, useReducer, useRef } from "react";
import { embedWidget, type WidgetSettings } from "../../providers/booking-widget";
import { storageKeys, toConsent, type Consent } from "../../storage/storage";
import { useStored } from "../use-stored";

/** The state of the calendar, or of what is shown instead of it. */
type CalendarStatus =
  /** A link to the provider's own page, until hydration. */
  | "link"
  /** An offer to load the calendar although cookies were rejected. */
  | "declined"
  | "loading"
  /** The calendar did not load in time. It is still shown if it loads later. */
  | "failed"
  | "ready";

type CalendarState = {
  status: CalendarStatus;
  /** Number of the visitor's requests. Each embeds the calendar again. */
  attempt: number;
};

type CalendarEvent =
  /** The visitor has accepted cookies or not chosen yet, or has rejected them. */
  | "permitted"
  | "declined"
  /** The visitor asks for the calendar, or for another attempt. */
  | "requested"
  /** The calendar was removed from the page. Another may follow. */
  | "removed"
  /** Reported by `embedWidget`. */
  | "ready"
  | "failed";

const initialState: CalendarState = { status: "link", attempt: 0 };

/** Whether the calendar is in the page, loaded or not. */
const isEmbedded = ({ status }: CalendarState) => status !== "link" && status !== "declined";

const calendarReducer = (state: CalendarState, event: CalendarEvent): CalendarState => {
  const to = (status: CalendarStatus) => ({ ...state, status });
  switch (event) {
    case "permitted":
      return isEmbedded(state) ? state : to("loading");
    case "declined":
      return to("declined");
    case "requested":
      return { status: "loading", attempt: state.attempt + 1 };
    case "removed":
      return isEmbedded(state) ? to("loading") : state;
    case "ready":
      return to("ready");
    case "failed":
      return state.status === "loading" ? to("failed") : state;
  }
};

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
  const { provider, language, title } = settings;
  const embedded = isEmbedded(state);

  useEffect(() => {
    if (consent !== undefined) dispatch(consent === "rejected" ? "declined" : "permitted");
  }, [consent]);

  useEffect(() => {
    if (!embedded || !slot.current) return;
    const remove = embedWidget(slot.current, { provider, language, title }, dispatch);
    return () => {
      remove();
      dispatch("removed");
    };
  }, [embedded, state.attempt, provider, language, title]);

  return { slot, status: state.status, load: () => dispatch("requested") };
};
