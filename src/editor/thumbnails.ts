import { isRecord, type Content } from "../content-files/content";
import { entryAddress } from "../content-files/editor-address";

/** Pictures below the site's root, by the addresses of the forms whose entries show them. */
export type Thumbnails = Record<string, string>;

/** Returns the pictures of the entries of folders; the content may have errors. */
export const thumbnailsOf = ({ collections, entries }: Content): Thumbnails =>
  Object.fromEntries(
    entries.flatMap(({ file, collection, node, data }) => {
      const fields = Object.entries(node.properties ?? {});
      const [name] = fields.find(([, { kind }]) => kind === "picture") ?? [];
      const picture = name && !collection.group && isRecord(data) ? data[name] : undefined;
      const address = entryAddress(collections, file);
      return address && isRecord(picture) ? [[address, String(picture.file)]] : [];
    }),
  );
