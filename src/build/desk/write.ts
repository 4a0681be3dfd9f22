import { rmSync } from "node:fs";
import { homeSettings, writeDesk } from "@brisa/desk/build";
import type { DeskSettings } from "@brisa/desk";
import { contentModel } from "../../model";
import { tokenProperties } from "../../site/style/tokens";
import { siteMark } from "../icons";
import { sitePalette } from "../look";
import { entryPicture, webSettings } from "./web-settings";

/** @param folder served as `/admin` @returns the source files of its scripts */
export const writeSiteDesk = async (folder: string, settings: DeskSettings) =>
  writeDesk({
    model: contentModel,
    folder,
    settings,
    site: "src/build/desk/site.ts",
    inside: "src/build/desk/inside.ts",
    styles: "src/build/desk/styles.css",
    icon: await siteMark(),
    // At home nobody signs in.
    tokens: tokenProperties(sitePalette()) + (settings.home ? "" : entryPicture()),
  });

export const writeHomeDesk = (folder: string, repository: string) =>
  writeSiteDesk(folder, homeSettings(repository));

export const publishDesk = (folder: string) => {
  // Removes the scripts of the previous build, whose names differ.
  rmSync(folder, { recursive: true, force: true });
  return writeSiteDesk(folder, webSettings());
};
