import type { Path } from "../../model/schema";
import type { Collection } from "../../model/collection";
import { referenceIn } from "../../content-files/reference-lists";
import { jsonSchema } from "../../model/schema";
import { collectionOf } from "../content/edits";
import { useWords } from "../context";
import { Field } from "../form/field";
import { FieldArea, type OnField } from "../form/field-area";
import { EntryForm } from "../form/form";
import { ReferenceList } from "../form/reference-list";
import { Section } from "../form/section";
import { AddPictures } from "../pictures/add-pictures";
import type { ListName } from "../places";
import { filesOf, openCollections, sectionTitle } from "../desk-sections";
import { AddEntry } from "./add-entry";
import { DeletedRows } from "./deleted-rows";
import { FilesList } from "./files-list";
import { sectionsOf } from "./list-rows";
import { PanelHead } from "./panel-head";
import { PlacesList } from "./places-list";
import { shortTitle } from "./titles";

/** Returns the lists of a single file whose items refer to the entries of a collection, by their names. */
const listsOf = (file: Collection, { type }: Collection) =>
  Object.entries(jsonSchema(file).properties ?? {}).filter(
    ([, node]) => referenceIn(node)?.collection === type,
  );

/** Whether pictures are what a collection holds: several are added at once. */
const holdsPictures = (collection: Collection) => {
  const { picture, title } = jsonSchema(collection).properties ?? {};
  return picture?.kind === "picture" && title === undefined && sectionsOf(collection);
};

type ListOfEntries = { name: ListName; collection: Collection };

/** Entries of which other files say something: that stands in their rows, and the rest below. */
const WithOthers = ({ name, collection }: ListOfEntries) => {
  const words = useWords();
  const files = filesOf(name);
  const inRows = files.flatMap((file) =>
    listsOf(file, collection).map(([key, node]) => ({ file: file.path, key, node })),
  );
  return (
    <>
      {inRows.map(({ file, key, node }) => (
        <div key={key} data-file={file}>
          <ReferenceList node={node} file={file} path={[key]} Field={Field} />
        </div>
      ))}
      <DeletedRows collection={collection} />
      <AddEntry name={name} collection={collection} />
      {files.map((file) => (
        <EntryForm
          key={file.path}
          file={file.path}
          without={inRows.flatMap(({ file: of, key }) => (of === file.path ? key : []))}
          title={shortTitle(file, words)}
        />
      ))}
      <Section title={words.lists.order} file="" paths={[]}>
        <PlacesList collection={collection} hasDeleted={false} />
      </Section>
    </>
  );
};

const Entries = ({ name, collection }: ListOfEntries) => {
  if (filesOf(name).length > 0) return <WithOthers name={name} collection={collection} />;
  if (holdsPictures(collection))
    return (
      <PlacesList collection={collection} add={(section) => <AddPictures section={section} />} />
    );
  return (
    <>
      <AddEntry name={name} collection={collection} />
      <PlacesList collection={collection} />
    </>
  );
};

type ListScreenProps = {
  name: ListName;
  /** A field of a file that has no form of its own, but stands in this list. */
  field?: { file: string; path: Path };
  onField?: OnField;
};

/** One of the desk's lists: what may be opened, added, ordered and hidden. */
export const ListScreen = ({ name, field, onField }: ListScreenProps) => {
  const words = useWords();
  const collection = openCollections().get(name);
  const hasPrices = collection && filesOf(name).length > 0;
  return (
    <>
      <PanelHead
        back={{ place: { screen: "start" }, title: words.nav.start }}
        title={sectionTitle(name, words)}
      >
        {hasPrices && words.lists.priceHelp}
      </PanelHead>
      <div className="panel__body">
        <FieldArea file={field?.file} field={field?.path} onField={onField}>
          {collection ? <Entries name={name} collection={collection} /> : <FilesList name={name} />}
        </FieldArea>
      </div>
    </>
  );
};

/** Whether a file stands in a list as a whole, and has no form of its own. */
export const standsInList = (file: string, name: ListName) =>
  openCollections().has(name) && collectionOf(file)?.set === "single";
