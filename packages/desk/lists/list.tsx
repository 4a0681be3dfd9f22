import { isPrice } from "@brisa/typed-content/fields";
import { referenceIn, jsonSchema, type Address, type Collection } from "@brisa/typed-content";
import { collectionOf } from "../core/model";
import { usePlace, useSite, useWords } from "../state/context";
import { Field } from "../form/field";
import { FieldArea } from "../form/field-area";
import {
  type ListName,
  type OnField,
  filesOf,
  openCollections,
  sectionTitle,
} from "../core/places";
import { EntryForm } from "../form/form";
import { Known } from "../form/known";
import { ListErrors } from "../form/list";
import { ReferenceList } from "../form/reference-list";
import { Section } from "../form/section";
import { AddPictures } from "../pictures/add-pictures";
import { AddEntry } from "./begun-entry";
import { DeletedRows } from "./deleted-rows";
import { FilesList } from "./files-list";
import { sectionsOf } from "./list-rows";
import { PanelScreen } from "../ui/panel-screen";
import { Part } from "../ui/part";
import { SortableList } from "./sortable-list";
import { shortTitle } from "../told/labels";

const referenceListsIn = (file: Collection, { type }: Collection) =>
  Object.entries(jsonSchema(file).properties ?? {}).filter(
    ([, node]) => referenceIn(node)?.collection === type,
  );

const holdsPrices = (file: Collection, collection: Collection) =>
  referenceListsIn(file, collection).some(([, { items }]) =>
    Object.values(items?.properties ?? {}).some(isPrice),
  );

/** Several pictures can be added at once. */
const holdsPictures = (collection: Collection) => {
  const { picture, title } = jsonSchema(collection).properties ?? {};
  return picture?.kind === "picture" && title === undefined && sectionsOf(collection);
};

type ListOfEntries = { name: ListName; collection: Collection };

/** Rooms and their prices, for instance: a room's price is in its row, the rest of that file in a form below. */
const EntriesWithReferences = ({ name, collection }: ListOfEntries) => {
  const words = useWords();
  const files = filesOf(name);
  const lists = files.flatMap((file) =>
    referenceListsIn(file, collection).map(([key, node]) => ({ file: file.path, key, node })),
  );
  return (
    <>
      {lists.map(({ file, key, node }) => (
        <div key={key} data-file={file}>
          <Known node={node} file={file} path={[key]}>
            <ReferenceList node={node} file={file} path={[key]} Field={Field} />
            <ListErrors node={node} file={file} path={[key]} />
          </Known>
        </div>
      ))}
      <DeletedRows collection={collection} />
      <AddEntry name={name} collection={collection} />
      <Section title={words.lists.order} file="" paths={[]} isOpenFirst>
        <SortableList collection={collection} hasDeleted={false} />
      </Section>
      {files.map((file) => (
        <EntryForm
          key={file.path}
          file={file.path}
          without={lists.flatMap(({ file: of, key }) => (of === file.path ? key : []))}
          title={shortTitle(file, words)}
        />
      ))}
    </>
  );
};

const Entries = ({ name, collection }: ListOfEntries) => {
  const place = usePlace();
  const Importer = useSite().importers[collection.type];
  if (filesOf(name).length > 0)
    return <EntriesWithReferences name={name} collection={collection} />;
  if (holdsPictures(collection))
    return (
      <SortableList
        collection={collection}
        addIn={(section) => <AddPictures collection={collection} section={section} />}
      />
    );
  return (
    <>
      {Importer && (
        <Part>
          <Importer given={place.screen === "list" ? place.given : undefined} />
        </Part>
      )}
      <AddEntry name={name} collection={collection} />
      <SortableList collection={collection} />
    </>
  );
};

type ListScreenProps = {
  name: ListName;
  /** For files that are edited in this list. */
  field?: Address;
  onField?: OnField;
};

export const ListScreen = ({ name, field, onField }: ListScreenProps) => {
  const words = useWords();
  const collection = openCollections().get(name);
  const hasPrices = collection && filesOf(name).some((file) => holdsPrices(file, collection));
  return (
    <PanelScreen
      title={sectionTitle(name, words)}
      help={hasPrices ? words.lists.priceHelp : undefined}
    >
      <FieldArea file={field?.file} field={field?.path} onField={onField}>
        {collection ? <Entries name={name} collection={collection} /> : <FilesList name={name} />}
      </FieldArea>
    </PanelScreen>
  );
};

/** Such a file has no form of its own. */
export const isEditedInList = (file: string, name: ListName) =>
  openCollections().has(name) && collectionOf(file)?.set === "single";
