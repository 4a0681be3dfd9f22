import type { Content } from "../../content-files/content";
import { fieldPlace } from "../content/field-place";
import { dataOf } from "../content/work";
import { useWords, useWork } from "../context";
import { checkedOf } from "../desk";
import { Icon } from "../icon";
import { addressOf } from "../places";
import { ContentHistory } from "./content-history";
import { FileHistory } from "./file-history";
import type { Was } from "./was-bar";

type HistoryProps = {
  /** Whose versions; those of all content without one. */
  file?: string;
  /** Called with content to be shown as it was, and what is said of it; undefined ends it. */
  onShow?: (content: Content | undefined, was?: Was) => void;
};

/** What was there before, and the way back to it. */
export const HistoryScreen = ({ file, onShow }: HistoryProps) => {
  const words = useWords();
  const { history } = words.texts;
  const work = useWork();
  if (file === undefined)
    return (
      <>
        <header className="panel__head">
          <h1>{history.title}</h1>
          <p>{history.allHelp}</p>
        </header>
        <div className="panel__body">
          <ContentHistory />
        </div>
      </>
    );
  const { content } = checkedOf(work);
  const data = dataOf(work, file);
  const name =
    fieldPlace(content, { file, path: [] }, { data, isNew: false }, words).labels.at(-1) ?? file;
  return (
    <>
      <header className="panel__head">
        <div className="panel__way">
          <a href={addressOf({ screen: "entry", file })}>
            <Icon name="left" />
            {name}
          </a>
        </div>
        <h1>{history.titleOf(name)}</h1>
        <p>{history.help}</p>
      </header>
      <div className="panel__body">
        <FileHistory file={file} onShow={onShow} />
      </div>
    </>
  );
};
