/**
 * What browsers, extensions and proxies do to a page, as they leave its elements. The functions run in the page, so each
 * is complete in itself.
 */

export type Moment = "before" | "during" | "after";

export type Alteration = {
  name: string;
  /** Where the altered elements are described. */
  source: string;
  apply: () => void;
  /** The moments, relative to the start of the app, at which it can happen; all by default. */
  moments?: Moment[];
};

/** Replaces the texts of the page, and goes on to replace those that change. */
export const translate = () => {
  const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
  const replace = (text: Text) => {
    const { parentElement } = text;
    const isLeft = parentElement?.closest("script, style, textarea, template, font, title");
    if (!text.data.trim() || !parentElement || isLeft) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
    // In place of another language: React compares the words.
    inner.append(text.data.toUpperCase());
    outer.append(inner);
    text.replaceWith(outer);
  };
  const textsIn = (root: Node) => {
    if (isText(root)) return [root as Text];
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  document.documentElement.classList.add("translated-ltr");
  textsIn(document.body).forEach(replace);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") replace(target as Text);
      else for (const node of addedNodes) textsIn(node).forEach(replace);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
};

/** Makes links of the telephone numbers in texts. The numbers are those of the page's own links. */
const linkNumbers = () => {
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].map(({ textContent }) =>
    String(textContent).trim(),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const number = numbers.find((each) => each && text.data.includes(each));
    if (!number || text.parentElement?.closest("a, script, style, template")) continue;
    const rest = text.splitText(text.data.indexOf(number));
    rest.data = rest.data.slice(number.length);
    const link = document.createElement("a");
    link.href = `tel:${number.replaceAll(" ", "")}`;
    link.setAttribute("x-apple-data-detectors", "true");
    link.setAttribute("x-apple-data-detectors-type", "telephone");
    link.setAttribute("x-apple-data-detectors-result", "0");
    link.textContent = number;
    text.after(link);
  }
};

/** Hides mail addresses, as the proxy does in the HTML; its decoder has not run. */
const hideAddresses = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')];
  const address = links.map(({ href }) => href.slice("mailto:".length).split("?")[0]).find(Boolean);
  if (!address) return;
  const key = 0x4b;
  const hexOf = (code: number) => code.toString(16).padStart(2, "0");
  const hidden =
    hexOf(key) + [...address].map((letter) => hexOf(letter.charCodeAt(0) ^ key)).join("");
  for (const link of links) link.setAttribute("href", `/cdn-cgi/l/email-protection#${hidden}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const place = text.data.indexOf(address);
    if (place < 0 || text.parentElement?.closest("script, style, template")) continue;
    const rest = text.splitText(place);
    rest.data = rest.data.slice(address.length);
    const mark = document.createElement(text.parentElement?.closest("a") ? "span" : "a");
    if (mark instanceof HTMLAnchorElement) mark.href = "/cdn-cgi/l/email-protection";
    mark.className = "__cf_email__";
    mark.dataset.cfemail = hidden;
    mark.textContent = "[email\u00a0protected]";
    text.after(mark);
  }
};

/** Adds an icon after each field, and attributes to it. */
const addIcons = () => {
  for (const field of document.querySelectorAll("input:not([type=hidden])")) {
    field.setAttribute("data-lastpass-icon-added", "1");
    const icon = document.createElement("div");
    icon.setAttribute("data-lastpass-icon-root", "");
    icon.style.cssText =
      "position: relative !important; height: 0px !important; width: 0px !important; float: left !important;";
    field.after(icon);
  }
};

/** Adds a style after each style, and one to elements with a style of their own. */
const darken = () => {
  const { documentElement: root } = document;
  root.setAttribute("data-darkreader-mode", "dynamic");
  root.setAttribute("data-darkreader-scheme", "dark");
  for (const style of document.querySelectorAll('style, link[rel~="stylesheet"]')) {
    const copy = document.createElement("style");
    copy.className = "darkreader darkreader--sync";
    copy.media = "screen";
    style.after(copy);
  }
  for (const element of document.querySelectorAll<HTMLElement>("body [style]")) {
    element.style.setProperty("--darkreader-inline-color", "#e8e6e3");
    element.setAttribute("data-darkreader-inline-color", "");
  }
};

const insertNodes = () => {
  for (const parent of document.querySelectorAll("main, form, fieldset, header, footer")) {
    const node = document.createElement("div");
    node.hidden = true;
    node.textContent = "inserted";
    parent.prepend(node);
  }
};

/** Removes the cookie banner, and the first icon and paragraph of the content. */
const removeNodes = () => {
  for (const selector of ["[data-banner]", "main svg", "main p"])
    document.querySelector(selector)?.remove();
};

const splitTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (text.data.length > 1 && !text.parentElement?.closest("script, style, template, textarea"))
      text.splitText(Math.floor(text.data.length / 2));
};

const changeAttributes = () => {
  for (const element of document.querySelectorAll("#___gatsby *")) {
    element.setAttribute("data-seen", "1");
    if (element.matches("input, textarea")) element.setAttribute("autocomplete", "off");
    if (element.matches("p, a, button")) element.setAttribute("title", "seen");
  }
};

const OURS = "our own";

export const alterations: Alteration[] = [
  { name: "translated", source: "github.com/facebook/react/issues/11538", apply: translate },
  { name: "number linked", source: "github.com/sveltejs/svelte/issues/15871", apply: linkNumbers },
  {
    name: "address hidden",
    source:
      "developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation, " +
      "github.com/httpjamesm/AnonymousOverflow/issues/77",
    apply: hideAddresses,
    moments: ["before"],
  },
  { name: "icons in fields", source: "github.com/vercel/next.js/issues/51816", apply: addIcons },
  { name: "darkened", source: "github.com/darkreader/darkreader/issues/2779", apply: darken },
  { name: "nodes inserted", source: OURS, apply: insertNodes },
  { name: "nodes removed", source: OURS, apply: removeNodes },
  { name: "texts split", source: OURS, apply: splitTexts },
  { name: "attributes changed", source: OURS, apply: changeAttributes },
];
