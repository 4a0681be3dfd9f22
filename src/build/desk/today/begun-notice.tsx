import { useState } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { isRecord } from "../../../base/is-record";
import type { LanguageCode } from "../../../base/languages";
import { useDesk } from "../../../desk/core/context";
import { keepInTab, keptInTab } from "../../../desk/core/tab";
import { asOneStep } from "../../../desk/core/work";
import { withNewEntry } from "../../../desk/entry/names";
import { notices } from "../../../model/collections/notices";
import type { TodayWords } from "./words";
import { go } from "../../../desk/core/places";

/** An older version kept under it the words that somebody had begun to write in this card. */
const KEY = "desk-begun-notice";

type Begun = { chosen?: CalendarDate; own: Record<string, Partial<Record<LanguageCode, string>>> };

const begunIn = (kept: unknown) => {
  const { chosen, own } = isRecord(kept) && isRecord(kept.own) ? (kept as Begun) : { own: {} };
  const texts = Object.values(own).map((each) =>
    Object.entries(each).filter(([, text]) => text.trim() !== ""),
  );
  return { chosen, texts: texts.filter(({ length }) => length > 0) };
};

/** They go on as notices. */
export const BegunNotice = ({ today, say }: { today: CalendarDate; say: TodayWords }) => {
  const desk = useDesk();
  const [{ chosen = today, texts }, setBegun] = useState(() => begunIn(keptInTab(desk, KEY)));
  if (texts.length === 0) return null;
  const goOn = () => {
    const { work } = desk.state();
    const made = texts.reduce(
      (last, each) => {
        const given = { from: chosen, until: chosen, text: Object.fromEntries(each) };
        return withNewEntry(last.work, notices, given, Date.now());
      },
      { work, file: "" },
    );
    desk.setWork(asOneStep(work, made.work, Date.now()));
    keepInTab(desk, KEY, undefined);
    setBegun({ chosen, texts: [] });
    go({ screen: "entry", file: made.file, field: ["from"] });
  };
  return (
    <div className="advice">
      <p>{say.begun}</p>
      {texts.flat().map(([language, text]) => (
        <p key={`${language} ${text}`} lang={language}>
          {text}
        </p>
      ))}
      <button type="button" className="link" onClick={goOn}>
        {say.goOn}
      </button>
    </div>
  );
};
