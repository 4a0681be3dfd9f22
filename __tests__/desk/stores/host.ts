import sharp from "sharp";
import { gitHubStore } from "../../../src/desk/stores/github";
import { knownFiles, type PublishedContent } from "../../../src/desk/stores/known-files";
import {
  openRepository,
  REPOSITORY,
  startGitHost,
  type CheckRun,
  type Status,
} from "../../e2e/desk/git-host";
import { publishedContent, testRepository } from "./folder";

/** Replaces the browser's decoder of pictures, which Node lacks. */
export const decodePictures = () => {
  globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
    const picture = sharp(Buffer.from(await (source as Blob).arrayBuffer()));
    const { autoOrient } = await picture.metadata();
    await picture.resize(8).raw().toBuffer();
    return { ...autoOrient, close: () => undefined };
  };
};

/** No published content: everything has to be fetched. */
export const NO_CONTENT: PublishedContent = { texts: {}, yaml: {}, pictures: {} };

let published: Promise<PublishedContent> | undefined;

/** Starts a Git host with the tests' content; `open` returns a person's store. */
export const openHost = async () => {
  published ??= publishedContent();
  const content = await published;
  const { folder, remove } = testRepository();
  const checkRuns: CheckRun[] = [];
  const statuses: Status[] = [];
  const host = await startGitHost(openRepository(folder), checkRuns, statuses);
  const repository = { name: REPOSITORY, branch: "main", api: host.url };
  const open = ({ token = "ghu_1", login = "mar", known = content } = {}) => {
    const who = { token: () => token, login: () => login, refused: () => undefined };
    return gitHubStore(repository, who, knownFiles(known));
  };
  const close = async () => {
    await host.close();
    remove();
  };
  return { folder, host, open, checkRuns, statuses, close };
};

export type OpenHost = Awaited<ReturnType<typeof openHost>>;
