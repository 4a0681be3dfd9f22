import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { type CalendarDate, formatTime } from "@brisa/typed-content/dates";
import { ON_DAY, withOuting } from "../../document/outing-address";
import { Button } from "../../elements/button";
import { QuietButton } from "../../elements/quiet-button";
import { control, LabelText } from "../../elements/control";
import { Icon } from "../../elements/icon";
import { useMessages } from "../language/use-messages";
import { useIsHydrated } from "../use-is-hydrated";
import { useSite } from "../site";
import { ByAddress } from "./by-address";
import { showToast, type Toast } from "../toast/toast";
import { boardingOf, type BoardingTerms } from "../../day/boarding";
import { calendarEntry, type CalendarEntry } from "../../day/calendar-entry";
import { Note, Small } from "../../elements/text";
import { useDayInWords } from "./calendar";

type CalendarEntryFacts = {
  place: string;
  /** With the hours that it has on the chosen day. */
  trip: CalendarEntry["trip"] & { title: string };
  terms: BoardingTerms;
};

/** As a file, and as a text to paste. */
const useCalendarEntry = ({ trip, terms, place }: CalendarEntryFacts) => {
  const t = useMessages();
  const { company } = useSite();
  const { inFull } = useDayInWords();
  return (day: CalendarDate, url: string) => {
    const title = t("location:entryTitle", { trip: trip.title, company: company.name });
    const { arrival, closing } = boardingOf(trip, terms);
    const text = t("location:entryText", {
      arrival: formatTime(arrival),
      closing: formatTime(closing),
    });
    const when = t("location:entryWhen", {
      day: inFull(day),
      start: formatTime(trip.start),
      end: formatTime(trip.end),
    });
    const call = `${company.name}: ${company.phone}`;
    // Of what a calendar knows, Google's shows the text alone.
    const all = [text, call, url].join("\n");
    return {
      name: `${day}-${trip.jsonId}.ics`,
      file: calendarEntry({ place, company, day, trip, title, text: all, url }, new Date()),
      text: [title, when, place, all].join("\n"),
    };
  };
};

/** A text that the browser lets no page copy is `left` for the visitor. */
const useCopy = () => {
  const [left, setLeft] = useState<string>();
  const copy = async (text: string, toast: Pick<Toast, "title" | "description">) => {
    try {
      await navigator.clipboard.writeText(text);
      setLeft(undefined);
      showToast(toast);
    } catch {
      setLeft(text);
    }
  };
  return { copy, left };
};

/** The browsers inside other apps. */
const IN_APP = /\bFBA[NV]\/|Instagram|\bLine\/|TikTok|; wv\)|(iPhone|iPad)(?!.*Safari\/)/;

/** In milliseconds; longer than any browser takes to save a small file. */
const KEPT = 60_000;

/** Whether the page is in a browser inside another app, which opens pages but neither saves files nor prints. */
const isInApp = () => IN_APP.test(navigator.userAgent);

const canSaveFiles = () => "download" in HTMLAnchorElement.prototype && !isInApp();

/** Phones open a calendar file instead. */
const saveFile = (name: string, type: string, text: string) => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
};

const Root = styled.div`
  display: grid;
  gap: var(--s3);

  > div > * {
    width: 100%;
  }
`;

const Text = styled.textarea`
  ${control}
  min-height: 9rem;
`;

/** With what the visitor has chosen, and nothing else that it may carry. */
const cardAddress = () => {
  const { origin, pathname, search } = location;
  return `${origin}${pathname}${withOuting({ pathname, search: "" }, search)}`;
};

/** A text that the visitor has to copy, already selected. */
const TextToCopy = ({ text }: { text: string }) => {
  const t = useMessages();
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => ref.current?.select(), [text]);
  return (
    <label>
      <LabelText>{t("location:copyYourselves")}</LabelText>
      <Text ref={ref} readOnly value={text} />
    </label>
  );
};

type Props = CalendarEntryFacts & {
  /** Without one, nothing can be entered in a calendar. */
  day?: CalendarDate;
  /** Whether a day alone is chosen, which nothing can be entered for either. */
  isDayAlone: boolean;
  /** The root of a page with a trip. */
  onTrip: string;
};

export const CardActions = ({ day, isDayAlone, onTrip, ...facts }: Props) => {
  const t = useMessages();
  const entryOn = useCalendarEntry(facts);
  const { copy, left } = useCopy();
  const [isSaved, setIsSaved] = useState(false);
  const { inFull } = useDayInWords();
  const { trip } = facts;
  const { company } = useSite();

  const share = async () => {
    const what = [isDayAlone ? undefined : trip.title, day && inFull(day)]
      .filter(Boolean)
      .join(", ");
    const title = t("location:shareTitle", { what, company: company.name });
    // Messengers show the text, other apps the title.
    const card = { title, text: title, url: cardAddress() };
    try {
      await navigator.share(card);
    } catch (error) {
      // Whoever closes the list of apps wants nothing else, and who presses again while it is open, that list.
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return;
      await copy(`${title}\n${card.url}`, {
        title: t("location:addressCopied"),
        description: t("location:addressCopiedText"),
      });
    }
  };
  const copyEntry = (on: CalendarDate) =>
    copy(entryOn(on, cardAddress()).text, {
      title: t("location:entryCopied"),
      description: t("location:entryCopiedText"),
    });
  const save = (on: CalendarDate) => {
    const { name, file } = entryOn(on, cardAddress());
    saveFile(name, "text/calendar;charset=utf-8", file);
    setIsSaved(true);
  };
  const isHydrated = useIsHydrated();
  const canSave = !isHydrated || canSaveFiles();
  return (
    <Root>
      <h2>{t("location:all")}</h2>
      <Small>{t("location:allText")}</Small>
      <Button type="button" $look="sea" onClick={() => void share()}>
        <Icon name="share" />
        <span>{t("location:share")}</span>
      </Button>
      <ByAddress $on={onTrip + ON_DAY} shown={day !== undefined && !isDayAlone}>
        <Button
          type="button"
          $look="line"
          aria-describedby="not-booking"
          onClick={() => day && (canSave ? save(day) : void copyEntry(day))}
        >
          <Icon name="cal" />
          <span>{t(canSave ? "location:calendar" : "location:entryCopy")}</span>
        </Button>
        <Note id="not-booking" $above={1}>
          {t(canSave ? "location:calendarHint" : "location:entryCopyHint")}
        </Note>
        {day && isSaved && (
          <QuietButton onClick={() => void copyEntry(day)}>
            {t("location:entryNotSaved")}
          </QuietButton>
        )}
      </ByAddress>
      {left && <TextToCopy text={left} />}
      {!(isHydrated && isInApp()) && (
        <Button type="button" $look="line" onClick={() => print()}>
          <Icon name="print" />
          <span>{t("location:print")}</span>
        </Button>
      )}
    </Root>
  );
};
