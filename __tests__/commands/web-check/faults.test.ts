import { type Expected } from "../../../src/commands/web-check/expected";
import {
  AUTH,
  BOOKING,
  DESK,
  FORM,
  page,
  served,
  SITE,
  VARIABLES,
  WORKER,
  workerWith,
  type Reply,
  type Web,
} from "./right-web";
import { right, leading, home, expected, toGitHub, said } from "./check-web";

const without = (address: string, ...names: string[]): Web => {
  const reply = right[address] as { headers: Record<string, string> };
  const kept = Object.entries(reply.headers).filter(([name]) => !names.includes(name));
  return { [address]: { ...reply, headers: Object.fromEntries(kept) } };
};

type Case = [
  what: string,
  wrong: () => Web | Promise<Web>,
  line: RegExp,
  given?: Partial<Expected>,
];

const UPDATE =
  /npx wrangler deploy packages\/desk\/sign-in\/worker\.ts --name <name> .*--keep-vars --var DESK:https:\/\/escritorio\.velaclara\.test/;

/** An address that answers otherwise. */
const at = (address: string, reply: Reply) => () => ({ [address]: reply });
const atSite = (reply: Reply) => at(`${SITE}/`, reply);
const NOT_FOUND = { status: 404 };
const GONE = { code: "ENOTFOUND" };
const asItIs = () => ({});
const BARE = "https://velaclara.test";
const HTTP = "http://www.velaclara.test/";
const NOINDEX = { headers: { "X-Robots-Tag": "noindex" } };

