import { hidesAddress, revealAddresses, type PlainValue } from "./field-marks";
import { keysInText } from "../values/page-keys";
import type { Address } from "@brisa/typed-content";

export const FIELD = "data-field";

/** A sibling of the picture's description and focal point. */
export const PICTURE = "file";

/** Removes hidden addresses from texts before they are painted. `onChange`: called when the page has changed. */
export const watchShownFields = (page: Document, onChange: () => void) => {
  /** A plain value may be of several fields. */
  const shown = new WeakMap<Node, Address[]>();
  const values = new Map<string, Address[]>();
  let known = "";
  const showsValue = new WeakSet<Node>();

  const remember = (node: Node, fields: Address[], element: Element | null) => {
    shown.set(node, fields);
    element?.closest("body *")?.setAttribute(FIELD, "");
  };
  const readText = (node: Text) => {
    if (hidesAddress(node.data)) {
      const { text, addresses } = revealAddresses(node.data);
      // Part of an address is left: writing the same text again would count as a change, endlessly.
      if (text !== node.data) node.data = text;
      showsValue.delete(node);
      remember(node, addresses.slice(0, 1), node.parentElement);
    } else if (!shown.has(node) || showsValue.has(node)) readValue(node);
  };
  const readValue = (node: Text) => {
    const lists = keysInText(node.data).flatMap((key) => {
      const fields = values.get(key);
      return fields ? [fields] : [];
    });
    // A thousand texts may have one value: they share its list.
    const [fields = [], ...others] = lists;
    if (fields.length === 0) return;
    showsValue.add(node);
    remember(node, others.length > 0 ? lists.flat() : fields, node.parentElement);
  };
  const readAttributes = (element: Element) => {
    for (const { name, value } of [...element.attributes]) {
      if (!hidesAddress(value)) continue;
      const { text, addresses } = revealAddresses(value);
      element.setAttribute(name, text);
      if (name === "alt") remember(element, addresses.slice(0, 1).map(pictureOf), element);
    }
  };
  const read = (node: Node) => {
    if (isText(node)) readText(node);
    if (isElement(node)) readAttributes(node);
    node.childNodes.forEach(read);
  };

  read(page);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      addedNodes.forEach(read);
      if (isText(target)) readText(target);
      if (isElement(target)) readAttributes(target);
    }
    onChange();
    // Changes made here need no second look.
    observer.takeRecords();
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });

  /** With all fields that have the same value. */
  const candidatesOf = (element: Element) =>
    [element, ...element.childNodes].map((node) => shown.get(node) ?? []);

  const fieldsOf = (element: Element) =>
    candidatesOf(element).flatMap((fields) =>
      fields.length > 1 ? (nearest(element, fields) ?? []) : fields,
    );

  /** Several fields may have the same value: that of the entry around it. */
  const nearest = (element: Element, fields: Address[]) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const files = new Set(
        [...around.querySelectorAll(`[${FIELD}]`)]
          .flatMap(({ childNodes }) => [...childNodes])
          .filter((node) => !showsValue.has(node))
          .flatMap((node) => shown.get(node) ?? [])
          .map(({ file }) => file),
      );
      const field = fields.find(({ file }) => files.has(file));
      if (field) return field;
    }
    return fields[0];
  };

  return {
    /** Numbers, times and names have no hidden address. */
    setValues: (list: PlainValue[]) => {
      const text = JSON.stringify(list);
      if (text === known) return;
      known = text;
      values.clear();
      for (const { address, keys } of list) {
        for (const key of keys) {
          const fields = values.get(key) ?? [];
          fields.push(address);
          values.set(key, fields);
        }
      }
      read(page.body);
    },
    around: (element: Element) => {
      const showing = element.closest(`[${FIELD}]`);
      return showing ? fieldsOf(showing).at(0) : undefined;
    },
    find: (fits: (address: Address) => boolean) => {
      const known = new Map<Address[], boolean>();
      const mayFit = (fields: Address[]) => {
        const may = known.get(fields) ?? fields.some(fits);
        known.set(fields, may);
        return may;
      };
      return [...page.body.querySelectorAll(`[${FIELD}]`)].find(
        (element) =>
          candidatesOf(element).some(mayFit) &&
          fieldsOf(element).some(fits) &&
          element.getClientRects().length > 0,
      );
    },
  };
};

/** The address of a description leads to the file of its picture. */
export const pictureOf = ({ file, path }: Address): Address =>
  path.at(-2) === "description" && path.length > 2
    ? { file, path: [...path.slice(0, -2), PICTURE] }
    : { file, path };

// The nodes are of another window, whose classes are not this one's.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
