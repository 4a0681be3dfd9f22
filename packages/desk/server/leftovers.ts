import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { OwnerLanguage } from "@brisa/typed-content/check";
import { filesBelow } from "@brisa/typed-content/disk";
import { LOCK } from "./lock";
import { BESIDE } from "./save";

type Kind = "locked" | "half" | "olderHalf" | "older";

const SENTENCES: Record<OwnerLanguage, Record<Kind, (paths: string) => string>> = {
  es: {
    locked: (path) =>
      `Un guardado se interrumpió, o hay un escritorio guardando ahora. Si no hay ninguno, borrad ${path}: hasta entonces no se puede guardar.`,
    half: (paths) =>
      `De un guardado que se interrumpió queda ${paths}. Lo que falta sigue sin guardar en el escritorio: guardadlo otra vez, y borrad lo que quede.`,
    olderHalf: (paths) =>
      `Un guardado de una versión anterior no se terminó, y lo que iba a escribir está en ${paths}: comparadlo con content, y borradlo.`,
    older: (paths) =>
      `De una versión anterior queda ${paths}, con copias de lo guardado. Ya no se usa: se puede borrar.`,
  },
  en: {
    locked: (path) =>
      `A save was interrupted, or a desk is saving now. If none is, delete ${path}: until then nothing can be saved.`,
    half: (paths) =>
      `An interrupted save has left ${paths}. What is missing is still unsaved at the desk: save it again, and delete what is left.`,
    olderHalf: (paths) =>
      `A save of an earlier version was not completed, and what it was to write is in ${paths}: compare it with content, and delete it.`,
    older: (paths) =>
      `An earlier version has left ${paths}, with copies of what was saved. It is not used any more: it can be deleted.`,
  },
};

/** What interrupted saves and earlier versions have left in a repository, in sentences for the owner. */
export const leftovers = (repository: string, language: OwnerLanguage): string[] => {
  const there = (...names: string[]) => names.filter((name) => existsSync(join(repository, name)));
  const found: [Kind, paths: string[]][] = [
    ["locked", there(LOCK)],
    [
      "half",
      filesBelow(join(repository, "content"))
        .filter((file) => basename(file).startsWith(BESIDE))
        .map((file) => relative(repository, file)),
    ],
    ["olderHalf", there(".desk/commit", ".desk/unsaved")],
    ["older", there(".desk/saves", ".desk/commit-made", ".desk/uploads", ".desk/lock")],
  ];
  return found.flatMap(([kind, paths]) =>
    paths.length > 0 ? SENTENCES[language][kind](paths.join(", ")) : [],
  );
};
