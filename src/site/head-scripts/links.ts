import { withOuting } from "../document/outing-address";
import { storageKeys } from "../storage/keys";
import { store } from "../storage/storage";

/** Takes away again what the link that was pressed last carries. */
let putBack = () => {};

const carry = (link: HTMLAnchorElement) => {
  const { search } = link;
  const carried = withOuting(link, location.search);
  if (carried === search) return;
  link.search = carried;
  putBack = () => (link.search = search);
};

/**
 * Handles the press of a link to a page of this site, which that of a picture's file is not. It carries the outing until
 * the next press of anything, since nobody tells when a browser's menu reads its address, nor when it is dropped
 * elsewhere. A link to another language keeps the query and the hash; followed, also in a new tab, it is a choice.
 */
const onPress = ({ target, type, button }: MouseEvent) => {
  putBack();
  putBack = () => {};
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]:not([data-app])");
  if (link?.origin !== location.origin) return;
  if (!link.hreflang) return carry(link);
  link.search = location.search;
  link.hash = location.hash;
  if (/click/.test(type) && button < 2) store(storageKeys.language, link.hreflang);
};

/** Before the app runs and after. Keys press without a pointer. */
export const takeAlong = () => {
  for (const type of ["pointerdown", "contextmenu", "click", "auxclick"] as const)
    addEventListener(type, onPress, true);
};
