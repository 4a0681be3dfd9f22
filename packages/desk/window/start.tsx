import { useSetting, useSite, useWords, useWork } from "../state/context";
import { Icon } from "../ui/icon";
import { valueAt } from "../core/paths";
import { dataOf } from "../core/work";
import { untranslatedTexts } from "../translations/to-translate";
import type { Task } from "../site";
import { BeginLink } from "../lists/begun-entry";
import { UnreadableNote } from "../form/unreadable-note";
import { placeToEdit } from "../core/places";
import type { Elements } from "../ui/children";
import { onDemand } from "../ui/on-demand";
import { Part } from "../ui/part";
import { PlaceLink } from "../ui/place-link";
import { contentNow } from "../core/edits";

/** What the site was delivered with is not read for a form. */
const BeforeLaunch = onDemand(async () => (await import("./rarely-used")).BeforeLaunch);

export const StartScreen = () => {
  const { nav, start, tag } = useWords();
  const content = contentNow(useWork());
  const hasPages = useSite().pages(content, tag.slice(0, 2)).length > 0;
  return (
    <>
      <h1 className="hide">{nav.start}</h1>
      <div className="panel__body panel__body--start">
        <UnreadableNote />
        <Cards />
        <header className="start-head">
          <h2>{start.question}</h2>
          {hasPages && (
            <p>
              <span className="on-wide">{start.help}</span>
              <span className="on-narrow">{start.helpNarrow}</span>
            </p>
          )}
        </header>
        <Tasks />
        <Part>
          <BeforeLaunch />
        </Part>
        <Untranslated />
        {start.fieldNames && <p className="start-note quiet">{start.fieldNames}</p>}
      </div>
    </>
  );
};

const Cards = () => (
  <>
    {useSite().startCards.map((Card, index) => (
      <div key={index} className="start-card">
        <Part>
          <Card />
        </Part>
      </div>
    ))}
  </>
);

const Tasks = () => {
  const { site: words } = useWords();
  const work = useWork();
  const { publicOrigin: origin } = useSetting();
  /** There may be no such address yet, or half of one. */
  const addressOf = (task: Task) => {
    if ("page" in task) return origin + encodeURI(task.page);
    return "address" in task
      ? String(valueAt(dataOf(work, task.address.file), task.address.path))
      : "";
  };
  return (
    <ul className="tasks">
      {useSite()
        .tasks.filter((task) => !("address" in task) || addressOf(task).startsWith("https://"))
        .map((task) => (
          <li key={task.name}>
            <TaskLink task={task} address={addressOf(task)}>
              <span>{words.tasks?.[task.name]}</span>
              <Icon name="right" />
            </TaskLink>
          </li>
        ))}
    </ul>
  );
};

type TaskLinkProps = { task: Task; address: string; children: Elements };

const TaskLink = ({ task, address, children }: TaskLinkProps) => {
  if ("begin" in task) return <BeginLink collection={task.begin}>{children}</BeginLink>;
  if ("place" in task) return <PlaceLink place={task.place}>{children}</PlaceLink>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};

/** Until somebody translates it, it is shown in another language. */
const Untranslated = () => {
  const { start } = useWords();
  const texts = untranslatedTexts(contentNow(useWork()));
  const [first] = texts;
  if (!first) return null;
  return (
    <>
      <h2 className="section-title">
        {start.toTranslate} <small>{start.texts(texts.length)}</small>
      </h2>
      <p className="begin">
        <PlaceLink className="btn btn--wide" place={placeToEdit(first)}>
          {start.translateOn}
        </PlaceLink>
      </p>
    </>
  );
};
