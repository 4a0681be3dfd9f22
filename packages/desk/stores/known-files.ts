import { isRecord } from "@brisa/typed-content/helpers";
import type { Picture } from "@brisa/typed-content";
import { decodeText } from "@brisa/typed-content/texts";
import { measurePicture } from "./measure-picture";
import { fetchInTime } from "./timing";

/** Written by the build next to the desk. Keys are Git's names of files. */
export type PublishedContent = {
  texts: Record<string, string>;
  yaml: Record<string, unknown>;
  pictures: Record<string, Omit<Picture, "file">>;
};

export const PUBLISHED_CONTENT = "content.json";

type Fetch = () => Promise<Uint8Array<ArrayBuffer>>;

/** By Git's names; missing files are fetched once. */
export type KnownFiles = {
  /** Undefined if the file is not a text. */
  text: (hash: string, fetch: Fetch) => Promise<string | undefined>;
  /** Undefined if it is not known without parsing. */
  yaml: (hash: string) => unknown;
  picture: (hash: string, file: string, fetch: Fetch) => Promise<Picture>;
};

/** Rejected promises are not cached. */
const cachedByKey = <Answer, Rest extends unknown[]>(
  ask: (key: string, ...rest: Rest) => Promise<Answer>,
) => {
  const answers = new Map<string, Promise<Answer>>();
  return (key: string, ...rest: Rest) => {
    const answer = answers.get(key) ?? ask(key, ...rest);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
};

/** Starts with the published files. */
export const knownFiles = ({ texts, yaml, pictures }: PublishedContent): KnownFiles => {
  const text = cachedByKey(async (_, fetch: Fetch) => decodeText(await fetch()));
  const facts = cachedByKey(async (_, fetch: Fetch) => measurePicture(await fetch()));
  return {
    text: async (hash, fetch) => texts[hash] ?? (await text(hash, fetch)),
    yaml: (hash) => yaml[hash],
    picture: async (hash, file, fetch) => ({
      file,
      ...(pictures[hash] ?? (await facts(hash, fetch))),
    }),
  };
};

/** If it cannot be read, every file is fetched. */
export const readKnownFiles = async (): Promise<KnownFiles> => {
  const read = async () => {
    const response = await fetchInTime(PUBLISHED_CONTENT, { cache: "no-cache" });
    const content: unknown = response.ok && (await response.json());
    const parts = isRecord(content) ? [content.texts, content.yaml, content.pictures] : [];
    if (parts.length === 0 || !parts.every(isRecord)) throw new Error(String(response.status));
    return content as PublishedContent;
  };
  return knownFiles(await read().catch(() => ({ texts: {}, yaml: {}, pictures: {} })));
};
