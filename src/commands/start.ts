import { assertFree } from "./lib/free-port";
import { build } from "./lib/build";
import { runMain } from "./lib/processes";
import { serveSite } from "./lib/serve";
import { neededHere, standInVariables, startStandIns } from "../stand-ins";

const PORT = 8000;

/** `npm start`: builds the site, serves it on this machine, and stays until Ctrl-C. */
const start = async () => {
  const needed = neededHere();
  await assertFree(PORT);
  await startStandIns(needed, console.log);
  if (!(await build(standInVariables(needed)))) return 1;
  const site = await serveSite({ port: PORT });

  console.log(`\nBrisa de Palma: ${site.url}`);
  const remarks = [
    ...(needed.form ? ["messages sent from the site appear here"] : []),
    ...(needed.booking ? ["the booking calendar is a demonstration"] : []),
  ];
  if (remarks.length > 0) console.log(`On this machine: ${remarks.join("; ")}.`);
  return site.failed;
};

runMain(start);
