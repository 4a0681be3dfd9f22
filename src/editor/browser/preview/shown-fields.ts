import {
  hidesAddress,
  revealAddresses,
  type Address,
} from "../../../content-files/hidden-address";

/** Marks, in a page, the elements that show a field. */
export const FIELD = "data-field";

/**
 * Takes hidden addresses out of a page as soon as they come into it, before it is drawn, and remembers
 * of which field each text is, and each picture, by its description.
 * @param onChange called when the page has changed
 */
export const watchShownFields = (page: Document, onChange: () => void) => {
  const shown = new WeakMap<Node, Address>();
  const remember = (node: Node, address: Address, element: Element | null) => {
    shown.set(node, address);
    element?.closest("body *")?.setAttribute(FIELD, "");
  };
  const readText = (node: Text) => {
    if (!hidesAddress(node.data)) return;
    const { text, addresses } = revealAddresses(node.data);
    node.data = text;
    remember(node, addresses[0], node.parentElement);
  };
  const readAttributes = (element: Element) => {
    for (const { name, value } of [...element.attributes]) {
      if (!hidesAddress(value)) continue;
      const { text, addresses } = revealAddresses(value);
      element.setAttribute(name, text);
      const [{ file, path }] = addresses;
      // File, focus and description, in each language, are one field: the picture.
      if (name === "alt") remember(element, { file, path: path.slice(0, -2) }, element);
    }
  };
  const read = (node: Node) => {
    if (isText(node)) readText(node);
    if (isElement(node)) readAttributes(node);
    node.childNodes.forEach(read);
  };

  read(page);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      addedNodes.forEach(read);
      if (isText(target)) readText(target);
      if (isElement(target)) readAttributes(target);
    }
    onChange();
  }).observe(page, { subtree: true, childList: true, characterData: true, attributes: true });

  /** The field of a picture, or of the text that stands in an element itself. */
  const fieldOf = (element: Element) =>
    [element, ...element.childNodes].map((node) => shown.get(node)).find(Boolean);

  return {
    /** The field that an element shows, or the nearest around it. */
    around: (element: Element) => {
      const nearest = element.closest(`[${FIELD}]`);
      return nearest ? fieldOf(nearest) : undefined;
    },
    /** The first element that shows such a field and can be seen. */
    find: (fits: (address: Address) => boolean) =>
      [...page.body.querySelectorAll(`[${FIELD}]`)].find((element) => {
        const address = fieldOf(element);
        return address && fits(address) && element.getClientRects().length > 0;
      }),
  };
};

// The nodes are of another window, whose classes are not this one's.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
