import { appendFileSync } from "node:fs";
import { webSettings } from "../build/desk/web-settings";
import { deskHeaders } from "./lib/desk-headers";
import { runMain } from "./lib/processes";

/** `npm run desk-headers`: run after a build for Cloudflare Pages. */
const main = () => {
  appendFileSync("public/_headers", deskHeaders(webSettings()));
  return Promise.resolve(0);
};

runMain(main);
