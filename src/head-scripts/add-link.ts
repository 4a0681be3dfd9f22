/** Adds a `<link>` to the head. */
export const addLink = (attributes: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement("link"), attributes));
