import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentModel } from "../../../src/model";
import { readExpected, type Expected } from "../../../src/commands/web-check/expected";
import { webCheck } from "../../../src/commands/web-check";
import { otherName } from "../../../src/commands/web-check/steps/address";
import { readContent } from "../../../src/typed-content/files/read";
import { copyContent } from "../content-copy";
import { loadCommand } from "../call-command";
import {
  AUTH,
  BOOKING,
  COMMIT,
  DESK,
  FORM,
  NOW,
  page,
  PROBE,
  rightWeb,
  served,
  SITE,
  startWeb,
  VARIABLES,
  WORKER,
  workerWith,
  type Reply,
  type Web,
} from "./right-web";
import { selfSigned } from "./self-signed";

const repository = process.cwd();
const loading = loadCommand("launch-check");
const { folder, remove } = copyContent();
mkdirSync(join(folder, "static"));
cpSync("static/_headers", join(folder, "static/_headers"));

let web: Awaited<ReturnType<typeof startWeb>>;
let right: Web;
let expected: Expected;

beforeAll(async () => {
  process.chdir(folder);
  const read = readExpected(readContent("content", contentModel), 0, true);
  // Git takes as long as all else.
  expected = { ...read, now: NOW, ageOf: () => "newest" };
  right = await rightWeb(expected);
  web = await startWeb();
});
afterAll(async () => {
  process.chdir(repository);
  await web.close();
  remove();
});

beforeEach(() => {
  web.state.web = right;
  web.asked.length = 0;
});

/** Returns what is said where the web is right but for some answers. */
const said = async (
  wrong: Web = {},
  given: Partial<Expected> = {},
  language: "es" | "en" = "es",
) => {
  web.state.web = { ...right, ...wrong };
  const lines: string[] = [];
  const log = jest
    .spyOn(console, "log")
    .mockImplementation((line: string) => void lines.push(line));
  const status = await webCheck({ ...expected, ...given }, language).finally(() =>
    log.mockRestore(),
  );
  return { status, lines, faults: lines.filter((line) => line.startsWith("✗ ")) };
};

const ALL_WELL = [
  "✓ Hay conexión a internet.",
  `✓ La web contesta en ${SITE}/, con su certificado.`,
  "✓ http://www.velaclara.test/ lleva a ella.",
  "✓ https://velaclara.test/ lleva a ella.",
  "✓ Llegan las cabeceras y la política de seguridad, también las del escritorio.",
  "✓ Nadie cambia las páginas por el camino.",
  "✓ Está entera: todo es de la misma publicación.",
  "✓ Es lo último de esta copia del repositorio.",
  "✓ Las páginas son de hoy.",
  "✓ Los buscadores encuentran lo que deben: robots.txt, mapa del sitio y «noindex».",
  `✓ El escritorio tiene su propia dirección, ${DESK}, y está protegida.`,
  `✓ La entrada contesta y tiene sus datos. En GitHub, «Callback URL» es ${WORKER}/callback.`,
  "✓ El servicio de formularios contesta. Que llegue un mensaje solo se ve enviándoos uno.",
  "✓ El calendario de reservas está.",
  "Desde fuera está todo bien.",
];

test("where everything is right, it says so line by line, having looked alone, a few addresses at once", async () => {
  expect(await said()).toMatchObject({ status: 0, lines: ALL_WELL });
  expect(web.asked.length).toBeLessThan(25);
  expect(new Set(web.asked.map(({ method }) => method))).toEqual(
    new Set(["GET", "HEAD", "OPTIONS"]),
  );
  expect(web.atOnce.most).toBeLessThanOrEqual(4);
  const form = web.asked.filter(({ address }) => address === FORM);
  expect(form).toMatchObject([
    { method: "OPTIONS", headers: { origin: SITE, "access-control-request-method": "POST" } },
  ]);
  for (const { headers } of web.asked) expect(headers).not.toHaveProperty("authorization");
  const english = await said({}, {}, "en");
  expect(english.lines).toHaveLength(ALL_WELL.length);
  expect(english.lines.join("\n")).not.toMatch(/[«¿¡áéíóúñ]/);
});

