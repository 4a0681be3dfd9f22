/** `Cala Vella (día)` → `cala-vella-dia`: what every system and address can bear; maybe nothing. */
export const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * The first of `barco`, `barco-2`, `barco-3` … that is free.
 * @param isTaken whether there is something of that name already
 */
export const freeSlug = async (
  wanted: string,
  isTaken: (name: string) => Promise<boolean>,
  number = 1,
): Promise<string> => {
  const name = number === 1 ? wanted : `${wanted}-${number}`;
  return (await isTaken(name)) ? freeSlug(wanted, isTaken, number + 1) : name;
};
