import { storageKeys } from "../storage/keys";
import { readStored, store } from "../storage/storage";
import { hasOuting, withOuting, withParameters } from "./outing-address";

/** Returns the query of an address that has the last choice of this tab; empty if nothing has been chosen. */
const lastChoice = () => readStored(storageKeys.outing) ?? "";

/** Keeps the query of an address as the last choice of this tab, also one from which all is taken away. */
export const keepChoice = (search: string) => store(storageKeys.outing, search || "?");

/** Keeps what the address of a page names that has been opened; what it does not name stays. */
export const keepOpened = () => {
  if (hasOuting(location.search)) keepChoice(withOuting(location, lastChoice()));
};

/**
 * Returns the query of a page that is shown again, with the day and the group that were chosen last. A trip is what a page
 * is about, so Back leads to that of the page.
 */
export const withLastChoice = (search: string) => {
  const last = new URLSearchParams(lastChoice() || search);
  return withParameters(
    search,
    ["day", "guests"].map((part) => [part, last.get(part) || null]),
  );
};
