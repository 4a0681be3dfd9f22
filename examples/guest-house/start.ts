import { readFileSync } from "node:fs";
import { deskTokens, writeDesk } from "@brisa/desk/build";
import { onFreePort, openHome } from "@brisa/desk/server";
import { guestHouse } from "./model";
import { en, es } from "./model/messages";
import { writePages } from "./page";

const open = (port: number) =>
  openHome({
    port,
    repository: ".",
    model: guestHouse,
    messages: { es, en },
    writeDesk: (folder) =>
      writeDesk({
        model: guestHouse,
        folder,
        site: "desk/site.ts",
        icon: readFileSync("desk/icon.svg", "utf8"),
        tokens: deskTokens({ sea: "#2F6B3C", "sea-deep": "#22512D" }),
      }),
    build: writePages,
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
