/**
 * Returns the layout problems of the trips on a page: texts that overlap, that overflow their
 * containers, or whose words break into single letters. Runs in the page.
 * @param roots selector of the parts of the page to check
 */
export const tripLayoutProblems = (roots: string) => {
  /** Rounding errors of browsers, in pixels. */
  const ROUNDING = 1;
  /** Share of the line height above and below the letters. */
  const AIR = 0.22;

  type Box = { left: number; right: number; top: number; bottom: number };
  type Line = Box & { text: string; node: Node };
  const problems: string[] = [];

  const isVisible = (element: Element) => {
    const style = getComputedStyle(element);
    // What a closed `details` hides has a place, too.
    return element.checkVisibility() && style.visibility === "visible" && style.opacity !== "0";
  };
  /** Returns whether a text is for screen readers only. */
  const isHidden = (element: Element) => {
    const box = element.closest("span");
    return box !== null && getComputedStyle(box).clipPath !== "none" && box.offsetWidth <= 1;
  };

  const textsIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() && parent && isVisible(parent) && !isHidden(parent)) texts.push(text);
    }
    return texts;
  };

  const rectsOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  /** Returns the block container of a text. */
  const blockOf = (text: Text) => {
    let block = text.parentElement as Element;
    while (getComputedStyle(block).display === "inline") block = block.parentElement as Element;
    return block;
  };

  /** Returns the words. One may continue in the next text: the end of a name has its own element. */
  const wordsOf = (texts: Text[]) => {
    const words: { node: Text; from: number; to: number }[][] = [];
    let isOpen = false;
    for (const node of texts) {
      for (const { 0: letters, index } of node.data.matchAll(/\S+/g)) {
        const piece = { node, from: index, to: index + letters.length };
        if (isOpen && index === 0) words.at(-1)?.push(piece);
        else words.push([piece]);
      }
      isOpen = /\S$/.test(node.data);
    }
    return words;
  };

  /** Returns whether all boxes are on one line. Cents are smaller than the rest of a price. */
  const isOneLine = ([first, ...others]: DOMRect[]) =>
    first === undefined ||
    others.every(
      ({ top, bottom }) =>
        bottom > first.top &&
        top < first.bottom - 1 &&
        Math.abs(bottom - first.bottom) < first.height / 2,
    );

  const checkWords = (texts: Text[]) => {
    for (const word of wordsOf(texts)) {
      if (isOneLine(word.flatMap(({ node, from, to }) => rectsOf(node, from, to)))) continue;
      const pieces: { text: string; rect: DOMRect }[] = [];
      for (const { node, from, to } of word)
        for (let at = from; at < to; at += 1) {
          const [rect] = rectsOf(node, at, at + 1);
          const letter = node.data.charAt(at);
          if (!rect || !/[\p{L}\p{N}]/u.test(letter)) continue;
          const last = pieces.at(-1);
          if (last && isOneLine([last.rect, rect])) last.text += letter;
          else pieces.push({ text: letter, rect });
        }
      const broken = pieces.map(({ text }) => text);
      if (broken.length > 1 && broken.some(({ length }) => length === 1))
        problems.push(`letter: ${broken.join("|")}`);
    }
  };

  const linesOf = (node: Text): Line[] => {
    const tops = new Map<number, Line>();
    for (const { left, right, top, bottom, height } of rectsOf(node, 0, node.length)) {
      const air = height * AIR;
      const key = Math.round(top);
      const line = tops.get(key);
      const box = { left, right, top: top + air, bottom: bottom - air };
      if (line) {
        line.left = Math.min(line.left, left);
        line.right = Math.max(line.right, right);
      } else tops.set(key, { ...box, text: node.data.slice(0, 30), node });
    }
    return [...tops.values()];
  };

  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > ROUNDING &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > ROUNDING;

  const describe = ({ left, right, top, bottom }: Box) =>
    `${[left, right].map(Math.round).join("–")} × ${[top, bottom].map(Math.round).join("–")}`;

  /** Returns the container or window that a line overflows; undefined if there is none. */
  const overflowedBy = (line: Line, end: Element) => {
    for (let box = line.node.parentElement; box && box !== end.parentElement;) {
      const rect = box.getBoundingClientRect();
      const isBox = getComputedStyle(box).display !== "inline" && rect.width > 0;
      const isOut =
        line.left < rect.left - ROUNDING ||
        line.right > rect.right + ROUNDING ||
        line.top < rect.top - ROUNDING ||
        line.bottom > rect.bottom + ROUNDING;
      if (isBox && isOut) return `${box.tagName} ${describe(rect)}`;
      box = box.parentElement;
    }
    return line.left < 0 || line.right > innerWidth ? "WINDOW" : undefined;
  };

  const lines: Line[] = [];
  for (const root of document.querySelectorAll(roots)) {
    const texts = textsIn(root);
    for (const block of new Set(texts.map(blockOf)))
      checkWords(texts.filter((text) => blockOf(text) === block));
    for (const line of texts.flatMap(linesOf)) {
      const box = overflowedBy(line, root);
      if (box) problems.push(`out: "${line.text}" ${describe(line)} of ${box}`);
      lines.push(line);
    }
  }
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1))
      if (other.node !== line.node && overlap(line, other))
        problems.push(`over: "${line.text}" and "${other.text}"`);
  });

  /** Returns the visible matching elements with their boxes. */
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(roots)].flatMap((root) =>
      [...root.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => isVisible(element) && element.offsetWidth > 0)
        .map((element) => ({ element, rect: element.getBoundingClientRect() })),
    );
  const drawings = boxesOf("[aria-hidden]:not(:has(*)):empty");
  for (const { element, rect } of drawings) {
    for (const line of lines)
      if (!element.contains(line.node) && overlap(line, rect))
        problems.push(`on a drawing: "${line.text}"`);
    if (rect.left < -ROUNDING || rect.right > innerWidth + ROUNDING) problems.push("drawing cut");
  }
  const links = boxesOf("a, button");
  links.forEach(({ rect }, index) => {
    for (const other of links.slice(index + 1))
      if (overlap(rect, other.rect)) problems.push("links overlap");
  });
  const width = document.scrollingElement?.scrollWidth ?? 0;
  if (width > innerWidth) problems.push(`the page is ${width} wide in ${innerWidth}`);
  return problems;
};
