import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { withTemporaryFolder, write } from "../setup/temporary-folder";
import { folderOf, keyed, publishJob } from "./read-workflows";
import { describeStep, runStep } from "./run-step";

const folder = withTemporaryFolder();

/** Packs the installed packages, and installs them as the jobs do. */
const install = (salt = "") => {
  const list = keyed.map((name) => {
    const archive = join(folder(), `${name}.tgz`);
    const from = resolve(folderOf(name));
    execFileSync("tar", ["cf", archive, "--exclude=node_modules", "-C", join(from, ".."), name]);
    const hash = createHash("sha512").update(readFileSync(archive)).update(salt).digest("base64");
    return `${name}@1.2.3 sha512-${hash}\n`;
  });
  return runStep("publish", "wrangler", {
    env: {},
    commands: { npm: `echo "${folder()}/\${3%@*}.tgz"` },
    variables: { PACKAGES: list.join(""), RUNNER_TEMP: folder() },
  });
};

const deployments = ["main", "draft-mar", "main", "draft-pau", "draft-mar", "main"].map(
  (branch, id) => ({
    ...{ id: `d${id}`, environment: branch === "main" ? "production" : "preview" },
    latest_stage: { name: "deploy", status: "success", ended_on: "2027-01-01T00:00:00Z" },
    deployment_trigger: { metadata: { branch, commit_hash: "0123456789" } },
  }),
);

/** What Cloudflare's API answers, by the end of the question. */
const ANSWERS: [RegExp, unknown][] = [
  [/\/upload-token$/, { jwt: `a.${btoa('{"max_file_count_allowed":9,"exp":9999999999}')}.c` }],
  [/\/check-missing$/, []],
  [/\/deployments(?:\/d0)?$/, deployments[0]],
  [/\/deployments\?$/, deployments],
  [/\/projects\/vela-clara$/, { deployment_configs: { production: {}, preview: {} } }],
];

describeStep("wrangler", () => {
  const asked: string[] = [];
  const api = createServer((request, response) => {
    const question = `${request.method} ${request.url}`;
    asked.push(question);
    const [, result = null] = ANSWERS.find(([pattern]) => pattern.test(question)) ?? [];
    response.setHeader("content-type", "application/json");
    void text(request).then(() =>
      response.end(JSON.stringify({ success: true, errors: [], messages: [], result })),
    );
  });
  beforeAll(() => new Promise<void>((ready) => api.listen(0, "localhost", ready)));
  afterAll(() => api.close());
  beforeEach(() => asked.splice(0));

  /** Runs the command of a step with what is installed, against the API; returns its status. */
  const run = (command = "") =>
    new Promise((done) => {
      const { port } = api.address() as AddressInfo;
      const env = {
        ...{ ...process.env, PATH: `${folder()}/node_modules/.bin:${process.env.PATH}` },
        ...{ CLOUDFLARE_API_BASE_URL: `http://localhost:${port}/client/v4`, HOME: folder() },
        ...{ CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "account", CI: "true" },
        ...{ PAGES_PROJECT: "vela-clara", WRANGLER_SEND_METRICS: "false" },
      };
      execFile("bash", ["-e", "-c", command], { cwd: folder(), env }, (error) =>
        done(error?.code ?? 0),
      );
    });
  const commands = publishJob("publish").steps.map((step) => step.run ?? "");
  const deploy = commands.find((command) => command.startsWith("wrangler pages deploy"));
  const clean = commands.find((command) => command.includes("deployment delete"));

  test("deploys, and deletes what a newer one of its branch has replaced, with these packages alone", async () => {
    expect(install().status).toBe(0);
    write(join(folder(), "public/index.html"), "<p>Hola");
    expect(await run(deploy)).toBe(0);
    expect(asked).toContain(
      "POST /client/v4/accounts/account/pages/projects/vela-clara/deployments",
    );
    expect(await run(clean)).toBe(0);
    const deleted = asked.join().matchAll(/DELETE [^,]*\/deployments\/(\w+)\?force=true/g);
    expect(Array.from(deleted, ([, id]) => id)).toEqual(["d4", "d2", "d5"]);
  });

  test("makes no code for the host's server of what was built", async () => {
    install();
    write(join(folder(), "public/_worker.js"), "export default {};");
    expect(await run(deploy)).not.toBe(0);
    expect(asked.join()).not.toMatch(/POST [^,]*\/deployments(?:,|$)/);
  });

  test("is not installed where a package is another one", () => {
    expect(install("other").status).toBe(1);
    expect(existsSync(join(folder(), "node_modules/.bin/wrangler"))).toBe(false);
  });
});
