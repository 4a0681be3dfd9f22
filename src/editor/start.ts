import { isRecord, type Content } from "../content-files/content";
import { editorAddress } from "../content-files/editor-address";
import type { Picture } from "../content-files/pictures";
import { missingForLaunch } from "../validation/launch";

/** What the editor's start page says of the content. */
export type Start = {
  /** The company's. */
  name: string;
  /** What the owner has still to enter before the site may go public: the place, and its address. */
  missing: { place: string; address: string }[];
};

/** Returns what the start page says of content as it is now, which may have errors. */
export const startOf = (content: Content, pictures: Picture[]): Start => {
  const company = content.entries.find(({ collection }) => collection.type === "Company")?.data;
  return {
    name: isRecord(company) ? String(company.name) : "",
    missing: missingForLaunch(content, pictures).map(({ place, file, path }) => ({
      place,
      address: editorAddress(content.collections, file, path) ?? "",
    })),
  };
};
