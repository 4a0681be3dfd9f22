import { join } from "node:path";
import { withTemporaryFolder, write } from "../setup/temporary-folder";
import { describeStep, runStep } from "./run-step";

const folder = withTemporaryFolder();

describeStep("the account to publish to", () => {
  const account = (token: string) =>
    runStep("publish", "account", {
      env: { "${{ secrets.CLOUDFLARE_API_TOKEN }}": token },
      commands: {},
    });

  test("is there, or is missing: that is told, and is no failure", () => {
    expect(account("token")).toMatchObject({ status: 0, outputs: "there=yes\n", summary: "" });
    expect(account("")).toMatchObject({
      status: 0,
      outputs: "",
      summary: expect.stringContaining("este repositorio no tiene las claves") as string,
    });
  });
});

describeStep("whether search engines are asked to list the site", () => {
  test.each([
    ["User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n", ""],
    ["User-agent: *\nAllow: /\n", "unlisted=yes\n"],
  ])("robots.txt says: %j", (robots, outputs) => {
    write(join(folder(), "public/robots.txt"), robots);
    const step = runStep("build", "search", { env: {}, commands: {}, cwd: folder() });
    expect(step).toMatchObject({ status: 0, outputs });
  });
});

describeStep("the deployment of a draft", () => {
  const ADDRESS = "https://abc.vela-clara.pages.dev";
  const deploy = (wrangler: string) =>
    runStep("preview", "deploy", {
      env: {
        "${{ vars.PAGES_PROJECT }}": "vela-clara",
        "${{ github.event.number && format('pull-{0}', github.event.number) || github.ref_name }}":
          "draft-mar",
        "${{ secrets.CLOUDFLARE_API_TOKEN }}": "token",
        "${{ secrets.CLOUDFLARE_ACCOUNT_ID }}": "account",
        "${{ runner.temp }}/deployed.ndjson": "deployed.ndjson",
      },
      commands: { wrangler },
    });

  test("hands on its address, one of the lines that wrangler writes", () => {
    const lines = ["wrangler-session", "pages-deploy", "pages-deploy-detailed"].map(
      (type) => `echo '${JSON.stringify({ type, url: ADDRESS })}'`,
    );
    expect(deploy(`{ ${lines.join("; ")}; } > "$WRANGLER_OUTPUT_FILE_PATH"`)).toMatchObject({
      status: 0,
      outputs: `address=${ADDRESS}\n`,
    });
  });

  test("hands on none where it fails", () => {
    expect(deploy("return 1")).toMatchObject({ status: 1, outputs: "" });
  });
});
