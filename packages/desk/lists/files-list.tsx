import { useDeskState, useWords } from "../state/context";
import { Badges } from "../form/section";
import { useCounts } from "../form/use-counts";
import { Icon } from "../ui/icon";
import { addressOf, type ListName, filesOf } from "../core/places";
import { rowsOf, unreadableFiles } from "./list-rows";
import { shortTitle } from "../told/labels";
import { contentNow } from "../core/edits";
import type { Collection } from "@brisa/typed-content";

const FileRow = ({ file, title }: { file: string; title: string }) => {
  const counts = useCounts(file);
  return (
    <li>
      <a href={addressOf({ screen: "entry", file })}>
        <span>
          <span>{title}</span> <Badges {...counts} isInList />
        </span>
        <Icon name="right" />
      </a>
    </li>
  );
};

/** The collection has a fixed set of files. */
const FixedEntries = ({ collection }: { collection: Collection }) => {
  const content = useDeskState(({ work }) => contentNow(work));
  return (
    <>
      <h2 className="section-title">{collection.title}</h2>
      <ul className="tasks">
        {rowsOf(content, collection).map(({ file, name }) => (
          <FileRow key={file} file={file} title={name ?? file} />
        ))}
        {unreadableFiles(content, collection).map(({ file }) => (
          <FileRow key={file} file={file} title={file} />
        ))}
      </ul>
    </>
  );
};

/** Each file has its own form and none can be added. */
export const FilesList = ({ name }: { name: ListName }) => {
  const words = useWords();
  const files = filesOf(name);
  return (
    <>
      <ul className="tasks">
        {files
          .filter(({ set }) => set === "single")
          .map((collection) => (
            <FileRow
              key={collection.path}
              file={collection.path}
              title={shortTitle(collection, words)}
            />
          ))}
      </ul>
      {files
        .filter(({ set }) => set !== "single")
        .map((collection) => (
          <FixedEntries key={collection.type} collection={collection} />
        ))}
    </>
  );
};
