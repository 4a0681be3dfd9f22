import type { Advice } from "../advice/advice";
import { adviceSentence } from "../advice/sentences";
import type { OwnerLanguage } from "../check/sentences/owner-language";
import { holds, type Collection } from "../collection";
import { jsonSchema, nodeAt } from "../schema";

const inTheEditor: Record<OwnerLanguage, string> = { es: "En el editor", en: "In the editor" };

/** "file › field: what is missing. In the editor: where to enter it."; always one line. */
export const missingSentence = (
  missing: Advice,
  collections: Collection[],
  language: OwnerLanguage = "es",
) => {
  const text = adviceSentence(missing, language);
  const place = placeInEditor(missing, collections);
  return place ? `${text} ${inTheEditor[language]}: ${place}.` : text;
};

/** The list and the form's labels, as the editor shows them: «Datos › Empresa › NIF». */
const placeInEditor = ({ file, path }: Advice, collections: Collection[]) => {
  const collection = collections.find((candidate) => holds(candidate, file));
  if (!collection) return undefined;
  const schema = jsonSchema(collection);
  const labels = path.map((step, index) =>
    typeof step === "number" ? step + 1 : nodeAt(schema, path.slice(0, index + 1))?.title,
  );
  return [collection.shelf, collection.title, ...labels].filter(Boolean).join(" › ");
};
