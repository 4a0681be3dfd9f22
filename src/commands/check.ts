import { collections } from "../model";
import { adviceOn } from "../validation/warnings";
import { adviceSentence } from "../validation/warnings/sentences";
import { checkContent } from "../validation/check-content";
import { sentence } from "../validation/messages";
import { asked } from "./lib/parse-args";
import { conclusions } from "./lib/conclusions";
import { committed } from "./lib/git";
import { runMain } from "./lib/processes";

const CONTENT = "content";

/**
 * `npm run check`: every fault of the content, one line each, then advice; exit code 1 where there
 * is a fault. Prices are compared with those of the last commit, or of another (`--since`).
 */
const check = async () => {
  const wish = asked("english", "since");
  if (!wish) return 2;
  const { language, since } = wish;
  const faults = await checkContent(CONTENT, collections);
  for (const fault of faults) console.error(sentence(fault, collections, language));
  const advice = await adviceWithout(
    faults.map(({ file }) => file),
    since,
  );
  for (const each of advice) console.log(adviceSentence(each, language));
  if (faults.length + advice.length > 0) console.log();
  console.log(conclusions[language](faults.length, advice.length));
  return faults.length === 0 ? 0 : 1;
};

/** What is faulty comes first: advice on such a file would say much of it twice. */
const adviceWithout = async (faulty: string[], since?: string) => {
  const earlier = (file: string) => committed(`${CONTENT}/${file}`, since);
  const advice = await adviceOn(CONTENT, collections, earlier);
  return advice.filter(({ file }) => !faulty.includes(file));
};

runMain(check);
