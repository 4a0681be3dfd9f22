import { addressOf, type Place } from "./places";

/** If the place is the current one, its field gets the focus again. */
export const go = (place: Place) => {
  const address = addressOf(place);
  // The browser fires no event if the URL stays the same.
  if (address === location.hash) dispatchEvent(new HashChangeEvent("hashchange"));
  // When called from the framed page, a relative address would resolve against that page.
  else location.assign(new URL(address, location.href));
};
