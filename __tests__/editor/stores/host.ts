import sharp from "sharp";
import { gitHubStore } from "../../../src/editor/stores/github";
import { knownFiles, type PublishedContent } from "../../../src/editor/stores/known-files";
import {
  openRepository,
  REPOSITORY,
  startGitHost,
  type CheckRun,
  type Status,
} from "../../e2e/desk/git-host";
import { publishedContent, testRepository } from "./folder";

/** Decodes pictures as a browser does, which Node cannot. */
export const decodePictures = () => {
  globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
    const picture = sharp(Buffer.from(await (source as Blob).arrayBuffer()));
    const { autoOrient } = await picture.metadata();
    await picture.resize(8).raw().toBuffer();
    return { ...autoOrient, close: () => undefined };
  };
};

/** A desk that knows nothing before it asks. */
export const NOTHING: PublishedContent = { texts: {}, pictures: {} };

let published: Promise<PublishedContent> | undefined;

/** A Git host with the tests' content, and the desks of people at it. */
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
