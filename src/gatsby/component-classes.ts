/**
 * Returns a page's HTML without the classes by which styled-components finds a component in the styles
 * of another one, but those that the page's styles name: most are in none.
 */
export const withoutUnusedClasses = (html: string, styles: string) => {
  const isUsed = (name: string) => !name.startsWith("sc-") || styles.includes(`.${name}`);
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const used = names.split(" ").filter(isUsed);
    return used.length > 0 ? ` class="${used.join(" ")}"` : "";
  });
};
