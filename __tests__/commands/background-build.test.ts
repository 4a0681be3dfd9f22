import { join } from "node:path";
import { build as buildSite } from "../../src/commands/lib/build";
import { backgroundBuild, errorIn } from "../../src/commands/lib/background-build";
import { STAND_IN_PORTS, type StandIn } from "../../src/commands/stand-ins";
import { temporaryFolder, write } from "../setup/temporary-folder";
import type * as StandInServer from "../../packages/desk/server/loopback-server";

jest.mock("../../src/commands/lib/build", () => ({
  build: jest.fn(() => Promise.resolve(true)),
}));
jest.mock("../../src/commands/stand-ins", () => {
  const { PortTaken } = jest.requireActual<typeof StandInServer>(
    "../../packages/desk/server/loopback-server",
  );
  return {
    ...jest.requireActual<object>("../../src/commands/stand-ins"),
    neededHere: () => ({ form: true, booking: true }),
    startStandIn: (_: StandIn, port: number) =>
      port === 8010 || port === 8011
        ? Promise.reject(new PortTaken(port))
        : Promise.resolve({ url: "", close: () => Promise.resolve() }),
  };
});

const lines = (count: number) => Array.from({ length: count }, (_, index) => `step ${index}`);

test("of a failed build its error is told, or else its end, and first in words why", () => {
  const colours = ["\u001b[31m ERROR \u001b[39m #1", "", "  No sail."];
  const problem = errorIn([...lines(30), "", ...colours, ...lines(30)].join("\n")).split("\n");
  expect(problem.slice(0, 3)).toEqual(["ERROR  #1", "No sail.", "step 0"]);
  expect(problem).toHaveLength(12);
  expect(errorIn(lines(30).join("\n"))).toBe(lines(30).slice(-12).join("\n"));
  expect(errorIn("step 1\nERROR node was ended by SIGKILL.")).toMatch(
    /quizá porque faltaba memoria.*\nERROR node was ended by SIGKILL\.$/,
  );
  expect(errorIn("ERROR  #1\nENOSPC: no space left on device, write")).toMatch(
    /^No queda sitio en el disco\.[^]*There is no room left[^]*\nERROR {2}#1\nENOSPC/,
  );
});

test("where nothing can be written, what was built before has to do", async () => {
  const build = () => backgroundBuild(jest.fn(), jest.fn(), true).build();
  const { folder, remove } = temporaryFolder();
  const home = process.cwd();
  process.chdir(folder);
  expect(await build()).toContain("no está construida");
  write(join("public", "index.html"));
  expect(await build()).toBeUndefined();
  process.chdir(home);
  remove();
  expect(buildSite).not.toHaveBeenCalled();
});

test("a stand-in whose port is taken has the next one, and the build its address", async () => {
  const said: number[][] = [];
  const { build, running } = backgroundBuild(
    () => undefined,
    (usual, port) => said.push([usual, port]),
  );
  expect(await build()).toBeUndefined();
  expect(await build()).toBeUndefined();
  expect(said).toEqual([[STAND_IN_PORTS.form, STAND_IN_PORTS.form + 2]]);
  expect(running()).toEqual({ form: true, booking: true });
  const variables = {
    GATSBY_FORM_ENDPOINT: "http://127.0.0.1:8012/f/demo",
    GATSBY_BOOKING_ORIGIN: "http://127.0.0.1:8020",
  };
  expect(jest.mocked(buildSite).mock.calls.map(([given]) => given)).toEqual([variables, variables]);
});
