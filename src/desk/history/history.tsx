import type { Content } from "../../typed-content/content";
import { fieldPlace } from "../told/field-place";
import { contentNow } from "../core/content-now";
import { useIsHome, useWords, useWork } from "../core/context";
import { ContentHistory } from "./content-history";
import { FileHistory } from "./file-history";
import { PanelHead } from "../window/panel-head";
import type { ShownVersion } from "./version-bar";

type HistoryProps = {
  /** Undefined for all content. */
  file?: string;
  /** Called with undefined to end the preview. */
  onShow?: (content: Content | undefined, version?: ShownVersion) => void;
};

export const HistoryScreen = ({ file, onShow }: HistoryProps) => {
  const words = useWords();
  const { history } = words.texts;
  const work = useWork();
  const isHome = useIsHome();
  if (file === undefined)
    return (
      <>
        <PanelHead
          back={{ place: { screen: "start" }, title: words.nav.start }}
          title={history.title}
          hasHistory={false}
        >
          {isHome ? history.savesHelp : history.publicationsHelp}
        </PanelHead>
        <div className="panel__body">
          <ContentHistory />
        </div>
      </>
    );
  const name = fieldPlace(contentNow(work), { file, path: [] }, words).labels.at(-1) ?? file;
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
