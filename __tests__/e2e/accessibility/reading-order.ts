/**
 * Returns where the reading order differs from the visual one: each part of the page that is displayed
 * above a preceding one in the document. A column may begin above the end of the one at its left.
 * Floating and absolutely positioned elements are ignored. Runs in the page.
 */
export const readingOrderProblems = () => {
  const isInFlow = (element: Element | null): boolean =>
    element === null ||
    (!/fixed|sticky|absolute/.test(getComputedStyle(element).position) &&
      isInFlow(element.parentElement));
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim());

  const parts = [...document.body.querySelectorAll("*")]
    .filter((element) => hasText(element) || element.matches("img, input, textarea, iframe"))
    .filter((element) => element.checkVisibility() && isInFlow(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 1);

  return parts.flatMap(({ element, box }, index) => {
    const before = parts
      .slice(0, index)
      .find((part) => box.bottom <= part.box.top + 1 && box.left < part.box.right - 1);
    const nameOf = ({ textContent, localName }: Element) => textContent.trim() || localName;
    return before ? [`${nameOf(element)} is above ${nameOf(before.element)}`] : [];
  });
};
