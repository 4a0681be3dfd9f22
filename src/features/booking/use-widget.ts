import { useEffect, useRef, useState } from "react";
import { embedWidget, type WidgetSettings } from "../../providers/booking-widget";
import { useConsent } from "../consent/consent";

/** `link` until the page is alive; `declined` while the visitor has rejected cookies. */
export type WidgetState = "link" | "declined" | "loading" | "ready" | "failed";

/**
 * The provider's calendar in an element that React leaves alone: put `slot` on it.
 * It is loaded anew when a setting, such as the language, changes, and on `load`.
 */
export const useWidget = (settings: WidgetSettings) => {
  const slot = useRef<HTMLDivElement>(null);
  const consent = useConsent();
  /** How often the visitor has asked for it. */
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<"ready" | "failed">();
  const { company, affiliateTag, buttonColor, language, title } = settings;

  const isAlive = consent !== undefined;
  const isWanted = isAlive && (consent !== "rejected" || asked > 0);

  useEffect(() => {
    if (!isWanted || !slot.current) return;
    return embedWidget(
      slot.current,
      { company, affiliateTag, buttonColor, language, title },
      setOutcome,
    );
  }, [isWanted, asked, company, affiliateTag, buttonColor, language, title]);

  const load = () => {
    setOutcome(undefined);
    setAsked((times) => times + 1);
  };
  const state: WidgetState = isWanted ? (outcome ?? "loading") : isAlive ? "declined" : "link";
  return { slot, state, load };
};
