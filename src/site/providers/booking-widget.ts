/**
 * The provider whose calendar is embedded (TuriTop). No other file depends on its interface; its settings are a group of
 * the model, and a fragment beside the calendar's frame.
 * Source: the documentation at https://help.turitop.com.
 */

export const cookieDocumentation = "https://www.turitop.com/cookies-policy/";

/** The provider's ID of the service that visitors book. */
export const SERVICE = "C0";

/** Milliseconds after which a calendar that has not loaded is reported as failed. */
const TIMEOUT = 12_000;

export const SCRIPT_ID = "js-turitop";

export const BOX_CLASS = "load-turitop";

export const SCRIPT_PATH = "/js/load-turitop.min.js";

/** Local servers and tests override it with a variable. */
export const bookingOrigin = () => process.env.GATSBY_BOOKING_ORIGIN || "https://app.turitop.com";

export const bookingScript = () => `${bookingOrigin()}${SCRIPT_PATH}`;

type Provider = Queries.BookingProviderFragment;

/** For links that work without a script. */
export const bookingPage = ({ company }: Provider, language: string) =>
  `${bookingOrigin()}/booking/box/${encodeURIComponent(company)}/${SERVICE}/${language}/`;

export type WidgetSettings = {
  provider: Provider;
  language: string;
  /** The accessible name of the calendar's frame. */
  title: string;
};

/**
 * Embeds the provider's calendar in an empty element. The provider's script only looks for boxes when it
 * runs, so each calendar needs a script of its own.
 * @param onStatus called with `failed` if the script cannot be loaded or no calendar is shown for 12 seconds,
 *   and with `ready` when the calendar has loaded, which may be after `failed`
 * @returns a function that removes the calendar and its script
 */
export const embedWidget = (
  slot: HTMLElement,
  { provider, language, title }: WidgetSettings,
  onStatus: (status: "ready" | "failed") => void,
) => {
  const box = element("div", {
    class: BOX_CLASS,
    "data-service": SERVICE,
    "data-lang": language,
    "data-embed": "box",
  });
  const script = element("script", {
    id: SCRIPT_ID,
    src: bookingScript(),
    "data-company": provider.company,
    "data-buttoncolor": provider.buttonColor,
    "data-afftag": provider.affiliateTag,
  });
  const removed = new AbortController();
  const { signal } = removed;
  const timer = setTimeout(() => onStatus("failed"), TIMEOUT);
  const onLoad = ({ currentTarget }: Event) => {
    // A frame without an address fires `load` at once, and is empty.
    if (!(currentTarget as HTMLIFrameElement).src) return;
    clearTimeout(timer);
    onStatus("ready");
  };
  const observer = new MutationObserver(() => {
    const [frame, ...others] = slot.querySelectorAll("iframe");
    if (!frame) return;
    // A removed script still runs once it has loaded, so that it and the next one each add a frame to the box.
    for (const other of others) if (other.src === frame.src) other.remove();
    frame.title ||= title;
    frame.addEventListener("load", onLoad, { signal });
  });

  observer.observe(slot, { childList: true, subtree: true });
  slot.append(box);
  script.addEventListener("error", () => onStatus("failed"), { signal });
  document.body.append(script);
  return () => {
    removed.abort();
    clearTimeout(timer);
    observer.disconnect();
    script.remove();
    slot.replaceChildren();
  };
};

const element = (name: string, attributes: Record<string, string>) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};
