/** Returns the words below an element that break into single letters, with a line for each piece. Runs in the page. */
export const brokenWords = (main: HTMLElement) => {
  const rectOf = (node: Text, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const { height } = rectOf(text, index, index + 1);
      if (rectOf(text, index, index + word.length).height < 1.5 * height) continue;
      const lines = new Map<number, string>();
      for (const [place, letter] of [...word].entries()) {
        const top = Math.round(rectOf(text, index + place, index + place + 1).top);
        lines.set(top, (lines.get(top) ?? "") + letter);
      }
      const pieces = [...lines.values()];
      if (pieces.some(({ length }) => length === 1)) broken.push(`letter: ${pieces.join("|")}`);
    }
  }
  return broken;
};
