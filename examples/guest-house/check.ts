import { findingLine } from "@brisa/typed-content/check";
import { checkContent } from "@brisa/typed-content/read";
import { guestHouse } from "./model";
import { en, es } from "./model/messages";

checkContent("content", guestHouse, { es, en })
  .then(({ errors, warnings }) => {
    for (const error of errors) console.error(findingLine(error, { es, en }));
    for (const warning of warnings) console.log(findingLine(warning, { es, en }));
    process.exitCode = errors.length > 0 ? 1 : 0;
  })
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
