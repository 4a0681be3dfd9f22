import type { Picture } from "../../content-files/pictures";
import { decodeText } from "../../content-files/strings";
import { measurePicture } from "./measure-picture";

/** What the build writes beside the desk: texts and pictures by the names that Git gives their content. */
export type PublishedContent = {
  texts: Record<string, string>;
  pictures: Record<string, Omit<Picture, "file">>;
};

/** The name of its file. */
export const PUBLISHED_CONTENT = "content.json";

type Fetch = () => Promise<Uint8Array<ArrayBuffer>>;

/** What is known of files by the name that Git gives their content; what is not is fetched, once. */
export type KnownFiles = {
  /** Returns a file's text; undefined where it is none. */
  text: (hash: string, fetch: Fetch) => Promise<string | undefined>;
  picture: (hash: string, file: string, fetch: Fetch) => Promise<Picture>;
};

/** Returns the function, whose answers are kept by their first argument; what fails is asked again. */
const once = <Answer, Rest extends unknown[]>(
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

/** Returns what is known of files at first, and of all that are fetched later. */
export const knownFiles = ({ texts, pictures }: PublishedContent): KnownFiles => {
  const text = once(async (_, fetch: Fetch) => decodeText(await fetch()));
  const facts = once(async (_, fetch: Fetch) => measurePicture(await fetch()));
  return {
    text: async (hash, fetch) => texts[hash] ?? (await text(hash, fetch)),
    picture: async (hash, file, fetch) => ({
      file,
      ...(pictures[hash] ?? (await facts(hash, fetch))),
    }),
  };
};

/**
 * Reads what the build has written beside the desk. Where that cannot be read, nothing is known, and
 * all is fetched: slower, not worse.
 */
export const readKnownFiles = async (): Promise<KnownFiles> => {
  const read = async () => {
    const response = await fetch(PUBLISHED_CONTENT, { cache: "no-cache" });
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as PublishedContent;
  };
  return knownFiles(await read().catch(() => ({ texts: {}, pictures: {} })));
};
