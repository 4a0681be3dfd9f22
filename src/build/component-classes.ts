/**
 * Returns a page's HTML without the `sc-…` classes that its styles do not name. By them
 * styled-components finds a component within the styles of another, which is rare. Saves 380 bytes
 * (gzip) of the home page.
 */
export const withoutUnusedClasses = (html: string, styles: string) => {
  const isUsed = (name: string) => !name.startsWith("sc-") || styles.includes(`.${name}`);
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const used = names.split(" ").filter(isUsed);
    return used.length > 0 ? ` class="${used.join(" ")}"` : "";
  });
};
