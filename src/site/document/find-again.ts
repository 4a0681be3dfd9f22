/** What elements have in common that are alike for a visitor. Links have an address, fields a name. */
type Likeness = { href?: string; name?: string };

/**
 * Finds an element again after React has rebuilt the page. Unless it is still there, it is the one with its words, or at
 * its place, among those of the same kind, address and name: around them a browser or an extension may have added
 * elements of their own, such as the links that an iPhone makes of telephone numbers. On a page that stands, one whose
 * words are not there is just gone.
 */
export const findAgain = (element: Element) => {
  const { href, name, textContent } = element as Element & Likeness;
  const alike = () =>
    [...document.querySelectorAll<Element & Likeness>(element.localName)].filter(
      (other) => other.href === href && other.name === name,
    );
  const inWords = () => alike().filter((other) => other.textContent === textContent);
  const [place, placeInWords] = [alike().indexOf(element), inWords().indexOf(element)];
  const main = document.querySelector("main");
  return () =>
    element.isConnected
      ? element
      : (inWords()[placeInWords] ?? (main?.isConnected ? element : alike()[place]));
};
