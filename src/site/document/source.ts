/** Who sends visitors, as the addresses name it that the owner hands out: `?ref=hotel-sol`. */
export type Source = { id: string; name: string };

/** Also in a query that was encoded or written as HTML on its way. */
const REF = /(?:[?&;]|%(?:26|3F|3B))ref(?:=|%3D)([a-z\d-]+)/i;

/** The id that a query names, which nobody need know. */
export const sourceIn = (search: string) => REF.exec(search)?.[1]?.toLowerCase();
