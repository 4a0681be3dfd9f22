import type { Content } from "../../content-files/content";
import { fieldPlace } from "../content/field-place";
import { dataOf } from "../content/work";
import { contentNow } from "../content/now";
import { useWords, useWork } from "../context";
import { ContentHistory } from "./content-history";
import { FileHistory } from "./file-history";
import { PanelHead } from "./panel-head";
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
        <PanelHead
          back={{ place: { screen: "start" }, title: words.nav.start }}
          title={history.title}
          hasHistory={false}
        >
          {history.allHelp}
        </PanelHead>
        <div className="panel__body">
          <ContentHistory />
        </div>
      </>
    );
  const content = contentNow(work);
  const data = dataOf(work, file);
  const name =
    fieldPlace(content, { file, path: [] }, { data, isNew: false }, words).labels.at(-1) ?? file;
  return (
    <>
      <PanelHead
        back={{ place: { screen: "entry", file }, title: name }}
        title={history.titleOf(name)}
        hasHistory={false}
      >
        {history.help}
      </PanelHead>
      <div className="panel__body">
        <FileHistory file={file} onShow={onShow} />
      </div>
    </>
  );
};
