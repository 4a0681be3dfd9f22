import { withOuting } from "../document/outing-address";
import { storageKeys } from "../storage/keys";
import { store } from "../storage/storage";

/** Stores the choice of a language, and lets its link keep the query and the hash. */
const choose = (link: HTMLAnchorElement) => {
  store(storageKeys.language, link.hreflang);
  link.search = location.search;
  link.hash = location.hash;
};

/** Lets a link carry the page's outing, until the browser or the app has followed it. */
const carry = (link: HTMLAnchorElement) => {
  const { search } = link;
  const carried = withOuting(link, location.search);
  if (carried === search) return;
  link.search = carried;
  setTimeout(() => (link.search = search));
};

/** Handles the press of a link of this site; also of one that opens in a new tab, but not one whose menu is opened. */
const onPress = ({ target, button }: MouseEvent) => {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || button > 1) return;
  if (link.hreflang) choose(link);
  else if (link.origin === location.origin) carry(link);
};

/** Lets links take along what the visitor has chosen, before the app runs and after. */
export const takeAlong = () => {
  for (const type of ["click", "auxclick"] as const) addEventListener(type, onPress, true);
};
