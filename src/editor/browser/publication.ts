import { markup } from "../../markup";
import type { EditorConfig } from "./file-kinds";
import { gitHub, JSON_DATA } from "./github";
import { storedToken } from "./stored-user";
import { assertOk } from "./versions/assert-ok";

/** The check run in which the job `tell` of `publish.yml` says how a publication went. */
export const PUBLICATION = "Publicación";

/** Milliseconds between two looks. */
const INTERVAL = 60_000;

/** What GitHub knows of a check run: texts in Markdown, with a line of the check in each item. */
type CheckRun = {
  html_url: string;
  conclusion: string;
  output: { title: string; summary: string; text: string };
};

type Notice = {
  title: string;
  advice: string;
  /** What the check has found. */
  lines: string[];
  /** Where GitHub shows all of it. */
  address: string;
};

/** What there is to say of a publication; nothing while it is under way, nor of one that went well. */
export const noticeOf = (run: CheckRun | undefined): Notice | undefined => {
  if (run?.conclusion !== "failure") return undefined;
  const { title, summary, text } = run.output;
  return {
    title,
    advice: summary.replace(/\[(.*?)\]\(.*?\)/g, "$1"),
    lines: [...text.matchAll(/^- (.*)$/gm)].map(([, line]) => line),
    address: run.html_url,
  };
};

/** Shows, at the foot of every screen, why the newest publication has failed, until that is read. */
export const watchPublication = (backend: EditorConfig["backend"]) => {
  const get = gitHub(backend);
  const checkRuns = `commits/${String(backend.branch)}/check-runs`;
  const path = `${checkRuns}?check_name=${encodeURIComponent(PUBLICATION)}`;
  /** The address of the notice that was shown last. */
  let shown: string | undefined;
  const look = async () => {
    if (!storedToken() || document.hidden) return;
    const answer = assertOk(await get(path, JSON_DATA));
    const [newest] = ((await answer.json()) as { check_runs: CheckRun[] }).check_runs;
    const notice = noticeOf(newest);
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
