import { type CalendarDate, isWithin } from "@brisa/typed-content/dates";
import { asLanguageCode, defaultLanguage, type LanguageCode } from "../../../model/languages";
import { useKit, useWords } from "@brisa/desk/kit";
import type { TodayWords } from "./words";
import { isRecord } from "@brisa/typed-content/helpers";
import { stateNotices } from "../../../model/day-statements";
import { statesIn } from "../../../model/facts";
import { type Content, listedIn, byOrder, isHidden } from "@brisa/typed-content";
import { shownLanguage } from "@brisa/typed-content/texts";

type Text = { text: string; language: LanguageCode };

/** `new` is not public yet; `leaving` is public until its removal is published. */
type Said = {
  /** Composed, in the language asked for. */
  statement?: string;
  /** The owner's own words. */
  own?: Text;
  state: "public" | "new" | "leaving";
};

const ownText = (texts: unknown, wanted: LanguageCode): Text | undefined => {
  if (!isRecord(texts)) return undefined;
  const language = shownLanguage(texts, wanted);
  const text = texts[language];
  return typeof text === "string" && text !== "" ? { text, language } : undefined;
};

const readIn = (content: Content, today: CalendarDate, language: LanguageCode) => {
  const states = stateNotices(statesIn(content), listedIn(content, "Trip"), today, today)
    .filter(({ from, to }) => isWithin(today, from, to))
    .map(({ said, text }) => ({ statement: said[language], own: ownText(text, language) }));
  const notices = listedIn(content, "Notice")
    .toSorted(byOrder)
    .filter((data) => !isHidden(data) && isWithin(today, String(data.from), String(data.until)))
    .flatMap(({ text }) => {
      const own = ownText(text, language);
      return own ? { own, statement: undefined } : [];
    });
  return [...states, ...notices];
};

/** What visitors read today at the top of all pages, and what they will read once the edits are public. */
const useSaid = (today: CalendarDate, language: LanguageCode): Said[] => {
  const { content, published } = useKit();
  const now = readIn(content, today, language);
  const stored = readIn(published, today, language);
  const keyOf = (said: object) => JSON.stringify(said);
  const before = new Set(stored.map(keyOf));
  const after = new Set(now.map(keyOf));
  const coming = now.map((said): Said => {
    return { ...said, state: before.has(keyOf(said)) ? "public" : "new" };
  });
  const going = stored.filter((said) => !after.has(keyOf(said)));
  return [...coming, ...going.map((said): Said => ({ ...said, state: "leaving" }))];
};

/** To be heard when it changes. */
export const SaidToday = ({ today, say }: { today: CalendarDate; say: TodayWords }) => {
  // The site may lack the desk's language.
  const language = asLanguageCode(useWords().code) ?? defaultLanguage;
  const said = useSaid(today, language);
  return (
    <div className="today__said" role="status">
      {said.length === 0 && <p>{say.nothing}</p>}
      {said.length > 0 && <p>{say.read}</p>}
      <ul>
        {said.map(({ statement, own, state }) => (
          <li key={[statement, own?.text, state].join(" ")} className={`is-${state}`}>
            {statement !== undefined && <span lang={language}>{statement}</span>}
            {own && <span lang={own.language}>{` ${own.text}`}</span>}
            {state !== "public" && <small>{` ${say.states[state]}`}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
};
