import { isRecord } from "../base/is-record";
import type { Content } from "../typed-content/content";

/** Without a booking provider, visitors ask for their trip by message. */
export const booksByMessage = ({ entries }: Pick<Content, "entries">) => {
  const providers = entries.find(({ file }) => file === "providers.json")?.data;
  return isRecord(providers) && !isRecord(providers.booking);
};