const without = (address: string, ...names: string[]): Web => {
  const reply = right[address] as { headers: Record<string, string> };
  const kept = Object.entries(reply.headers).filter(([name]) => !names.includes(name));
  return { [address]: { ...reply, headers: Object.fromEntries(kept) } };
};

const leading = (to: string): Reply => ({ status: 302, headers: { Location: to } });

const home = (given: Parameters<typeof page>[0] & { headers?: Record<string, string> }): Web => ({
  [`${SITE}/`]: {
    headers: { ...Object.fromEntries(expected.headers.page), ...given.headers },
    body: page(given),
  },
});

const toGitHub = (clientId: string, callback = `${WORKER}/callback`) => {
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: callback, state: "1" });
  return { [AUTH]: leading(`https://github.com/login/oauth/authorize?${query}`) };
};

type Case = [
  what: string,
  wrong: () => Web | Promise<Web>,
  line: RegExp,
  given?: Partial<Expected>,
];

const UPDATE =
  /npx wrangler deploy src\/desk\/sign-in\/worker\.ts --name <name> .*--keep-vars --var DESK:https:\/\/escritorio\.velaclara\.test/;

const CASES: Case[] = [
  [
    "certificate has expired",
    () => ({ [`${SITE}/`]: { code: "CERT_HAS_EXPIRED" } }),
    /ha caducado .*Si el dominio es nuevo/,
  ],
  [
    "certificate is another's",
    () => ({ [`${SITE}/`]: { code: "ERR_TLS_CERT_ALTNAME_INVALID" } }),
    /es de otro dominio/,
  ],
  [
    "certificate is not there yet",
    () => ({ [`${SITE}/`]: { code: "ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE" } }),
    /certificado .* no vale \(ERR_SSL/,
  ],
  [
    "name does not exist",
    () => ({ [`${SITE}/`]: { code: "ENOTFOUND" } }),
    /velaclara\.test\/ no existe \(DNS\)\. Añadid/,
  ],
  ["server is silent", () => ({ [`${SITE}/`]: { timeout: true } }), /no contesta a tiempo/],
  ["server refuses", () => ({ [`${SITE}/`]: { code: "ECONNREFUSED" } }), /No se llega a/],
  [
    "domain is at no project",
    () => ({ [`${SITE}/`]: { status: 522 } }),
    /a ningún proyecto\. Añadid el dominio/,
  ],
  ["nothing is published", () => ({ [`${SITE}/`]: { status: 404 } }), /está vacía/],
  ["server is broken", () => ({ [`${SITE}/`]: { status: 500 } }), /el error 500/],
  [
    "domain is parked",
    () => ({ [`${SITE}/`]: { body: "<p>This domain is for sale</p>" } }),
    /quien os vendió el dominio/,
  ],
  [
    "site is somebody else's",
    () => ({ [`${SITE}/`]: { body: "<h1>Otra cosa</h1>" } }),
    /es otra web/,
  ],
  [
    "site leads elsewhere",
    () => ({ [`${SITE}/`]: leading("https://velaclara.test/") }),
    /lleva a https:\/\/velaclara\.test\/\. Escribid esa dirección/,
  ],
  [
    "site was built for another address",
    () => home({ site: "https://velaclara.pages.dev" }),
    /se publicó para https:\/\/velaclara\.pages\.dev\//,
  ],
  [
    "http stays http",
    () => ({ "http://www.velaclara.test/": { body: page() } }),
    /^✗ http:\/\/www\.velaclara\.test\/ no lleva a https:.* Poned una redirección/,
  ],
  [
    "http takes two steps",
    () => ({ "http://www.velaclara.test/": leading("https://velaclara.test/") }),
    /debe llevar de una vez a https:\/\/www/,
  ],
  [
    "bare name does not exist",
    () => ({ "https://velaclara.test/": { code: "ENOTFOUND" } }),
    /https:\/\/velaclara\.test\/ no lleva a .* Poned una redirección/,
  ],
  [
    "bare name is a site of its own",
    () => ({ "https://velaclara.test/": { body: page() } }),
    /no lleva a .* Poned una redirección/,
  ],
  [
    "headers of pages are missing",
    () => without(`${SITE}/`, "X-Frame-Options", "Referrer-Policy"),
    /Faltan cabeceras: X-Frame-Options, Referrer-Policy\./,
  ],
  [
    "headers of the desk are missing",
    () => without(`${SITE}/admin/`, "X-Robots-Tag"),
    /Faltan cabeceras: \/admin\/ X-Robots-Tag\./,
  ],
  [
    "policy is missing",
    () => ({
      [`${SITE}/`]: {
        headers: Object.fromEntries(expected.headers.page),
        body: page().replace("http-equiv", "x"),
      },
    }),
    /Faltan cabeceras: <meta> Content-Security-Policy\./,
  ],
  [
    "Cloudflare hides the e-mail address",
    () => home({ head: '<a href="/cdn-cgi/l/email-protection#1">' }),
    /Email Address Obfuscation/,
  ],
  [
    "page of another build",
    () => ({ [`${SITE}/de/`]: { body: page({ build: "0" }) } }),
    /a medias: https:\/\/www\.velaclara\.test\/de\//,
  ],
  ["script is missing", () => ({ [`${SITE}/app-1.js`]: { status: 404 } }), /a medias: .*app-1\.js/],
  [
    "page is in the place of a script",
    () => ({ [`${SITE}/app-1.js`]: { headers: { "Content-Type": "text/html" } } }),
    /a medias: .*app-1\.js/,
  ],
  [
    "data of another build",
    () => ({ [`${SITE}/page-data/app-data.json`]: { body: "{}" } }),
    /a medias: .*app-data\.json/,
  ],
  [
    "commit is an earlier one",
    () => ({}),
    /✗ Lo publicado es de un commit anterior, 1874cd4\. Haced push/,
    { ageOf: () => "earlier" },
  ],
  [
    "commit is unknown here",
    () => ({}),
    /no tiene, 1874cd4\. Traedlo con git pull/,
    { ageOf: () => "unknown" },
  ],
  [
    "pages are of yesterday",
    () => ({ [`${SITE}/admin/served.json`]: served({ built: "2026-06-09T21:30:00Z" }) }),
    /son del 2026-06-09.*Enable workflow/,
  ],
  [
    "search engines are kept out by the page",
    () => home({ head: '<meta name="robots" content="noindex"/>' }),
    /cerrada a los buscadores/,
  ],
  [
    "search engines are kept out by a header",
    () => home({ headers: { "X-Robots-Tag": "noindex" } }),
    /cerrada a los buscadores/,
  ],
  [
    "search engines are kept out by robots.txt",
    () => ({ [`${SITE}/robots.txt`]: { body: "User-agent: *\nDisallow: /\n" } }),
    /cerrada a los buscadores/,
  ],
  [
    "robots.txt is another's",
    () => ({ [`${SITE}/robots.txt`]: { body: "User-agent: *\nAllow: /\n" } }),
    /robots\.txt no nombra el mapa/,
  ],
  [
    "site map is missing",
    () => ({ [`${SITE}/sitemap-index.xml`]: { status: 404 } }),
    /mapa del sitio no está/,
  ],
  [
    "what is not ready is open",
    () => ({}),
    /le faltan 3 datos.*«Publicar así»/,
    { missing: 3, isListed: false },
  ],
  [
    "what is published as it is is closed",
    () => home({ headers: { "X-Robots-Tag": "noindex" } }),
    /cerrada a los buscadores, y ya puede estar abierta/,
    { missing: 3 },
  ],
  [
    "desk's address does not exist",
    () => ({ [`${DESK}/admin/`]: { code: "ENOTFOUND" } }),
    /escritorio\.velaclara\.test\/admin\/ no existe/,
  ],
  [
    "desk's address leads to the site",
    () => ({ [`${DESK}/admin/`]: leading(`${SITE}/admin/`) }),
    /lleva a https:\/\/www\.velaclara\.test\/admin\//,
  ],
  [
    "desk's policy is missing",
    () => without(`${DESK}/admin/`, "Content-Security-Policy"),
    /no envía la política del escritorio.*desk-headers/,
  ],
  [
    "site's pages run at the desk's address",
    () => without(`${DESK}/`, "Content-Security-Policy"),
    /no envía la política/,
  ],
  [
    "worker is not there",
    () => ({ [AUTH]: { code: "ENOTFOUND" } }),
    new RegExp(`La entrada no contesta en ${WORKER}\\. .*${UPDATE.source}`),
  ],
  [
    "worker lacks a variable",
    async () => ({ [AUTH]: await workerWith(AUTH, { ...VARIABLES, CLIENT_ID: "" }) }),
    /le falta CLIENT_ID\. .*secret put/,
  ],
  [
    "worker lacks all variables",
    async () => ({ [AUTH]: await workerWith(AUTH, {}) }),
    /le falta DESK, CLIENT_ID, CLIENT_SECRET\./,
  ],
  [
    "older worker has lost its variable",
    () => toGitHub("undefined"),
    new RegExp(`perdido su CLIENT_ID: GitHub recibe «undefined».*${UPDATE.source}`),
  ],
  ["worker has the App ID", () => toGitHub("123456"), /«App ID» 123456 en lugar del «Client ID»/],
  [
    "worker comes back elsewhere",
    () => toGitHub("Iv23.desk", "https://other.test/callback"),
    /vuelva a «https:\/\/other\.test\/callback», y es https:\/\/entrada/,
  ],
  [
    "worker is an older one",
    () => ({ [`${WORKER}/`]: { status: 404 } }),
    new RegExp(`versión anterior, o no es la nuestra.*${UPDATE.source}`),
  ],
  [
    "worker is another program",
    () => ({ [AUTH]: { body: "Hello World!" } }),
    /versión anterior, o no es la nuestra/,
  ],
  [
    "worker is for another desk",
    async () => ({
      [`${WORKER}/`]: await workerWith(`${WORKER}/`, { ...VARIABLES, DESK: "https://other.test" }),
    }),
    new RegExp(`es para otro escritorio.*${UPDATE.source}`),
  ],
  ["form is unknown", () => ({ [FORM]: { status: 404 } }), /no conoce el formulario/],
  [
    "form is for another domain",
    () => ({ [FORM]: { headers: { "Access-Control-Allow-Origin": "https://other.test" } } }),
    /no acepta mensajes de esta web/,
  ],
  [
    "form service is down",
    () => ({ [FORM]: { code: "ECONNRESET" } }),
    /servicio no contesta en https:\/\/formspree.*el proveedor/,
  ],
  [
    "provider's script is gone",
    () => ({ [BOOKING]: { status: 404 } }),
    /no contesta en .*turitop.*el proveedor/,
  ],
  [
    "provider's script is a page",
    () => ({ [BOOKING]: { body: "<html>" } }),
    /no está el calendario de reservas/,
  ],
];

test.each(CASES)(
  "%s: it says what it is and what to do, and nothing else",
  async (_, wrong, line, given = {}) => {
    const { status, faults, lines } = await said(await wrong(), given);
    expect(faults).toEqual([expect.stringMatching(line)]);
    expect(faults[0]).toMatch(/\. \S/);
    expect([status, lines.at(-1)]).toEqual([
      1,
      "Hay 1 cosa por arreglar: empezad por la primera y probad otra vez.",
    ]);
  },
);

test("a host that nobody vouches for is told by its certificate", async () => {
  const server = createServer(selfSigned(), (_, response) => response.end(page()));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const at = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { faults } = await said({ [`${SITE}/`]: { at } });
  server.closeAllConnections();
  server.close();
  expect(faults).toEqual([
    expect.stringMatching(/certificado de https:\/\/www.* no vale \(DEPTH_ZERO_SELF_SIGNED_CERT\)/),
  ]);
});

test("without a connection, and where the network answers for others, nothing else is asked or said", async () => {
  const gone: Web = Object.fromEntries(Object.keys(right).map((at) => [at, { code: "ENOTFOUND" }]));
  expect(await said(gone)).toMatchObject({
    status: 1,
    lines: ["✗ No hay conexión a internet. Conectaos y probad otra vez.", expect.anything()],
  });
  const portal = { body: "<h1>Bienvenidos al Wi-Fi del puerto</h1>" };
  for (const wrong of [
    { [PROBE]: portal, [`${SITE}/`]: portal },
    {
      [PROBE]: leading("http://portal.test/"),
      [`${SITE}/`]: { code: "DEPTH_ZERO_SELF_SIGNED_CERT" },
    },
  ]) {
    web.asked.length = 0;
    const { lines } = await said(wrong);
    expect(lines).toEqual([expect.stringMatching(/^✗ Esta red contesta/), expect.anything()]);
    expect(web.asked.length).toBeLessThanOrEqual(2);
  }
  // A firewall that stops the question alone.
  expect((await said({ [PROBE]: { code: "ECONNREFUSED" } })).faults).toEqual([]);
});

test("what hosts add, the night and what is not ready are no faults", async () => {
  const managed = `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n`;
  const robots = { body: `${managed}\nSitemap: ${SITE}/sitemap-index.xml\n` };
  expect((await said({ [`${SITE}/robots.txt`]: robots })).faults).toEqual([]);
  const late = { now: new Date("2026-06-10T00:30:00Z") };
  const yesterday = { [`${SITE}/admin/served.json`]: served({ built: "2026-06-09T05:00:00Z" }) };
  expect((await said(yesterday, late)).faults).toEqual([]);
  const closed = home({ head: '<meta name="robots" content="noindex"/>' });
  const { faults, lines } = await said(closed, { missing: 3, isListed: false });
  expect(faults).toEqual([]);
  expect(lines.join("\n")).toContain("✓ La web es pública, y se pide a los buscadores que no");
  const strict = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };
  expect((await said(home({ headers: strict }))).faults).toEqual([]);
});

