import { checkFolder } from "./lib/usable-folder";
import { runMain } from "./lib/processes";

/** What `npm run build` and `npm run develop` do first: Gatsby's own messages would not name the cause. */
const main = async () => {
  checkFolder(process.cwd());
  return Promise.resolve(0);
};

runMain(main);
