import { LARGEST_MB, LARGEST_MEGAPIXELS } from "../../model/fields/picture";

/** Pixels: more than any screen asks for. */
const LARGEST_SIDE = 4000;
const JPEG_QUALITY = 0.9;

const ENDINGS: Record<string, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "image/avif": ".avif",
};

type IsTaken = (name: string) => Promise<boolean>;

/** A picture as it will be stored, and what was put right. */
export type Fit = { file: File; remarks: string[] };

/** A picture, or why it is none. */
type Prepared = Fit | { refusal: string };

/**
 * Makes a picture fit for the site: a name without spaces and accents, and a size that a build can
 * bear. The words are the owner's.
 * @param isTaken whether there is a picture of that name already
 */
export const preparePicture = async (original: File, isTaken: IsTaken): Promise<Prepared> => {
  if (await isHeic(original)) {
    return {
      refusal: `«${original.name}» está en el formato del iPhone (HEIC), que los navegadores no muestran. Exportadla como JPEG y subidla otra vez.`,
    };
  }
  const ending = ENDINGS[original.type];
  const bitmap = ending ? await createImageBitmap(original).catch(() => undefined) : undefined;
  if (!bitmap) {
    return {
      refusal: `«${original.name}» no es una foto que se pueda leer. Subid una foto JPEG, PNG, WebP o AVIF.`,
    };
  }
  const isLarge =
    original.size > LARGEST_MB * 1e6 || bitmap.width * bitmap.height > LARGEST_MEGAPIXELS * 1e6;
  const content = isLarge ? await smaller(bitmap) : original;
  const wanted = safeName(original.name, isLarge ? ".jpg" : ending);
  const name = await freeName(wanted, isTaken);
  return {
    file: new File([content], name, { type: content.type }),
    remarks: [
      ...(isLarge
        ? [
            `La foto pesaba ${megabytes(original)}; la hemos reducido a ${megabytes(content)}, de sobra para la web.`,
          ]
        : []),
      ...(name !== wanted ? [`Ya hay una foto «${wanted}», que se queda como está.`] : []),
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

const smaller = (bitmap: ImageBitmap) => {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
};

/** `Cala Vella (día).JPG` → `cala-vella-dia.jpg`: what every system and address can bear. */
export const safeName = (name: string, ending: string) => {
  const words = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${words || "foto"}${ending}`;
};

/** `barco.jpg`, or `barco-2.jpg` where there is one: a new picture never takes another's place. */
const freeName = async (wanted: string, isTaken: IsTaken, number = 1): Promise<string> => {
  const name = number === 1 ? wanted : wanted.replace(/(?=\.\w+$)/, `-${number}`);
  return (await isTaken(name)) ? freeName(wanted, isTaken, number + 1) : name;
};
