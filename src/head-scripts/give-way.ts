import { root } from "./root";

/** What the WhatsApp button must not cover: controls, what belongs to a form, and prices. */
const UNCOVERED = ":is(main,footer) :is(a,button,summary,label,input,form *,dd,td,[data-price])";

/** Marks the button while it covers something (`src/layout/dock.tsx`). */
const giveWay = () => {
  const button = document.querySelector("main~aside>a");
  if (!button) return;
  const { x, y, right, bottom } = button.getBoundingClientRect();
  const isCovered = (element: Element) => {
    const rect = element.getBoundingClientRect();
    const isBeside = x > rect.right || rect.x > right || y > rect.bottom || rect.y > bottom;
    // Browsers without this method lay out nothing that is folded.
    return !isBeside && (element as Partial<Element>).checkVisibility?.() !== false;
  };
  button.toggleAttribute("data-covers", [...document.querySelectorAll(UNCOVERED)].some(isCovered));
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
