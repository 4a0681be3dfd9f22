const NOT_TRANSLATED = "font, option, script, style, textarea";

const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

/** Replaces every text of the page by elements with the same text, as the translators of browsers do. */
const translate = () => {
  for (const text of textsIn(document.body)) {
    if (text.data === "" || text.parentElement?.closest(NOT_TRANSLATED)) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
};

/** Translates the page, and again whatever is new in it, until the returned function is called. */
export const startTranslator = () => {
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate();
  return () => observer.disconnect();
};
