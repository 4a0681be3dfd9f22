import type { ReactNode } from "react";
import { reviews } from "../../model/collections/reviews";
import { services } from "../../model/collections/services";
import type { Collection } from "../../typed-content/collection";
import { firstMissing, missingByPart, openFacts } from "../publishing/launch";
import { contentNow } from "../core/content-now";
import { sentenceOf } from "../told/sentences";
import { changeGroups } from "../told/change-groups";
import { useWords, useWork } from "../core/context";
import { Icon } from "./icon";
import { useChecked } from "../core/use-checked";
import type { Place } from "../core/places";
import { BeginLink } from "../entry/begun-entry";
import { placeOfField, unreadableSentence, placeToEdit } from "../told/finding-words";
import { PlaceLink } from "./place-link";

/** Unpublished changes that are listed by name; the others are counted. */
const MAX_LISTED = 4;

/** The start screen: common tasks, unpublished changes, and what is missing before the site can go online. */
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
      <span>{children}</span>
      <Icon name="right" />
    </PlaceLink>
  </li>
);

const NewTask = ({ collection, children }: { collection: Collection; children: ReactNode }) => (
  <li>
    <BeginLink collection={collection}>
      <span>{children}</span>
      <Icon name="right" />
    </BeginLink>
  </li>
);

/** Files that cannot be parsed and are therefore missing from the desk. */
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
            <strong>{`content/${each.file}`}</strong>
            <span>{`: ${unreadableSentence(each, words)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Waiting = () => {
  const words = useWords();
  const work = useWork();
  const changes = changeGroups(work);
  if (changes.length === 0) return null;
  return (
    <>
      <h2 className="section-title">
        {words.start.waits} <small>{words.common.changes(changes.length)}</small>
      </h2>
      <ul className="waiting">
        {changes.slice(0, MAX_LISTED).map((each) => {
          const { where, place } = sentenceOf(each, work, words);
          return (
            <li key={each.id}>
              <PlaceLink className="link" place={place}>
                {where}
              </PlaceLink>
            </li>
          );
        })}
        {changes.length > MAX_LISTED && <li>{words.start.more(changes.length - MAX_LISTED)}</li>}
      </ul>
    </>
  );
};

const BeforeLaunch = () => {
  const words = useWords();
  const work = useWork();
  const missing = openFacts(useChecked((checked) => checked.missing));
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
            <PlaceLink place={placeToEdit(next)}>
              <span>{title}</span> <span>{others.length + 1}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <p className="begin">
        <PlaceLink className="btn btn--wide" place={placeToEdit(first)}>
          {words.start.beginWith(field)}
        </PlaceLink>
      </p>
    </>
  );
};
