import type { OwnerLanguage } from "../check/messages/owner-language";
import type { ContentModel } from "../content";
import { isPicture, isRead } from "./content";

export const MANUALS: Readonly<Record<string, OwnerLanguage>> = {
  "README.md": "es",
  "README.en.md": "en",
};

export const MANUAL_PICTURES = "handbook";

/** Their bytes decide whether they are any (`picture-format.ts`). */
export const PICTURE_ENDING = /\.(avif|jpe?g|png|webp)$/i;

/** A file that is something else as well runs nothing. Browsers show a picture opened alone with own styles. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * All that may be in `content/`. Nothing of it is copied into `public/` as it is:
 *
 * | Kind          | Decoded by               | Published as                              | Under which policy         |
 * | ------------- | ------------------------ | ----------------------------------------- | -------------------------- |
 * | text          | `yaml.ts`, the model     | values in pages and JSON, escaped there   | the page's own             |
 * | picture       | sharp, also in Gatsby    | new files in `static`, `media` and `share`| {@link PICTURE_POLICY}     |
 * | manual        | micromark, without HTML  | `admin/manual.*.html`                     | its own, without scripts   |
 * | manualPicture | sharp                    | new files in `admin/handbook`             | {@link PICTURE_POLICY}     |
 *
 * Anything else, and every link, is an error of the check. Nobody reads names that begin with a dot, which systems leave
 * everywhere.
 */
const KINDS: Record<string, (file: string, model: ContentModel) => boolean> = {
  text: isRead,
  picture: isPicture,
  manual: (file) => Object.hasOwn(MANUALS, file),
  manualPicture: (file) => isManualPicture(file),
};

const isManualPicture = (file: string) =>
  file.startsWith(`${MANUAL_PICTURES}/`) && PICTURE_ENDING.test(file);

export const isOfKind = (file: string, model: ContentModel) =>
  Object.values(KINDS).some((holds) => holds(file, model));

/** Of the site or of the manual. */
export const isAnyPicture = (file: string) => isPicture(file) || isManualPicture(file);
