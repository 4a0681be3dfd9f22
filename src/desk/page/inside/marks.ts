import { coveredBy } from "./covered";
import { labelPlace } from "./label-place";
import { MARK_STYLES } from "./mark-styles";
import { overlap } from "./sides";

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
