import type { FrameHost } from "../frame-host";
import { FIELD, pictureOf } from "../shown-fields";
import type { Address } from "@brisa/typed-content";

/** `localeOf` of `typed-content/files` says more, but would bring all that parses content into the frame. */
export const wordsIn = (file: string) => /^locales\/[^/]+\/(.+)\.json$/.exec(file)?.[1];

type Fields = { around: (element: Element) => Address | undefined };

type Marks = { show: (element?: Element, label?: string) => void };

const CONTROLS = "a, button, input, select, textarea, label, summary";

/** From texts to their fields, and from links to their pages, which the editor opens; no link leaves the site. */
export const leadFromPresses = (
  page: Document,
  fields: Fields,
  hovered: Marks,
  host: FrameHost,
) => {
  /** Undefined where a press does something else. */
  const fieldAt = (target: Element, x: number, y: number, isByKey = false) => {
    const control = target.closest(CONTROLS);
    // Text may lie over a picture.
    const below = control ? [] : page.elementsFromPoint(x, y);
    // A picture within a link stands next to the link's text; a key always presses the link as a whole.
    const isPicture = target.localName === "img";
    const isWhole = isPicture || isByKey;
    const inside = (isWhole && control?.querySelector(`[${FIELD}]`)) || [];
    for (const element of [target, ...below].concat(inside)) {
      const around = fields.around(element);
      if (!around) continue;
      const address = isPicture ? pictureOf(around) : around;
      // Names of pages and buttons act as links and buttons, unless such names are being edited.
      if (control && wordsIn(address.file) && !host.isWritingWords()) return undefined;
      return { element: element.closest(`[${FIELD}]`) ?? element, address };
    }
    return undefined;
  };

  const followLink = (link: HTMLAnchorElement) => {
    const { origin, pathname, hash } = new URL(link.href, page.location.href);
    if (origin !== page.location.origin) return;
    for (const popover of page.querySelectorAll<HTMLElement>(":popover-open"))
      popover.hidePopover();
    const isHere = pathname === page.location.pathname;
    if (isHere && hash) page.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (!isHere && pathname.endsWith("/")) host.onLink(decodeURI(pathname));
  };

  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    const field = fieldAt(target, event.clientX, event.clientY, event.detail === 0);
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (!field && !link) return;
    event.preventDefault();
    event.stopPropagation();
    if (field) host.onPress(field.address);
    else if (link) followLink(link);
  };

  page.addEventListener("click", press, { capture: true });
  page.addEventListener("auxclick", (event) => event.preventDefault(), { capture: true });
  page.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    if (event.key !== "Enter" || target.closest(CONTROLS)) return;
    const address = fields.around(target);
    if (address) host.onPress(address);
  });
  page.addEventListener("mouseover", (event) => {
    const field = fieldAt(event.target as Element, event.clientX, event.clientY);
    hovered.show(field?.element, field && host.labelOf(field.address));
  });
  page.documentElement.addEventListener("mouseleave", () => hovered.show());
};
