import { collections } from "../model";
import { checkContent } from "../validation/check-content";
import { sentence } from "../validation/messages";
import type { OwnerLanguage } from "../validation/messages/owner-language";
import { missingForLaunch } from "../validation/launch";
import { missingSentence } from "../validation/launch/sentences";
import { asked } from "./lib/parse-args";
import { runMain } from "./lib/processes";

const CONTENT = "content";

const conclusions: Record<OwnerLanguage, (missing: number) => string> = {
  es: (missing) =>
    missing === 0
      ? "No falta nada: la web puede publicarse."
      : `${missing === 1 ? "Falta 1 cosa" : `Faltan ${missing} cosas`} antes de publicar la web.`,
  en: (missing) =>
    missing === 0
      ? "Nothing is missing: the site may go public."
      : `${missing} ${missing === 1 ? "thing is" : "things are"} missing before the site may go public.`,
};

/**
 * `npm run launch-check`: what is missing before the site may go public, one line each; exit code 1
 * while anything is. Faults come first: in a file that cannot be read nobody sees what is missing.
 */
const launchCheck = async () => {
  const wish = asked("english");
  if (!wish) return 2;
  const { language } = wish;
  const faults = await checkContent(CONTENT, collections);
  const lines = [
    ...faults.map((fault) => sentence(fault, collections, language)),
    ...missingForLaunch(CONTENT, collections).map((missing) => missingSentence(missing, language)),
  ];
  for (const line of [...lines, conclusions[language](lines.length)]) console.log(line);
  return lines.length === 0 ? 0 : 1;
};

runMain(launchCheck);
