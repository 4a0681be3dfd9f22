/**
 * The booking provider (TuriTop): the only file that knows its contract.
 * Source: the documentation at https://help.turitop.com.
 */

/** The service that is booked, as the provider calls it. */
const SERVICE = "C0";

/** Milliseconds without a calendar after which the visitor is told. */
const PATIENCE = 12_000;

const SCRIPT_ID = "js-turitop";

/** A local start or a test puts its own provider in the environment. */
const origin = () => process.env.GATSBY_BOOKING_ORIGIN || "https://app.turitop.com";

/** The provider's own booking page, for links that work without a script. */
export const bookingPage = (company: string, language: string) =>
  `${origin()}/booking/box/${encodeURIComponent(company)}/${SERVICE}/${language}/`;

export type WidgetSettings = {
  company: string;
  affiliateTag: string;
  buttonColor: string;
  language: string;
  /** What the calendar's frame is called, for screen readers. */
  title: string;
};

/**
 * Puts the provider's calendar into an empty element of ours. Its script looks for boxes only
 * once, when it runs, so each calendar takes a box and a script of its own.
 * @param onEnd called once: the calendar is there, or it failed or showed nothing for 12 seconds
 * @returns how to take the calendar and its script away
 */
export const embedWidget = (
  slot: HTMLElement,
  settings: WidgetSettings,
  onEnd: (outcome: "ready" | "failed") => void,
) => {
  const box = element("div", {
    class: "load-turitop",
    "data-service": SERVICE,
    "data-lang": settings.language,
    "data-embed": "box",
  });
  const script = element("script", {
    id: SCRIPT_ID,
    src: `${origin()}/js/load-turitop.min.js`,
    "data-company": settings.company,
    "data-buttoncolor": settings.buttonColor,
    "data-afftag": settings.affiliateTag,
  });
  let ended = false;
  const stop = () => {
    ended = true;
    clearTimeout(timer);
    observer.disconnect();
  };
  const end = (outcome: "ready" | "failed") => {
    if (ended) return;
    stop();
    onEnd(outcome);
  };
  const remove = () => {
    stop();
    document.getElementById(SCRIPT_ID)?.remove();
    slot.replaceChildren();
  };
  const timer = setTimeout(() => end("failed"), PATIENCE);
  const observer = new MutationObserver(() => {
    const frame = slot.querySelector("iframe");
    if (!frame) return;
    frame.title ||= settings.title;
    frame.addEventListener("load", () => end("ready"), { once: true });
  });

  observer.observe(slot, { childList: true, subtree: true });
  slot.append(box);
  script.addEventListener("error", () => end("failed"));
  document.body.append(script);
  return remove;
};

const element = (name: string, attributes: Record<string, string>) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};
