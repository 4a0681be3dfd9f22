import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { asLanguageCode, defaultLanguage } from "../../../base/languages";
import { useWords, useWork } from "../../../desk/core/context";
import { saidToday } from "./said";
import type { TodayWords } from "./words";

/** To be heard when it changes. */
export const SaidToday = ({ today, say }: { today: CalendarDate; say: TodayWords }) => {
  // The site may lack the desk's language.
  const language = asLanguageCode(useWords().code) ?? defaultLanguage;
  const said = saidToday(useWork(), today, language);
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
