import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DraftEntry } from "../../../src/editor/browser/cms";
import { contentFormat } from "../../../src/editor/browser/content-format";
import { contentGuard } from "../../../src/editor/browser/content-guard";
import {
  listFormats,
  type EditorConfig,
  type ListFormat,
} from "../../../src/editor/browser/file-kinds";
import { saveGuard } from "../../../src/editor/browser/save-guard";
import type { Versions } from "../../../src/editor/browser/versions";
import type { EditorField } from "../../../src/editor/config/form-fields";
import { draftEntry, entryData } from "../draft-entry";
import type { Change, Edit } from "./changes";
import { present } from "../../setup/present";

/** A form of the editor, and the file that it opens. */
type Form = { list: ListFormat; entry: string; path: string; fields: EditorField[] };

/** What has become of a change. */
type Outcome = { title: string; isRefused: boolean };

export type Office = ReturnType<typeof openOffice>;

const ROOT = "content/";
const UPLOADED = "content/media/new.jpg";

/**
 * The editor without its forms: what people change goes through the guards and, unless they refuse,
 * into content in memory, written as the editor writes it.
 */
export const openOffice = (
  config: EditorConfig,
  texts: Record<string, string>,
  pictures: string[],
) => {
  const files = new Map(Object.entries(texts).map(([file, text]) => [ROOT + file, text]));
  const library = new Set(pictures.map((picture) => ROOT + picture));
  const lists = listFormats(config);
  const content = () =>
    Object.fromEntries([...files].map(([path, text]) => [path.slice(ROOT.length), text]));
  const versions: Versions = {
    exists: (path) => Promise.resolve(files.has(path) || library.has(path)),
    saved: ({ path }) => Promise.resolve(files.get(path)),
    publishedMeanwhile: () => Promise.resolve(false),
    texts: () => Promise.resolve(content()),
  };
  const { preSave, prePublish } = saveGuard(
    lists.flatMap(({ kinds }) => kinds),
    versions,
  );
  const { refuseBrokenDeletion } = contentGuard(versions);

  const formsOf = (collection: EditorConfig["collections"][number]): Form[] => {
    const list = lists.find(({ format }) => format === collection.name);
    if (!list) throw new Error(collection.name);
    if ("files" in collection) {
      return collection.files.map(({ name, file, fields }) => ({
        list,
        entry: name,
        path: file,
        fields,
      }));
    }
    const { folder, fields } = collection;
    return [...files.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => ({ list, entry: path.replace(/.*\/|\.\w+$/g, ""), path, fields }));
  };

  const forms = (isOpen = false) =>
    config.collections
      .filter((collection) => !isOpen || ("create" in collection && collection.create))
      .flatMap(formsOf);

  /** What is in the form once it has been changed, with the picture that was uploaded to it. */
  const opened = ({ list, entry, path, fields }: Form, edits: Edit[], isNew: boolean) => {
    const raw = files.get(path) ?? "";
    const data = edits.reduce(
      (data, edit) => edit(fields, data),
      contentFormat(list).fromFile(raw) as object,
    );
    const isUploaded = JSON.stringify(data).includes(UPLOADED.slice(ROOT.length - 1));
    const pictures = [...library, ...(isUploaded ? [UPLOADED] : [])];
    return draftEntry({
      collection: list.format,
      slug: isNew ? "" : entry,
      path: isNew ? "" : path,
      newRecord: isNew,
      raw: isNew ? "" : raw,
      data: entryData(isNew ? { ...data, id: undefined } : data),
      mediaFiles: { toJS: () => pictures.map((path) => ({ path })) },
    });
  };

  const write = async (form: Form, edits: Edit[], isNew: boolean) => {
    const entry = opened(form, edits, isNew);
    const accepted = await preSave({ entry });
    const { id } = (accepted ?? entry.get("data")).toJS() as { id?: unknown };
    const path = isNew ? form.path.replace(/[^/]*(?=\.\w+$)/, String(id)) : form.path;
    keep(form, path, entry, accepted);
  };

  /** Writes as the CMS does. */
  const keep = ({ list }: Form, path: string, entry: DraftEntry, data = entry.get("data")) => {
    files.set(path, contentFormat(list).toFile(data.toJS()));
    for (const picture of entry.get("mediaFiles")?.toJS() ?? []) library.add(picture.path);
  };

  const remove = async (path: string) => {
    await refuseBrokenDeletion([path]);
    files.delete(path);
    library.delete(path);
  };

  const publish = async (form: Form, edits: Edit[]) => {
    const entry = opened(form, edits, false);
    await prePublish({ entry });
    keep(form, form.path, entry);
  };

  const actionOf = (change: Change): { path: string; act: () => Promise<void> } => {
    const { which } = change;
    if (!("edits" in change)) {
      const paths =
        change.kind === "delete entry" ? forms(true).map(({ path }) => path) : [...library];
      const path = pick(paths, which);
      return { path, act: () => remove(path) };
    }
    const { kind, edits } = change;
    const form = pick(forms(kind === "new"), which);
    const act = () =>
      kind === "publish" ? publish(form, edits) : write(form, edits, kind === "new");
    return { path: form.path, act };
  };

  return {
    /** The texts of all content files, by their path below the content root. */
    texts: content,
    /** Paths of all pictures below the content root. */
    pictures: () => [...library].map((path) => path.slice(ROOT.length)),
    /** Files that would change by being opened and saved as they are, of which there are none. */
    unstable: () =>
      forms()
        .filter(({ list, path }) => {
          const { fromFile, toFile } = contentFormat(list);
          const text = files.get(path) ?? "";
          return toFile(fromFile(text) as object) !== text;
        })
        .map(({ path }) => path),
    /**
     * Writes all files to a folder.
     * @param picture in whose place every picture of the library stands
     */
    writeTo: (folder: string, picture: string) => {
      for (const [path, text] of files) {
        const target = join(folder, path.slice(ROOT.length));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
      for (const path of library) cpSync(picture, join(folder, path.slice(ROOT.length)));
    },
    /** @throws what no guard has said */
    apply: async (change: Change): Promise<Outcome> => {
      const { path, act } = actionOf(change);
      const title = `${change.kind}: ${path}`;
      try {
        await act();
        return { title, isRefused: false };
      } catch (error) {
        // A refusal has no name: the CMS would show it.
        if ((error as Error).name !== "") throw error;
        return { title, isRefused: true };
      }
    },
  };
};

const pick = <Item>(items: Item[], index: number) =>
  present(items[index % items.length], "item in an empty list");
