/** What elements have in common that are alike for a visitor. Links have an address, fields a name. */
type Likeness = { href?: string; name?: string };

/**
 * Finds an element again after React has rebuilt the page. Unless it is still there, it is the one at the same place
 * among those of the same kind, address and name: around them a browser or an extension may have added elements of
 * their own, such as the links that an iPhone makes of telephone numbers.
 */
export const findAgain = (element: Element) => {
  const { href, name } = element as Element & Likeness;
  const alike = () =>
    [...document.querySelectorAll<Element & Likeness>(element.localName)].filter(
      (other) => other.href === href && other.name === name,
    );
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
};
