import type { Collection } from "../../model/collection";
import { listName } from "../../content-files/editor-address";
import { LONGEST } from "../../content-files/strings";
import { labelPath, LOCALES_TITLE } from "../../content-files/labels";
import { jsonSchema, type SchemaNode } from "../../model/schema";
import { routes } from "../../routes";
import { editorFields, type EditorField } from "./form-fields";

/** Where the editor reads and writes: the owner's Git host, or the server beside `npm run edit`. */
export type EditorBackend = { name: string; [option: string]: unknown };

type EditorSettings = {
  backend: EditorBackend;
  /** The address of the site, for the link back to it. */
  website: string;
  /** On the owner's own machine, what is saved is not public yet. On the web a draft is reviewed first. */
  isLocal: boolean;
  /** Forms for what the model does not know: the interface words. */
  words: EditorFile[];
};

export type EditorFile = {
  name: string;
  label: string;
  file: string;
  preview_path?: string;
  fields: EditorField[];
};

/**
 * The editor's configuration (Decap CMS): a list for each group
 * of single files and for each folder. The CMS's own i18n is not used, which has lost data
 * (decap-cms issues 6978, 7371): a translated text is a group of fields.
 */
export const editorConfig = (
  collections: Collection[],
  { backend, website, isLocal, words }: EditorSettings,
) => {
  const groups = new Set(collections.flatMap(({ group }) => group ?? []));
  return {
    load_config_file: false,
    backend,
    site_url: website,
    logo: { src: "/icons/icon.svg" },
    publish_mode: isLocal ? "simple" : "editorial_workflow",
    // It misses most texts; the table of all texts finds them in any language.
    search: false,
    // The page beside the form is ours (`browser/preview`).
    editor: { preview: false },
    media_folder: MEDIA,
    public_folder: "/media",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: [
      ...[...groups].map((group) => {
        const files = collections.filter((collection) => collection.group === group);
        return groupList(group, files.map(singleFile));
      }),
      ...collections.filter(({ group }) => !group).map(folderList),
      groupList(LOCALES_TITLE, words),
    ],
  };
};

const MEDIA = "content/media";

/** Decap has a format for each list, not for each file. */
const groupList = (label: string, files: EditorFile[]) => {
  const name = listName(label);
  return { name, label, format: name, delete: false, files };
};

const singleFile = (collection: Collection): EditorFile => ({
  name: collection.type,
  label: collection.title,
  file: `content/${collection.path}`,
  ...previewPath(collection),
  fields: editorFields(jsonSchema(collection), { optional: false }),
});

/** A folder that may grow; one with fixed entries is neither added to nor deleted from. */
const folderList = (collection: Collection) => {
  const { type, title, path, set } = collection;
  const node = jsonSchema(collection);
  const [folder, extension = ""] = path.split("/*.");
  return {
    name: type,
    label: title,
    label_singular: node.title,
    folder: `content/${folder}`,
    extension,
    format: type,
    create: set === "open",
    delete: set === "open",
    identifier_field: "id",
    slug: "{{fields.id}}",
    // Told again, Decap asks for the pictures anew: it would offer none for a new entry that is
    // opened before they are there. A folder of an entry's own would have no slash before it.
    media_folder: `/${MEDIA}`,
    public_folder: "/media",
    summary: `{{${labelPath(node)} | truncate(${LONGEST},'…')}}${node.properties?.hidden ? HIDDEN : ""}`,
    ...inOrder(node),
    ...previewPath(collection),
    fields: editorFields(node, { optional: false }),
  };
};

/** Lists a folder's entries as the pages do, where they have a place. */
const inOrder = ({ properties = {} }: SchemaNode) => {
  const [field] = Object.keys(properties).filter((name) => properties[name]?.kind === "order");
  return field ? { sortable_fields: [{ field, default_sort: true }] } : {};
};

/** What the list says of an entry that pages do not show. */
const HIDDEN = "{{hidden | ternary(' · escondida', '')}}";

/** The page to look at in a draft's preview. */
const previewPath = ({ shownOn }: Collection) =>
  typeof shownOn === "string" ? { preview_path: routes[shownOn] } : {};
