import type { Listed } from "./shown";
import { isRecord } from "../base/is-record";
import type { Content } from "./content";

type Data = Record<string, unknown>;

/**
 * The fields that decide whether and where lists show an entry are of the right type, even if their values are wrong
 * (which the content check reports).
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
