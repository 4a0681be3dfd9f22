import { coveredBy, labelPlace, overlap } from "./label-place";

/** In a shadow tree: only the page's custom properties reach them. */
const MARK_STYLES = `
  :host {
    position: absolute;
    z-index: 2147483647;
    top: 0;
    left: 0;
    pointer-events: none;
  }
  .mark {
    position: absolute;
    outline: calc(3px * var(--unit)) solid var(--sea);
    box-shadow: 0 0 0 calc(5px * var(--unit)) var(--paper-raised);
  }
  .mark[hidden] {
    display: none;
  }
  .mark b {
    position: absolute;
    box-sizing: border-box;
    width: max-content;
    overflow: hidden;
    padding: calc(3px * var(--unit)) calc(10px * var(--unit)) calc(4px * var(--unit));
    background: var(--sea);
    box-shadow: 0 0 0 calc(2px * var(--unit)) var(--paper-raised);
    color: var(--paper-raised);
    font: 600 calc(14px * var(--unit)) / 1.25 var(--sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .inside {
    outline-offset: calc(-3px * var(--unit));
    box-shadow: inset 0 0 0 calc(5px * var(--unit)) var(--paper-raised);
  }
  .mark .over {
    box-shadow: none;
  }
  .hover {
    outline: calc(2px * var(--unit)) dashed var(--paper-raised);
    box-shadow: 0 0 0 calc(2px * var(--unit)) rgb(var(--scrim) / 0.6);
  }
  .hover b {
    background: var(--paper-raised);
    box-shadow: none;
    color: var(--ink);
  }
`;

/** Pixels on the screen from what is marked to its label: the width of the outline. */
const GAP = 3;

/** Marks do not cover the page's texts and drawings. */
export const marksOver = (page: Document) => {
  let unit = 1;
  const host = page.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  const view = page.defaultView as Window & typeof globalThis;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(MARK_STYLES);
  shadow.adoptedStyleSheets = [styles];
  host.setAttribute("aria-hidden", "true");
  host.style.setProperty("--unit", String(unit));
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
      const { clientWidth, clientHeight } = page.documentElement;
      box.className = isPicture ? `mark ${look} inside` : `mark ${look}`;
      name.style.maxWidth = `${clientWidth}px`;
      const { width, height } = name.getBoundingClientRect();
      const window = { width: clientWidth, height: clientHeight };
      const at = labelPlace(
        { width, height, gap: GAP * unit, box: rect, isPicture, window },
        (sides) => coveredBy(page, element, sides),
      );
      name.style.left = `${at.left - rect.left}px`;
      name.style.top = `${at.top - rect.top}px`;
      name.className = overlap(at, rect) > 0 ? "over" : "";
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
      unit = 1 / scale;
      host.style.setProperty("--unit", String(unit));
      place();
    },
  };
};
