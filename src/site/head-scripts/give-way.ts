import { root } from "./root";

/** What the WhatsApp button must not cover: controls, forms and the calendar (which need the app), prices, and hours. */
const UNCOVERED = ":is(main,footer) :is(a,button,summary,[data-app] *,dd,td,b,[data-price])";

/** The points of the button at which to look: in six columns and rows, less than a line apart. */
const POINTS = [...Array(36).keys()];

/**
 * Marks the button while it covers something (`src/site/layout/dock.tsx`). Asks what lies at its points: to measure all
 * elements would take long on a page with thousands.
 */
const giveWay = () => {
  const button = document.querySelector("main~aside>a");
  if (!button) return;
  const { x, y, width } = button.getBoundingClientRect();
  const covers = POINTS.some((point) =>
    document
      .elementsFromPoint(x + (width * (point % 6)) / 5, y + (width * Math.floor(point / 6)) / 5)
      .some((element) => element.matches(UNCOVERED)),
  );
  button.toggleAttribute("data-covers", covers);
};

/**
 * Lets the button give way when the page is scrolled or its height changes, and when elements or attributes change:
 * a folded text opens, the cookie banner below the button closes, the calendar makes way for a message as high as it.
 */
export const letWhatsAppGiveWay = () => {
  addEventListener("scroll", giveWay);
  new ResizeObserver(giveWay).observe(root);
  new MutationObserver(giveWay).observe(root, { attributes: true, childList: true, subtree: true });
};
