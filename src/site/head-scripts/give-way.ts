import { root } from "./root";

/** What the WhatsApp button must not cover: controls, forms and the calendar (which need the app), and prices. */
const UNCOVERED = ":is(main,footer) :is(a,button,summary,[data-app] *,dd,td,[data-price])";

/** Where to look, in parts of the button's size: less than a line apart. */
const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/**
 * Marks the button while it covers something (`src/site/layout/dock.tsx`). Asks what lies at its points: to measure all
 * elements would take long on a page with thousands.
 */
const giveWay = () => {
  const button = document.querySelector("main~aside>a");
  if (!button) return;
  const { x, y, width } = button.getBoundingClientRect();
  const covers = PARTS.some((across) =>
    PARTS.some((down) =>
      document
        .elementsFromPoint(x + width * across, y + width * down)
        .some((element) => element.matches(UNCOVERED)),
    ),
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
