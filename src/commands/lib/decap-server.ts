import { promises } from "node:fs";
import { installed } from "./processes";
import { writeWhole } from "./write-whole";

// decap-server writes in place, which empties the file first: on a full disk it would stay empty.
Object.assign(promises, { writeFile: writeWhole });

void import(installed("decap-server"));
