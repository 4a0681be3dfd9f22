import { grammarOf } from "../messages/owner-language";
import { SHOWN_WIDTH } from "../../model/fields/picture-limits";
import type { Matter } from "./warning";

const { allOf, languageName } = grammarOf("es");

export const es = (advice: Matter): string => {
  switch (advice.code) {
    case "longer":
      return `es mucho más largo que el texto en ${languageName(advice.than)}. Mirad si sobra algo, o si falta allí.`;
    case "shorter":
      return `es mucho más corto que el texto en ${languageName(advice.than)}. Mirad si falta algo, o si sobra allí.`;
    case "same":
      return `es igual que el texto en ${languageName(advice.than)}. Mirad si falta traducirlo.`;
    case "small-picture":
      return `la foto tiene sólo ${advice.width} píxeles de ancho y se verá borrosa. Poned una de ${SHOWN_WIDTH} o más.`;
    case "file-name":
      return "la descripción parece el nombre de un archivo. Contad en una frase lo que se ve.";
    case "price":
      return `el precio pasa de ${advice.before} a ${advice.now}. Mirad si está bien escrito.`;
    case "not-entered":
      return `«${advice.value}» es provisional. Escribid el dato de verdad.`;
    case "open-bracket":
      return `«${advice.value}» sigue abierto${advice.everywhere ? " en todos los idiomas" : ""}. Poned en su lugar lo que pide, sin corchetes.`;
    case "unnamed-key":
      return `la web guarda «${advice.value}» en el navegador, y el texto en ${allOf(advice.languages.map(languageName))} no lo nombra en negrita. Añadidlo.`;
    case "sample":
      return "es una reseña de ejemplo. Cambiadla por una de verdad, o borradla.";
    case "stand-in":
      return "la foto es provisional. Poned una vuestra y revisad su descripción.";
  }
};
