import { execFileSync } from "node:child_process";
import { contentModel } from "../../../src/model";
import { readExpected } from "../../../src/commands/web-check/expected";
import { otherName } from "../../../src/commands/web-check/steps/address";
import { readContent } from "../../../packages/typed-content/files/read";
import { loadCommand } from "../call-command";
import { COMMIT, DESK, FORM, PROBE, served, SITE, WORKER, type Web } from "./right-web";
import { said, web, right, leading, home, toGitHub, folder } from "./check-web";

const loading = loadCommand("launch-check");

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
  for (const { method = "GET", headers } of web.asked) {
    expect(["GET", "HEAD", "OPTIONS"]).toContain(method);
    expect(headers.has("authorization")).toBe(false);
  }
  expect(web.atOnce.most).toBeLessThanOrEqual(4);
  const form = web.asked.filter(({ address }) => address === FORM);
  expect(form.map(({ method, headers }) => [method, headers.get("origin")])).toEqual([
    ["OPTIONS", SITE],
  ]);
  const english = await said({}, {}, "en");
  expect(english.lines).toHaveLength(ALL_WELL.length);
  expect(english.lines.join("\n")).not.toMatch(/[«¿¡áéíóúñ]/);
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

test("the last line names the step that comes next", async () => {
  const gone: Web = { [`${SITE}/`]: { code: "ENOTFOUND" } };
  const stepOf = async (wrong: Web, given = {}) =>
    /paso (\S+)\)/.exec((await said(wrong, given)).lines.at(-1) ?? "")?.[1];
  expect(await stepOf(gone, { isPushed: false })).toBe("2–5");
  expect(await stepOf(gone, { isPushed: true })).toBe("6");
  expect(await stepOf({ [FORM]: { status: 404 } })).toBe("8");
  const [website, away] = ["https://vela.example.com", { code: "ENOTFOUND" }];
  expect(await stepOf({}, { website })).toBe("1");
  expect(await stepOf({ [PROBE]: away, [`${website}/`]: away }, { website })).toBeUndefined();
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
  const form = "https://formspree.io/f/PENDIENTE";
  const { faults, lines } = await said({}, { providers: { form } });
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