const CASES: Case[] = [
  ["certificate has expired", atSite({ code: "CERT_HAS_EXPIRED" }), /ha caducado .*Si el dominio/],
  ["certificate is another's", atSite({ code: "ERR_TLS_CERT_ALTNAME_INVALID" }), /de otro dominio/],
  [
    "nobody vouches for it",
    atSite({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }),
    /no vale \(DEPTH_ZERO/,
  ],
  ["name does not exist", atSite(GONE), /velaclara\.test\/ no existe \(DNS\)\. Añadid/],
  ["server is silent", atSite({ timeout: true }), /no contesta a tiempo/],
  ["server refuses", atSite({ code: "ECONNREFUSED" }), /No se llega a/],
  ["domain is at no project", atSite({ status: 522 }), /a ningún proyecto\. Añadid el dominio/],
  ["nothing is published", atSite(NOT_FOUND), /está vacía/],
  ["server is broken", atSite({ status: 500 }), /el error 500/],
  ["domain is parked", atSite({ body: "<p>This domain is for sale</p>" }), /quien os vendió/],
  ["site is somebody else's", atSite({ body: "<h1>Otra cosa</h1>" }), /es otra web/],
  [
    "site leads elsewhere",
    atSite(leading("https://velaclara.test/")),
    /lleva a https:\/\/vela.* Escribid/,
  ],
  [
    "site was built for another address",
    () => home({ site: "https://velaclara.pages.dev" }),
    /se publicó para https:\/\/velaclara\.pages\.dev\//,
  ],
  [
    "http stays http",
    at(HTTP, { body: page() }),
    /^✗ http:\/\/www.* no lleva a https:.* Poned una/,
  ],
  ["http takes two steps", at(HTTP, leading(`${BARE}/`)), /debe llevar de una vez a https:\/\/www/],
  [
    "bare name does not exist",
    at(`${BARE}/`, GONE),
    /a\.test\/ no lleva a .* Poned una redirección/,
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
    () =>
      at(`${SITE}/`, {
        headers: Object.fromEntries(expected.headers.page),
        body: page().replace("http-equiv", "x"),
      })(),
    /Faltan cabeceras: <meta> Content-Security-Policy\./,
  ],
  [
    "Cloudflare hides the e-mail address",
    () => home({ head: '<a href="/cdn-cgi/l/email-protection#1">' }),
    /Email Address Obfuscation/,
  ],
  [
    "page of another build",
    at(`${SITE}/de/`, { body: page({ build: "0" }) }),
    /a medias: .*\/de\//,
  ],
  ["script is missing", at(`${SITE}/app-1.js`, NOT_FOUND), /a medias: .*app-1\.js/],
  [
    "page is in the place of a script",
    at(`${SITE}/app-1.js`, { headers: { "Content-Type": "text/html" } }),
    /a medias: .*app-1\.js/,
  ],
  [
    "data of another build",
    at(`${SITE}/page-data/app-data.json`, { body: "{}" }),
    /a medias: .*app-data\.json/,
  ],
  [
    "commit is an earlier one",
    asItIs,
    /de un commit anterior, 1874cd4\. Haced push/,
    { ageOf: () => "earlier" },
  ],
  [
    "commit is unknown here",
    asItIs,
    /no tiene, 1874cd4\. Traedlo con git pull/,
    { ageOf: () => "unknown" },
  ],
  [
    "pages are of yesterday",
    at(`${SITE}/admin/served.json`, served({ built: "2026-06-09T21:30:00Z" })),
    /son del 2026-06-09.*Enable workflow/,
  ],
  [
    "search engines are kept out by the page",
    () => home({ head: '<meta name="robots" content="noindex"/>' }),
    /cerrada a los buscadores/,
  ],
  ["search engines are kept out by a header", () => home(NOINDEX), /cerrada a los buscadores/],
  [
    "search engines are kept out by robots.txt",
    at(`${SITE}/robots.txt`, { body: "User-agent: *\nDisallow: /\n" }),
    /cerrada a los buscadores/,
  ],
  [
    "robots.txt is another's",
    at(`${SITE}/robots.txt`, { body: "User-agent: *\nAllow: /\n" }),
    /robots\.txt no nombra el mapa/,
  ],
  ["site map is missing", at(`${SITE}/sitemap-index.xml`, NOT_FOUND), /mapa del sitio no está/],
  [
    "what is not ready is open",
    asItIs,
    /le faltan 3 datos.*«Publicar así»/,
    { missing: 3, isListed: false },
  ],
  [
    "what is published as it is is closed",
    () => home(NOINDEX),
    /cerrada a los buscadores, y ya puede estar abierta/,
    { missing: 3 },
  ],
  ["desk's address is missing", at(`${DESK}/admin/`, GONE), /escritorio.*\/admin\/ no existe/],
  [
    "desk's address leads to the site",
    at(`${DESK}/admin/`, leading(`${SITE}/admin/`)),
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
    at(AUTH, GONE),
    new RegExp(`La entrada no contesta en ${WORKER}\\. .*${UPDATE.source}`),
  ],
  [
    "worker lacks all variables",
    async () => ({ [AUTH]: await workerWith(AUTH, {}) }),
    /le falta DESK, CLIENT_ID, CLIENT_SECRET\. .*secret put/,
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
    at(`${WORKER}/`, NOT_FOUND),
    new RegExp(`versión anterior, o no es la nuestra.*${UPDATE.source}`),
  ],
  ["worker is another program", at(AUTH, { body: "Hello World!" }), /anterior, o no es la nuestra/],
  [
    "worker is for another desk",
    async () => ({
      [`${WORKER}/`]: await workerWith(`${WORKER}/`, { ...VARIABLES, DESK: "https://other.test" }),
    }),
    new RegExp(`es para otro escritorio.*${UPDATE.source}`),
  ],
  ["form is unknown", at(FORM, NOT_FOUND), /no conoce el formulario/],
  [
    "form is for another domain",
    at(FORM, { headers: { "Access-Control-Allow-Origin": "https://other.test" } }),
    /no acepta mensajes de esta web/,
  ],
  [
    "form is down",
    at(FORM, { code: "ECONNRESET" }),
    /no contesta en https:\/\/forms.*el proveedor/,
  ],
  ["calendar's script is gone", at(BOOKING, NOT_FOUND), /no contesta en .*turitop.*el proveedor/],
  ["calendar's script is a page", at(BOOKING, { body: "<html>" }), /no está el calendario/],
];

test.each(CASES)(
  "%s: it says what it is and what to do, and nothing else",
  async (_, wrong, line, given = {}) => {
    const { status, faults, lines } = await said(await wrong(), given);
    expect(faults).toEqual([expect.stringMatching(line)]);
    expect(faults[0]).toMatch(/\. \S/);
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(
      /^Hay 1 cosa por arreglar: empezad por la primera(?: \(docs\/publishing\.md, paso [\d–]+\))? y probad otra vez\.$/,
    );
  },
);
