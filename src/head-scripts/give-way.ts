/** What the WhatsApp button must not cover: controls and prices. */
const UNCOVERED =
  "main :is(a,button,summary,label,input,select,textarea,dd,td,[data-price]),footer :is(a,button)";

/** Marks the button while it covers something (`src/layout/dock.tsx`). To its right there is nothing. */
const giveWay = () => {
  const button = document.querySelector("main~aside>a");
  if (!button) return;
  const { x, y, bottom } = button.getBoundingClientRect();
  const isCovered = (element: Element) => {
    const rect = element.getBoundingClientRect();
    return rect.right > x && rect.bottom > y && rect.y < bottom && element.checkVisibility();
  };
  button.toggleAttribute("data-covers", [...document.querySelectorAll(UNCOVERED)].some(isCovered));
};

/** Lets the button give way when the page or its height changes, or the cookie banner below the button. */
export const letWhatsAppGiveWay = () => {
  for (const type of ["scroll", "resize", "click"]) addEventListener(type, giveWay);
  new ResizeObserver(giveWay).observe(document.documentElement);
};
