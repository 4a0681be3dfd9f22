/** Decap's window of pictures, and one picture in it. */
const WINDOW = "[class*='-StyledModal'][role='dialog']";
const CARD = `${WINDOW} [class*='-Card']:has(> [class*='-CardText'])`;

/** The colour of the border around the chosen one, by which alone Decap says which it is. */
const CHOSEN = "rgb(58, 105, 199)";

/**
 * Makes the pictures of Decap's library, which take a mouse or a finger alone, buttons with names, one
 * of them pressed.
 */
export const completeLibrary = () => {
  new MutationObserver(complete).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["class"],
  });
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement && target.matches(CARD) && /^(Enter| )$/.test(key))) return;
    event.preventDefault();
    target.click();
  });
};

const complete = () => {
  const library = document.querySelector(WINDOW);
  if (!library) return;
  library.setAttribute("aria-label", String(library.querySelector("h1")?.textContent));
  for (const card of library.querySelectorAll<HTMLElement>(CARD)) {
    // Around each is another box that takes the focus.
    card.parentElement?.removeAttribute("tabindex");
    card.tabIndex = 0;
    card.setAttribute("role", "button");
    card.setAttribute("aria-pressed", String(getComputedStyle(card).borderTopColor === CHOSEN));
    // Its name is below it.
    card.querySelector("img")?.setAttribute("alt", "");
  }
};
