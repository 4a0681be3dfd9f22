import { readFileSync } from "node:fs";
import { deskTokens, homeSettings, writeDesk } from "@brisa/desk/build";
import { onFreePort, openHome, serveFolder } from "@brisa/desk/server";
import { guestHouse } from "./model";
import { en, es } from "./model/messages";
import { writePages } from "./page";

/** @param folder served as `/admin` */
const writeSiteDesk = (folder: string) =>
  writeDesk({
    model: guestHouse,
    folder,
    settings: homeSettings("."),
    site: "desk/site.ts",
    entry: "desk/main.ts",
    icon: readFileSync("desk/icon.svg", "utf8"),
    tokens: deskTokens({ sea: "#2F6B3C", "sea-deep": "#22512D" }),
  });

const open = (port: number) =>
  openHome({
    port,
    repository: ".",
    model: guestHouse,
    messages: { es, en },
    writeDesk: writeSiteDesk,
    // Would return the error of a build that failed.
    build: async () => {
      writePages();
      return undefined;
    },
    serve: serveFolder,
    onBuild: () => undefined,
    // "public", or "failed" if the content has errors.
    onOutcome: ({ status }) => console.log(status),
  });

onFreePort(Number(process.argv[2] ?? 8000), open)
  .then(({ opened: { origin, failed } }) => {
    console.log(`${origin}/admin/`);
    return failed;
  })
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
