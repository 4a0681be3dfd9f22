import { showAlert } from "./alert";
import { changeBackend } from "./backend";
import type { Backend } from "./cms";
import type { EditorConfig } from "./file-kinds";
import { forgetUnreadableUser, forgetUser, onSignInElsewhere, storedToken } from "./stored-user";

/** What is told when GitHub no longer takes the token, which lasts some hours. */
export const ENDED = [
  "Vuestra sesión ha terminado, y GitHub ya no guarda nada. Lo que habéis escrito sigue aquí: no cerréis esta pestaña.",
  "Al pulsar «Entendido» se abre el editor en otra pestaña. Entrad allí, volved a esta y guardad otra vez.",
];

const NOT_KNOWN = [
  "Vuestra sesión ha terminado. Entrad de nuevo con GitHub.",
  "Lo que escribisteis y no guardasteis sigue en este navegador: cuando lo abráis otra vez, os preguntaremos si lo queréis.",
];

const NO_ACCESS = [
  "GitHub os conoce, pero no os deja cambiar la web.",
  "Si tenéis otra cuenta, salid de GitHub y entrad con ella. Si no, pedid a quien lleva la web que os dé permiso en su repositorio y que compruebe que la aplicación del editor está instalada en él.",
];

const NO_ANSWER = [
  "No habéis podido entrar, porque GitHub no responde.",
  "Comprobad la conexión y probad otra vez.",
];

let isSignedIn = false;
let isEnded = false;

/** Whether GitHub has refused the token with which this page has signed in. */
export const hasSessionEnded = () => isEnded;

/** Tells that the session has ended, once at a time. */
export const tellSessionEnded = () => {
  if (document.querySelector("dialog[data-session]")) return;
  showAlert(ENDED, () => window.open(location.pathname)).dataset.session = "ended";
};

/**
 * Says in Spanish why GitHub lets nobody in, and takes a new token from another tab, so that what has
 * been written can still be saved: Decap itself goes on with the old one.
 */
export const watchSession = ({
  name,
  api_root = "https://api.github.com",
}: EditorConfig["backend"]) => {
  forgetUnreadableUser();
  changeBackend(name, (backend) => {
    explainSignIn(backend);
    onSignInElsewhere((token) => {
      backend.token = token;
      if (backend.api) backend.api.token = token;
      isEnded = false;
    });
  });
  watchAnswers(String(api_root));
};

const explainSignIn = (backend: Backend) => {
  const { authenticate } = backend;
  backend.authenticate = async function (this: Backend, user) {
    try {
      const known = await authenticate.call(this, user);
      isSignedIn = true;
      return known;
    } catch (error) {
      // Decap would go on waiting for this sign-in, and would take the next for the same person's.
      showAlert(reasonOf(error as SignInError), () => location.reload());
      throw error;
    }
  };
};

/** GitHub's status; none where Decap refuses somebody who may read only. */
type SignInError = Error & { status?: number };

const reasonOf = ({ name, status }: SignInError) => {
  if (status === 401) return NOT_KNOWN;
  const isRefused = status === 403 || status === 404 || (!status && name === "Error");
  return isRefused ? NO_ACCESS : NO_ANSWER;
};

/** Decap asks in many places, and in some takes a refusal for an empty file. */
const watchAnswers = (host: string) => {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    const { method = "GET", headers } = request[1] ?? {};
    if (isSignedIn && response.url.startsWith(host)) {
      await explain(response, method, isReplaced(new Headers(headers)));
    }
    return response;
  };
};

/** Whether a request was sent with the token of before, and somebody has signed in again since. */
const isReplaced = (headers: Headers) => !headers.get("Authorization")?.endsWith(storedToken());

const explain = async (response: Response, method: string, isOld: boolean) => {
  if (response.status === 401 && !isEnded && !isOld) {
    isEnded = true;
    forgetUser();
    tellSessionEnded();
  }
  // Of a GitHub App that is not installed, or has not been given a right. Reading does without some.
  const isRefused = response.status === 403 && method !== "GET";
  if (isRefused && (await response.clone().text()).includes("by integration")) {
    showAlert(NO_ACCESS);
  }
};
