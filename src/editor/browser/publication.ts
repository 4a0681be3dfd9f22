import { defaultLanguage } from "../../languages";
import { markup } from "../../markup";
import type { EditorConfig } from "./file-kinds";
import { gitHub, JSON_DATA } from "./github";
import { storedToken } from "./stored-user";
import { assertOk } from "./versions/assert-ok";

/** The check run in which the job `tell` of `publish.yml` says how a publication went. */
export const PUBLICATION = "Publicación";

/** The element, at the foot of every screen, that says how far a publication is. */
export const PUBLICATION_STATUS = "publication-status";

/** Milliseconds between two looks. */
const INTERVAL = 30_000;

/** Milliseconds that a publication may take. After them nobody is told that it is under way. */
const LONGEST = 45 * 60_000;

/** What GitHub knows of a check run: texts in Markdown, with a line of the check in each item. */
type CheckRun = {
  html_url: string;
  conclusion: string;
  /** ISO 8601. */
  completed_at: string;
  output: { title: string; summary: string; text: string };
};

/** The newest public commit. */
type Newest = {
  /** ISO 8601. */
  savedAt: string;
  /** How its publication went, once that has ended. */
  run?: CheckRun;
};

type Notice = {
  title: string;
  advice: string;
  /** What the check has found. */
  lines: string[];
  /** Where GitHub shows all of it. */
  address: string;
};

/** What there is to correct after a publication that failed. */
export const noticeOf = ({ run }: Pick<Newest, "run">): Notice | undefined => {
  if (run?.conclusion !== "failure") return undefined;
  const { title, summary, text } = run.output;
  return {
    title,
    advice: summary.replace(/\[(.*?)\]\(.*?\)/g, "$1"),
    lines: [...text.matchAll(/^- (.*)$/gm)].map(([, line = ""]) => line),
    address: run.html_url,
  };
};

/** Says how far the newest publication is, in few words; nothing of one that failed. */
export const statusOf = ({ run, savedAt }: Newest, now: Date) => {
  if (run) return run.conclusion === "success" ? `En la web desde ${since(run, now)}` : "";
  return now.getTime() - Date.parse(savedAt) < LONGEST ? "Publicándose…" : "";
};

/** "las 12:04" of today, "el 20 de noviembre" of another day. */
const since = ({ completed_at }: CheckRun, now: Date) => {
  const end = new Date(completed_at);
  if (end.toDateString() !== now.toDateString())
    return `el ${end.toLocaleDateString(defaultLanguage, { day: "numeric", month: "long" })}`;
  const time = end.toLocaleTimeString(defaultLanguage, { hour: "numeric", minute: "2-digit" });
  return `${end.getHours() === 1 ? "la" : "las"} ${time}`;
};

/**
 * Says, on every screen, whether what was published last is on the web; or why not, until that is
 * read.
 */
export const watchPublication = (backend: EditorConfig["backend"]) => {
  const get = gitHub(backend);
  const commit = `commits/${String(backend.branch)}`;
  const runs = `${commit}/check-runs?check_name=${encodeURIComponent(PUBLICATION)}`;
  const status = document.getElementById(PUBLICATION_STATUS);
  /** The address of the notice that was shown last. */
  let shown: string | undefined;
  const read = async <Answer>(path: string) =>
    (await assertOk(await get(path, JSON_DATA)).json()) as Answer;
  const newest = async (): Promise<Newest> => {
    const [{ check_runs }, { commit: saved }] = await Promise.all([
      read<{ check_runs: CheckRun[] }>(runs),
      read<{ commit: { committer: { date: string } } }>(commit),
    ]);
    return { run: check_runs[0], savedAt: saved.committer.date };
  };
  const look = async () => {
    if (!storedToken() || document.hidden) return;
    const found = await newest();
    if (status) status.textContent = statusOf(found, new Date());
    const notice = noticeOf(found);
    if (notice?.address === shown) return;
    shown = notice?.address;
    document.getElementById(ID)?.remove();
    if (notice) document.body.append(banner(notice));
  };
  const lookAgain = () => void look().catch(console.error);
  lookAgain();
  // Who signs in comes to another address.
  addEventListener("hashchange", lookAgain);
  setInterval(lookAgain, INTERVAL);
};

const ID = "publication";

const banner = ({ title, advice, lines, address }: Notice) => {
  const element = Object.assign(document.createElement("section"), { id: ID });
  element.setAttribute("role", "alert");
  element.innerHTML = markup`
    <p><strong>${title}</strong> ${advice}</p>
    <ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>
    <a href="${address}" target="_blank" rel="noopener">Qué ha pasado</a>
    <button type="button">Entendido</button>
  `.source;
  element.querySelector("button")?.addEventListener("click", () => element.remove());
  return element;
};