test("a publication of before, which does not say of when it is, is named as such", async () => {
  const before = { [`${SITE}/admin/served.json`]: { body: "<h1>404</h1>" } };
  expect((await said(before)).faults[0]).toMatch(/^✗ Lo publicado no dice de cuándo es/);
});

test("control characters of others do not reach the terminal", async () => {
  const { lines } = await said(toGitHub("Iv23.desk", "https://x.test/\u001b[31m"));
  expect(lines.join("")).toContain("https://x.test/");
  expect(lines.join("")).not.toMatch(/\p{Cc}/u);
});

test("what is not entered is said and not asked, and what the site does without is not mentioned", async () => {
  const providers = {
    form: "https://formspree.io/f/PENDIENTE",
    booking: undefined,
    desk: undefined,
    signIn: undefined,
  };
  const { faults, lines } = await said({}, { providers });
  expect(faults).toEqual([
    "✗ https://formspree.io/f/PENDIENTE es provisional. Escribid el dato de verdad: npm run launch-check dice dónde.",
  ]);
  expect(lines).toHaveLength(ALL_WELL.length - 3);
  expect(web.asked.map(({ address }) => address).join()).not.toMatch(/PENDIENTE|turitop|entrada/);
});

test.each([
  ["https://www.example.com", "https://example.com/"],
  ["https://example.com", "https://www.example.com/"],
  ["https://example.com.es", "https://www.example.com.es/"],
  ["https://boats.example.com", undefined],
  ["https://vela.pages.dev", undefined],
])("people who look for %s also type %s", (website, other) => {
  expect(otherName({ website })).toBe(other);
});

test("how old a commit is, Git says", () => {
  const git = (...args: string[]) => {
    const identity = ["-c", "user.name=T", "-c", "user.email=t@example.com"];
    return execFileSync("git", [...identity, ...args], { encoding: "utf8" }).trim();
  };
  const { ageOf } = readExpected(readContent("content", contentModel), 0, true);
  expect(ageOf(COMMIT)).toBeUndefined();
  git("init", "--quiet");
  const commit = () => {
    git("commit", "--quiet", "--allow-empty", "--message", "x");
    return git("rev-parse", "HEAD");
  };
  const [first, second] = [commit(), commit()];
  expect([first, second, COMMIT].map(ageOf)).toEqual(["earlier", "newest", "unknown"]);
});

test("the command takes the address from the content, and says first what in it is wrong", async () => {
  const { status, stdout } = await (await loading)(["--web", "--english"], folder);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^✓ This computer is connected to the internet\.\n✓ The site answers at/);
  // The tests' content has more to be entered, and its pictures are not copied.
  expect(stdout).toMatch(/✗ The site is open to search engines, and \d+ values are missing/);
});
