import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { parseRequest } from "./broken-request";
import { placeOf, unlessMissing } from "./place";
import { NAME, PICTURE, TEXT } from "./writable";
import { writeWhole } from "./write-whole";

const matching = (...patterns: string[]) =>
  z.string().regex(new RegExp(`^(?:${patterns.join("|")})$`, "u"));

const folder = matching(`content(?:/${NAME})*`);
const picture = matching(`content/${PICTURE}`);
const file = matching(`content/${PICTURE}`, `content/${TEXT}`);

const asset = z.object({ path: picture, content: z.string(), encoding: z.literal("base64") });
/** Without another path to move it to. */
const text = z.strictObject({
  slug: z.string(),
  path: matching(`content/${TEXT}`),
  raw: z.string(),
});

const asks = <Action extends string, Params extends z.core.$ZodShape>(
  action: Action,
  params: Params,
) => z.object({ action: z.literal(action), params: z.object(params) });

/** What Decap asks of what it calls a proxy, where an entry that is saved is no draft. */
const fileRequest = z.discriminatedUnion("action", [
  asks("entriesByFolder", {
    folder,
    extension: z.enum(["json", "yaml"]),
    depth: z.int().min(1).max(9),
  }),
  asks("entriesByFiles", { files: z.array(z.object({ path: file })) }),
  asks("getEntry", { path: file }),
  asks("persistEntry", { dataFiles: z.array(text), assets: z.array(asset) }),
  asks("getMedia", { mediaFolder: folder }),
  asks("getMediaFile", { path: picture }),
  asks("persistMedia", { asset }),
  asks("deleteFiles", { paths: z.array(file) }),
  asks("getDeployPreview", {}),
]);

/**
 * Reads and writes the content files of a repository for the editor: texts and pictures, and no others.
 * @throws BrokenRequest where anything else is asked for; what the file system says
 */
export const fileAnswer = async (asked: unknown, root = "."): Promise<object | null> => {
  const { action, params } = parseRequest(fileRequest, asked);
  const entries = (paths: string[]) => Promise.all(paths.map((path) => readText(root, path)));
  const pictures = (paths: string[]) => Promise.all(paths.map((path) => readPicture(root, path)));
  switch (action) {
    case "entriesByFolder": {
      const paths = await filesIn(root, params.folder, params.depth);
      const isWanted = (path: string) =>
        file.safeParse(path).success && path.endsWith(`.${params.extension}`);
      return entries(paths.filter(isWanted));
    }
    case "entriesByFiles":
      return entries(params.files.map(({ path }) => path));
    case "getEntry":
      return readText(root, params.path);
    case "persistEntry":
      // The pictures first: whatever fails, no entry lacks its own.
      for (const { path, content } of params.assets) await write(root, path, bytesOf(content));
      for (const { path, raw } of params.dataFiles) await write(root, path, raw);
      return {};
    case "getMedia": {
      const paths = await filesIn(root, params.mediaFolder, 1);
      return pictures(paths.filter((path) => picture.safeParse(path).success));
    }
    case "getMediaFile":
      return readPicture(root, params.path);
    case "persistMedia":
      await write(root, params.asset.path, bytesOf(params.asset.content));
      return readPicture(root, params.asset.path);
    case "deleteFiles":
      for (const path of params.paths) await rm(await placeOf(root, path), { force: true });
      return {};
    case "getDeployPreview":
      return null;
  }
};

const bytesOf = (base64: string) => Buffer.from(base64, "base64");

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** An entry as Decap has it; without data where there is no such file. */
const readText = async (root: string, path: string) => {
  const bytes = await readFile(await placeOf(root, path)).catch(unlessMissing);
  return { data: bytes?.toString() ?? null, file: { path, id: bytes ? digest(bytes) : null } };
};

const readPicture = async (root: string, path: string) => {
  const bytes = await readFile(await placeOf(root, path));
  const content = bytes.toString("base64");
  return { id: digest(bytes), content, encoding: "base64", path, name: basename(path) };
};

/** Every file below a folder, some folders deep; links are none. */
const filesIn = async (root: string, path: string, depth: number): Promise<string[]> => {
  const found = await readdir(await placeOf(root, path), { withFileTypes: true }).catch(
    unlessMissing,
  );
  const files = (found ?? []).map(async (entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory() && depth > 1) return filesIn(root, inside, depth - 1);
    return entry.isFile() ? [inside] : [];
  });
  return (await Promise.all(files)).flat();
};

const write = async (root: string, path: string, data: string | Buffer) => {
  const place = await placeOf(root, path);
  await mkdir(dirname(place), { recursive: true });
  await writeWhole(place, data);
};
