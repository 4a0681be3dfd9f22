import { MARK_STYLES } from "./mark-styles";

/**
 * Positions of a mark's label: above the block, at the end of its first or last line, to the right, below.
 */
const PLACES = ["above", "end", "last", "right", "below"] as const;

/** Whether the page has text within a rectangle. */
const hasWords = (page: Document, { left, right, top, bottom }: DOMRect) => {
  const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2];
  const columns = [left + 1, (left + right) / 2, right - 1];
  // Glyphs may be taller than their line.
  const rows = [top - half, middle, bottom + half];
  const points = rows.flatMap((y) => columns.map((x) => [x, y] as const));
  const elements = new Set(points.flatMap(([x, y]) => page.elementsFromPoint(x, y)));
  const range = page.createRange();
  return [...elements].some((element) =>
    [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (words) =>
          words.left < right && words.right > left && words.top < bottom && words.bottom > top,
      );
    }),
  );
};

/** Returns the functions that draw marks over a page, without covering its text. */
export const marksOver = (page: Document) => {
  const host = page.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  const view = page.defaultView as Window & typeof globalThis;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(MARK_STYLES);
  shadow.adoptedStyleSheets = [styles];
  host.setAttribute("aria-hidden", "true");
  host.style.setProperty("--unit", "1");
  page.documentElement.append(host);

  const mark = (look: "" | "hover") => {
    const box = page.createElement("div");
    const name = page.createElement("b");
    box.hidden = true;
    box.append(name);
    shadow.append(box);
    let shown: { element: Element; label: string } | undefined;

    const place = () => {
      const rect = shown?.element.isConnected ? shown.element.getBoundingClientRect() : undefined;
      box.hidden = !rect || rect.width === 0;
      if (!rect || !shown || box.hidden) return;
      const { element, label } = shown;
      if (name.textContent !== label) name.textContent = label;
      Object.assign(box.style, {
        left: `${rect.left + view.scrollX}px`,
        top: `${rect.top + view.scrollY}px`,
        width: `${rect.width}px`,
        height: `${rect.height}px`,
      });
      const isPicture = element.localName === "img" || element.localName === "picture";
      const fits = (className: string) => {
        box.className = `mark ${look} ${className}`;
        const label = name.getBoundingClientRect();
        const { clientWidth } = page.documentElement;
        return label.top >= 0 && label.right <= clientWidth && !hasWords(page, label);
      };
      if (isPicture) box.className = `mark ${look} inside`;
      else if (!PLACES.some(fits)) box.className = `mark ${look}`;
    };
    return {
      place,
      element: () => shown?.element,
      show: (element?: Element, label = "") => {
        shown = element && { element, label };
        place();
      },
    };
  };

  const marked = mark("");
  const hovered = mark("hover");
  const placeBoth = () => {
    marked.place();
    hovered.place();
  };
  let frame = 0;
  /** Once per animation frame: one letter may move the page many times. */
  const place = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(placeBoth);
  };
  new view.ResizeObserver(place).observe(page.body);
  // Fixed elements stay in place while the page scrolls.
  page.addEventListener("scroll", place, { capture: true, passive: true });
  view.addEventListener("resize", place);
  return {
    marked,
    hovered,
    place,
    setScale: (scale: number) => {
      host.style.setProperty("--unit", String(1 / scale));
      place();
    },
  };
};
