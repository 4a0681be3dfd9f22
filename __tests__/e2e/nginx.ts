import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { nginxRules } from "../../src/commands/lib/nginx-rules";
import { answering } from "../../src/commands/lib/wait-for-url";
import { present } from "../setup/present";

/** What nginx says of how it was built; undefined where there is none. */
const build = () => {
  const { error, stderr } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
  return error ? undefined : stderr;
};

export const hasNginx = () => build() !== undefined;

/** Milliseconds. */
const START_LIMIT = 10_000;

/** The README's configuration, in which only the port and the places of files are others. */
const configuration = (port: number, folder: string, rules: string) => {
  const [, block] = /```nginx\n(.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? [];
  return present(block, "nginx configuration in README.md")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/srv/brisa-de-palma/public", resolve(folder))
    .replace("/srv/brisa-de-palma/rules.conf", rules);
};

/** Serves a built site as the README's deploy section says, with an nginx that is installed. */
export const serveWithNginx = async ({ port, folder }: { port: number; folder: string }) => {
  const place = mkdtempSync(join(tmpdir(), "brisa-nginx-"));
  const rules = join(place, "rules.conf");
  writeFileSync(rules, nginxRules(folder));
  mkdirSync(join(place, "temporary"));
  const [, installed = "/etc/nginx/nginx.conf"] = /--conf-path=(\S+)/.exec(build() ?? "") ?? [];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(place, "temporary", kind)};`,
  );
  const file = join(place, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
    pid ${join(place, "pid")};
    error_log stderr warn;
    ${userInfo().uid === 0 ? "user root;" : ""}
    events {}
    http {
      access_log off;
      include ${join(dirname(installed), "mime.types")};
      ${temporary.join("\n")}
      ${configuration(port, folder, rules)}
    }`,
  );
  const server = spawn("nginx", ["-p", place, "-e", "stderr", "-c", file], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");
  await answering(`http://127.0.0.1:${port}/`, START_LIMIT);
  return {
    close: async () => {
      server.kill("SIGTERM");
      await ended;
      rmSync(place, { recursive: true });
    },
  };
};
