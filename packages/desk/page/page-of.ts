import { defaultLanguage, localPath } from "@brisa/typed-content/languages";
import { useDesk, useSetting, useSite } from "../state/context";
import { dataOf, type Work } from "../core/work";
import type { WholeSite } from "../site";
import { changesIn } from "../core/changes";
import { languageOfText } from "../core/translations";
import { filesOf, openCollections, type SectionName } from "../core/places";

export const pageOfSection = (section: SectionName, { pageOf }: WholeSite) => {
  const [own] = filesOf(section);
  const collection = openCollections().get(section);
  return collection && pageOf((own ?? collection).path);
};

/** The public page with the first of some changes, at its place. */
export const usePublicPage = () => {
  const { state } = useDesk();
  const { pageOf, anchorOf } = useSite();
  const { publicOrigin: origin } = useSetting();
  return ({ edits }: Pick<Work, "edits">) => {
    const [first] = changesIn({ edits });
    if (!first) return `${origin}/`;
    const { file, path } = first;
    const data = dataOf(state().work, file);
    const page = localPath(
      pageOf(file, path, data) ?? "/",
      languageOfText({ file, path }) ?? defaultLanguage(),
    );
    const anchor = anchorOf(data, path);
    return `${origin}${encodeURI(page)}${anchor === undefined ? "" : `#${anchor}`}`;
  };
};
