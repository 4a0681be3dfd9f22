/** Returns the words below an element that break into single letters, line by line. Runs in the page. */
export const brokenWords = (main: HTMLElement) => {
  const blockOf = (element: Element | null): Element | null =>
    element && getComputedStyle(element).display.startsWith("inline")
      ? blockOf(element.parentElement)
      : element;
  const broken: string[] = [];
  /** The letters of the current word, by the line on which they are. */
  let lines = new Map<number, string>();
  const endWord = () => {
    const pieces = [...lines.values()];
    if (pieces.length > 1 && pieces.some(({ length }) => length === 1))
      broken.push(`letter: ${pieces.join("|")}`);
    lines = new Map();
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let block: Element | null = null;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // The end of a long name has an element of its own.
    if (blockOf(text.parentElement) !== block) endWord();
    block = blockOf(text.parentElement);
    for (let at = 0; at < text.length; at += 1) {
      if (!/[\p{L}\p{N}]/u.test(text.data.charAt(at))) {
        endWord();
        continue;
      }
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const line = Math.round(range.getBoundingClientRect().top);
      lines.set(line, (lines.get(line) ?? "") + text.data.charAt(at));
    }
  }
  endWord();
  return broken;
};
