import { defaultLanguage, languageCodes } from "../../languages";

/** What `npm run translations -- --help` says. */
export const USAGE = `Los textos de la web en todos los idiomas.

npm run translations                        escribe translations.html, para verlos todos
npm run translations -- --export tabla.csv  escribe la tabla para quien traduce
npm run translations -- --import tabla.csv  pasa a content/ lo que trae la tabla

La tabla tiene una fila por texto y una columna por idioma (${languageCodes.join(", ")}); sirve para todos
los idiomas a la vez. La columna «clave» no se toca. La columna «${defaultLanguage}» es el original: si
no coincide con la web, la fila se rechaza, porque se habría traducido otro texto. Se pueden borrar
filas y añadir columnas. Un apóstrofo delante de =, +, - o @ solo protege la hoja de cálculo.

Al importar, lo que dice la tabla sustituye a lo que diga la web en los otros idiomas, aunque haya
cambiado entretanto. Si algo de la tabla está mal, no se cambia nada. Guardadla como «CSV UTF-8».`;
