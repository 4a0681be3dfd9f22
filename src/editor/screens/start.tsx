import type { ReactNode } from "react";
import { reviews } from "../../model/collections/reviews";
import { services } from "../../model/collections/services";
import type { Collection } from "../../model/collection";
import { jsonSchema } from "../../model/schema";
import { firstMissing, missingByPart } from "../content/launch";
import { withStartedEntry } from "../content/new-entry";
import { contentNow } from "../content/now";
import { sentenceOf } from "../content/sentences";
import { toldChanges } from "../content/told";
import { useDesk, usePlace, useWords, useWork } from "../context";
import { drawnFields } from "../form/drawn";
import { Icon } from "../icon";
import { sectionOf } from "../desk-sections";
import { useChecked } from "../use-checked";
import type { Place } from "../places";
import { placeOfField, unreadableSentence, wayTo } from "./finding-words";
import { PlaceLink } from "./place-link";

/** Changes that wait which are named; the others are counted. */
const NAMED = 4;

/** What owners do most, what waits, and what is missing before the site may go public. */
export const StartScreen = () => {
  const { start } = useWords();
  return (
    <>
      <header className="panel__head panel__head--start">
        <h1>{start.question}</h1>
        <p>
          <span className="on-wide">{start.help}</span>
          <span className="on-narrow">{start.helpNarrow}</span>
        </p>
      </header>
      <div className="panel__body">
        <Unreadable />
        <Tasks />
        <Waiting />
        <BeforeLaunch />
      </div>
    </>
  );
};

const list = (name: string): Place => ({ screen: "list", name });

const Tasks = () => {
  const { start } = useWords();
  const price: Place = {
    screen: "entry",
    file: "prices.json",
    field: ["packages", 0, "amount"],
  };
  const contact: Place = { screen: "entry", file: "company.json", field: ["phone"] };
  return (
    <ul className="tasks">
      <Task place={price}>{start.price}</Task>
      <Task place={list("trips")}>{start.hours}</Task>
      <Task place={list("pages")}>{start.text}</Task>
      <NewTask collection={reviews}>{start.review}</NewTask>
      <Task place={list("gallery")}>{start.picture}</Task>
      <NewTask collection={services}>{start.service}</NewTask>
      <Task place={contact}>{start.contact}</Task>
    </ul>
  );
};

const Task = ({ place, children }: { place: Place; children: ReactNode }) => (
  <li>
    <PlaceLink place={place}>
      {children}
      <Icon name="right" />
    </PlaceLink>
  </li>
);

/** Leads to a new entry; opened in another window, to the list to which one would be added. */
const NewTask = ({ collection, children }: { collection: Collection; children: ReactNode }) => {
  const desk = useDesk();
  const { go } = usePlace();
  const begin = () => {
    const { work, file } = withStartedEntry(desk.state().work, collection, Date.now());
    desk.setWork(work);
    const [first] = drawnFields(jsonSchema(collection), undefined);
    go({ screen: "entry", file, field: first && [first.name] });
  };
  return (
    <li>
      <a
        href={`#/${sectionOf(collection.path)}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          begin();
        }}
      >
        {children}
        <Icon name="right" />
      </a>
    </li>
  );
};

/** Files that nobody can read: what is in them is not on the desk. */
const Unreadable = () => {
  const words = useWords();
  const { unreadable } = contentNow(useWork());
  if (unreadable.length === 0) return null;
  return (
    <div className="fault">
      <p>{words.start.unreadable(unreadable.length)}</p>
      <ul>
        {unreadable.map((each) => (
          <li key={each.file}>
            <strong>content/{each.file}</strong>: {unreadableSentence(each, words)}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Waiting = () => {
  const words = useWords();
  const work = useWork();
  const told = toldChanges(work);
  if (told.length === 0) return null;
  return (
    <>
      <h2 className="section-title">
        {words.start.waits} <small>{words.common.changes(told.length)}</small>
      </h2>
      <ul className="waiting">
        {told.slice(0, NAMED).map((each) => {
          const { where, place } = sentenceOf(each, work, words);
          return (
            <li key={each.id}>
              <PlaceLink className="link" place={place}>
                {where}
              </PlaceLink>
            </li>
          );
        })}
        {told.length > NAMED && <li>{words.start.more(told.length - NAMED)}</li>}
      </ul>
    </>
  );
};

const BeforeLaunch = () => {
  const words = useWords();
  const work = useWork();
  const missing = useChecked((checked) => checked.missing);
  const first = firstMissing(missing);
  if (!first) return null;
  const field = placeOfField(work, first, words).labels.at(-1) ?? "";
  return (
    <>
      <h2 className="section-title">
        {words.start.launch} <small>{words.start.missing(missing.length)}</small>
      </h2>
      <ul className="counts">
        {missingByPart(missing, words).map(({ title, missing: [next, ...others] }) => (
          <li key={title}>
            <PlaceLink place={wayTo(next)}>
              {title} <span>{others.length + 1}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <p className="begin">
        <PlaceLink className="btn btn--wide" place={wayTo(first)}>
          {words.start.beginWith(field)}
        </PlaceLink>
      </p>
    </>
  );
};
