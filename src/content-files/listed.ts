import type { Listed } from "../model/shown";
import { isRecord, type Content } from "./content";

type Data = Record<string, unknown>;

/**
 * Returns the data of a collection's entries with what decides where lists show them: while it is
 * wrong, which the check says, something of the right type.
 * @param type the name of the collection
 */
export const listedIn = ({ entries }: Pick<Content, "entries">, type: string): (Data & Listed)[] =>
  entries
    .filter(({ collection }) => collection.type === type)
    .map(({ data }) => (isRecord(data) ? data : {}))
    .map((data) => ({
      ...data,
      id: typeof data.id === "number" ? data.id : String(data.id),
      order: Number(data.order),
      hidden: data.hidden === true,
    }));
