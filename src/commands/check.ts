import { collections } from "../model";
import { checkContent } from "../model/check";
import { sentence } from "../model/check/sentences";

/** `npm run check`: every fault of the content, one line each; exit code 1 where there is one. */
const main = async () => {
  const faults = await checkContent("content", collections);
  for (const fault of faults) console.error(sentence(fault, collections));
  console.log(
    faults.length === 0
      ? "El contenido está bien."
      : `\n${faults.length} ${faults.length === 1 ? "cosa" : "cosas"} por corregir.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
};

void main();
