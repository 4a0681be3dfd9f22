import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, onFreePort, PORTS_TRIED } from "../../packages/desk/server/free-port";
import { givenPort, openOnOwnPort } from "../../src/commands/lib/own-port";
import {
  PortTaken,
  startLoopbackServer,
  type LoopbackServer,
} from "../../packages/desk/server/loopback-server";
import { withTemporaryFolder } from "../setup/temporary-folder";

const folder = withTemporaryFolder();
const said: string[] = [];
beforeEach(() => void said.splice(0));

const remembered = () =>
  JSON.parse(readFileSync(join(folder(), ".port.json"), "utf8")) as { port: number };

const remember = (port: number, id = 2 ** 30) =>
  writeFileSync(join(folder(), ".port.json"), JSON.stringify({ port, process: id }));

/** Starts and ends on the working copy's port, where `taken` are in use. */
const open = async (taken: number[], given?: number) => {
  const port = await openOnOwnPort(
    folder(),
    given,
    (free) => (taken.includes(free) ? Promise.reject(new PortTaken(free)) : Promise.resolve(free)),
    (line) => said.push(line),
  );
  remember(remembered().port);
  return port;
};

test("the first start has port 8000, or the next that is free, which is told and remembered", async () => {
  expect(await open([])).toBe(8000);
  expect([await open([]), said]).toEqual([8000, []]);
  rmSync(join(folder(), ".port.json"));
  expect(await open([8000, 8001])).toBe(8002);
  expect(said).toEqual(["El puerto 8000 lo usa otro programa, así que se usa el 8002."]);
  expect(remembered().port).toBe(8002);
  // Edits that are not published yet belong to the address, although 8000 is free again.
  expect(await open([])).toBe(8002);
  expect(said).toHaveLength(1);
});

test("the owner reads where edits are, if the remembered port is in use or another is asked for, which decides", async () => {
  const left = "Lo que quedó sin publicar en el escritorio sigue en http://localhost:8005/admin/.";
  remember(8005);
  expect(await open([8005])).toBe(8006);
  expect(said).toEqual(["El puerto 8005 lo usa otro programa, así que se usa el 8006.", left]);
  remember(8005);
  expect(await open([], 9000)).toBe(9000);
  expect([said.at(-1), remembered().port]).toEqual([left, 9000]);
  await expect(open([9000], 9000)).rejects.toThrow(
    "El puerto 9000 lo usa otro programa. Cerradlo, o elegid otro puerto: npm start -- --port 9001",
  );
});

test.each([undefined, 9000])(
  "a second start of the same working copy (--port %s) is refused, and changes nothing",
  async (given) => {
    const { url, close } = await startLoopbackServer(0, () => undefined);
    const port = Number(new URL(url).port);
    remember(port, process.pid);
    await expect(open([port], given)).rejects.toThrow(
      `La web ya está en marcha: http://localhost:${port}.`,
    );
    expect(remembered()).toEqual({ port, process: process.pid });
    // What is left of a start that has ended, whose number another program has by now.
    await close();
    expect(await open([], given)).toBe(given ?? port);
  },
);

test("where ten ports in a row are in use, the owner reads how to choose one", async () => {
  const all = Array.from({ length: PORTS_TRIED }, (_, index) => 8000 + index);
  await expect(open(all)).rejects.toThrow(
    "Los puertos del 8000 al 8009 los usan otros programas. Elegid otro: npm start -- --port 8019",
  );
});

test("a damaged file is a first start, and other errors are told as they are", async () => {
  for (const text of ["{", '{"port": 99999999, "process": 1}']) {
    writeFileSync(join(folder(), ".port.json"), text);
    expect(await open([])).toBe(8000);
  }
  const fail = () => Promise.reject(new Error("broken"));
  await expect(openOnOwnPort(folder(), undefined, fail, () => 0)).rejects.toThrow("broken");
});

test("of two that start at the same time, each has a port of its own", async () => {
  const first = await freePort();
  const start = () => onFreePort(first, (port) => startLoopbackServer(port, () => undefined));
  const started = await Promise.all([start(), start(), start()]);
  expect(new Set(started.map(({ port }) => port)).size).toBe(3);
  await Promise.all(started.map(({ opened }: { opened: LoopbackServer }) => opened.close()));
});

test("--port takes the ports that no system keeps for itself", () => {
  expect([givenPort([]), givenPort(["--port", "8080"])]).toEqual([undefined, 8080]);
  for (const line of ["--port 80", "--port 65536", "--port=no", "--port", "--prot 8080", "8080"])
    expect(() => givenPort(line.split(" "))).toThrow(
      `No se entiende «${line}». Se puede elegir el puerto, del 1024 al 65535: npm start -- --port 8080`,
    );
});
