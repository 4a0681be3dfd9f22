import { LARGEST_MB, LARGEST_MEGAPIXELS, SHOWN_WIDTH } from "../../model/fields/picture";
import { freeSlug, slugOf } from "./slug";

/** Pixels: more than any screen asks for. */
const LARGEST_SIDE = 4000;

/** Pixels: what has fewer is no photograph, but an icon, or a dot out of a mail. */
const SMALLEST_SIDE = 100;
const QUALITY = 0.9;

const ENDINGS: Record<string, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "image/avif": ".avif",
};

/** Where each of those formats keeps what a camera or a program has noted, the place above all. */
const NOTES = /Exif|EXIF|eXIf|ns\.adobe\.com\/xap|Photoshop 3\.0|XMP |[itz]TXt|tEXt/;

type IsTaken = (name: string) => Promise<boolean>;

/** A picture as it will be stored, and what was put right. */
export type Fit = { file: File; remarks: string[] };

/** A picture, or why it is none. */
type Prepared = Fit | { refusal: string };

/**
 * Makes a picture fit for the site: a name without spaces and accents, a size that a build can bear,
 * and nothing in it but the picture. The words are the owner's.
 * @param isTaken whether there is a picture of that name already
 */
export const preparePicture = async (original: File, isTaken: IsTaken): Promise<Prepared> => {
  if (await isHeic(original)) {
    return {
      refusal: `«${original.name}» está en el formato del iPhone (HEIC), que los navegadores no muestran. Exportadla como JPEG y subidla otra vez.`,
    };
  }
  const bitmap =
    original.type in ENDINGS ? await createImageBitmap(original).catch(() => undefined) : undefined;
  if (!bitmap) {
    return {
      refusal: `«${original.name}» no es una foto que se pueda leer. Subid una foto JPEG, PNG, WebP o AVIF.`,
    };
  }
  const { width, height } = bitmap;
  if (Math.min(width, height) < SMALLEST_SIDE) {
    return {
      refusal: `«${original.name}» mide solo ${width} × ${height} píxeles. Subid una foto de ${SHOWN_WIDTH} píxeles de ancho o más.`,
    };
  }
  const isLarge = original.size > LARGEST_MB * 1e6 || width * height > LARGEST_MEGAPIXELS * 1e6;
  const content = await drawnAnew(original, bitmap, isLarge);
  const ending = ENDINGS[content.type];
  const wanted = slugOf(original.name.replace(/\.[^.]*$/, "")) || "foto";
  const name = (await freeSlug(wanted, (free) => isTaken(free + ending))) + ending;
  return {
    file: new File([content], name, { type: content.type }),
    remarks: [
      ...(isLarge
        ? [
            `La foto pesaba ${megabytes(original)}; la hemos reducido a ${megabytes(content)}, de sobra para la web.`,
          ]
        : []),
      ...(name !== wanted + ending
        ? [`Ya hay una foto «${wanted}${ending}», que se queda como está.`]
        : []),
      ...(name !== original.name ? [`La foto se guarda con el nombre «${name}».`] : []),
    ],
  };
};

/** Its name may say JPEG, and Safari can read it all the same: the brands in its head tell. */
const isHeic = async (file: File) =>
  /\.hei[cf]$/i.test(file.name) || /^.{4}ftyp.*he(ic|ix|vc|vx)/s.test(await headOf(file));

const headOf = (file: File) => file.slice(0, 40).text();

const megabytes = ({ size }: Blob) =>
  `${(size / 1e6).toLocaleString("es", { maximumFractionDigits: 1 })} MB`;

/** The picture itself, upright, if there is more in its file than that, or too much of it. */
const drawnAnew = async (original: File, bitmap: ImageBitmap, isLarge: boolean) => {
  if (isLarge) return draw(bitmap, "image/jpeg", LARGEST_SIDE);
  const bytes = new TextDecoder("latin1").decode(await original.arrayBuffer());
  return NOTES.test(bytes) ? draw(bitmap, original.type) : original;
};

/** @param type what the browser cannot write becomes a PNG, AVIF everywhere a JPEG */
const draw = (bitmap: ImageBitmap, type: string, largestSide = Infinity) => {
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({
    type: type === "image/avif" ? "image/jpeg" : type,
    quality: QUALITY,
  });
};
