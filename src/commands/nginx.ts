import { nginxRules } from "./lib/nginx-rules";
import { runMain } from "./lib/processes";

/** `npm run nginx`: the redirects, not-found pages and headers of `public/` in nginx's words. */
const nginx = () => {
  process.stdout.write(nginxRules("public"));
  return Promise.resolve(0);
};

runMain(nginx);
