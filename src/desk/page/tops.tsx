import { languageCodes, languages, localPath } from "../../base/languages";
import { PageFrame } from "./page-frame";
import type { Preview } from "./preview";

type TopsProps = {
  preview: Preview;
  page: string;
  width: "phone" | "computer";
  uploads: ReadonlyMap<string, string>;
};

const ignore = () => undefined;

/** Equal in height, as in a preview. They are only looked at. */
export const Tops = ({ preview: { content, day, caption }, page, width, uploads }: TopsProps) => (
  <>
    <p className="stage__as">
      <span>{caption}</span>
    </p>
    <div className="tops" ref={(element) => element?.setAttribute("inert", "")}>
      {languageCodes.map((code) => (
        <div key={code} className="top">
          <PageFrame
            path={localPath(page, code)}
            width={width}
            content={content}
            day={day}
            uploads={uploads}
            onPress={ignore}
            onPath={ignore}
          />
          <b>{languages[code].name}</b>
        </div>
      ))}
    </div>
  </>
);
