/** An entry with a place among those of its collection. */
export type Placed = { order: number; id: string | number };

/** Orders entries as pages and lists show them: two of the same place by their identifiers. */
export const byPlace = (a: Placed, b: Placed) => a.order - b.order || (a.id < b.id ? -1 : 1);
