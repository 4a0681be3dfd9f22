import { useDeferredValue, useMemo } from "react";
import { type Content, isHidden, type Address } from "@brisa/typed-content";
import {
  languageCodes,
  languageOf,
  languages,
  localPath,
  type LanguageCode,
} from "@brisa/typed-content/languages";
import { useSite, useWords, useWork } from "../state/context";
import type { ShownInstead } from "../site";
import { change, dataOf } from "../core/work";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import { useUploadUrls } from "../pictures/picture-image";
import { Part } from "../ui/part";
import { languageName } from "../told/labels";
import { lacksTextIn } from "../translations/to-translate";
import { contentNow } from "../core/edits";

/** Loaded after the form, which needs neither the page nor its query engine. */
const PageFrame = onDemand(async () => (await import("../page/page-frame")).PageFrame);

export type PageWidth = "phone" | "computer";

type StageProps = {
  /** Of the form. */
  file?: string;
  /** In the language of the page. */
  path: string;
  onPath: (path: string) => void;
  width: PageWidth;
  onWidth: (width: PageWidth) => void;
  marked?: Address & { label: string };
  onPress: (address: Address) => void;
  /** In windows too narrow for the form beside it. */
  isAlone: boolean;
  /** In place of the edited content. */
  shown?: ShownInstead;
};

const usePageNames = (content: Content) => {
  const { stage, tag } = useWords();
  return useSite()
    .pages(content, tag.slice(0, 2))
    .map(({ path, name }) => ({ path, name: path === "/" ? stage.home : name }));
};

export const Stage = (props: StageProps) => {
  const { file, path, onPath, width, onWidth, marked, onPress, isAlone, shown } = props;
  const words = useWords();
  const work = useWork();
  const content = contentNow(work);
  // A hidden entry is seen beside its form.
  const own = useMemo(
    () =>
      file && isHidden(dataOf(work, file))
        ? contentNow(change(work, file, ["hidden"], undefined, 0))
        : undefined,
    [work, file],
  );
  const drawn = useDeferredValue(shown?.content ?? own ?? content);
  const pages = usePageNames(content);
  const uploads = useUploadUrls(work.edits);
  const language = languageOf(path);
  const page = pages.find((each) => localPath(each.path, language) === path)?.path ?? "/";
  const showPage = (to: string, code: LanguageCode) => onPath(localPath(to, code));
  const section = {
    className: "stage",
    role: isAlone ? "main" : undefined,
    "aria-label": words.stage.label,
    id: "page",
    tabIndex: -1,
  };
  const heading = isAlone && <h1 className="hide">{words.stage.label}</h1>;
  if (pages.length === 0)
    return (
      <section {...section}>
        {heading}
        <p className="stage__as">{words.page.none}</p>
      </section>
    );
  return (
    <section {...section}>
      {heading}
      <div className="pagebar">
        <span className="pagebar__name">
          <select
            aria-label={words.stage.page(pages.find((each) => each.path === page)?.name ?? "")}
            value={page}
            onChange={({ target }) => showPage(target.value, language)}
          >
            {pages.map(({ path: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
        <div className="seg" role="group" aria-label={words.stage.language}>
          {languageCodes().map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === language}
              onClick={() => showPage(page, code)}
            >
              <span className="long">{languages()[code].name}</span>
              <span className="short">{code.toUpperCase()}</span>
            </button>
          ))}
        </div>
        <div className="seg seg--width" role="group" aria-label={words.stage.width}>
          {(["phone", "computer"] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => onWidth(each)}
            >
              <Icon name={each === "phone" ? "phone" : "screen"} />
              <span>{words.stage[each]}</span>
            </button>
          ))}
        </div>
      </div>
      {!shown && lacksTextIn(content, language) && (
        <p className="stage__as">
          {words.proposals.shownInOriginal(languageName(language, words))}
        </p>
      )}
      {!shown && own && <p className="stage__as">{words.stage.hidden}</p>}
      {shown && (
        <p className="stage__as" role="status">
          <span>{words.stage.shownAs}</span> <b>{shown.as}</b>
        </p>
      )}
      <Part place={path}>
        <PageFrame
          path={path}
          width={width}
          content={drawn}
          uploads={uploads}
          marked={marked}
          onPress={onPress}
          onPath={onPath}
        />
      </Part>
    </section>
  );
};
