/** What the WhatsApp button must not cover: controls, what belongs to a form, and prices. */
const UNCOVERED = ":is(main,footer) :is(a,button,summary,input,form *,dd,td,[data-price])";

/** Marks the button while it covers something (`src/layout/dock.tsx`). To its right there is nothing. */
const giveWay = () => {
  const button = document.querySelector("main~aside>a");
  if (!button) return;
  const { x, y, bottom } = button.getBoundingClientRect();
  const isCovered = (element: Element) => {
    const rect = element.getBoundingClientRect();
    // Browsers without this method lay out nothing that is folded.
    const isVisible = (element as Partial<Element>).checkVisibility?.() !== false;
    return rect.right > x && rect.bottom > y && rect.y < bottom && isVisible;
  };
  button.toggleAttribute("data-covers", [...document.querySelectorAll(UNCOVERED)].some(isCovered));
};

/** Lets the button give way when the page or its height changes, or the cookie banner below the button. */
export const letWhatsAppGiveWay = () => {
  for (const type of ["scroll", "click"]) addEventListener(type, giveWay);
  new ResizeObserver(giveWay).observe(document.documentElement);
};
