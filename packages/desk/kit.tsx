/**
 * All that a site's own screens and cards may use of the desk, besides their place in it (`site.ts`). What they draw is
 * at one place of the content: a file below the content root, and a path in it. Paths have the places of items, from 0,
 * and hold for the rendering: a screen renders again whenever a list changes.
 */
import type { ComponentProps } from "react";
import type { Warning } from "@brisa/typed-content/check";
import {
  type Content,
  nodeAt,
  type Address,
  type Collection,
  type Path,
} from "@brisa/typed-content";
import { contentNow, contentOf } from "./core/edits";
import { schemaOf, today } from "./core/model";
import { withNames, withNewEntry } from "./core/names";
import { sectionOf } from "./core/places";
import { changeField } from "./core/translations";
import { asOneStep, dataOf } from "./core/work";
import { Field as FieldOfNode } from "./form/field";
import { FieldArea } from "./form/field-area";
import { isWithin } from "./form/focus-request";
import { FieldSection as SectionOfNode } from "./form/form";
import { Known } from "./form/known";
import { ListItems, type ListOfScreen } from "./form/list";
import { UsualContext } from "./form/reference-list";
import type { OwnScreen } from "./site";
import { useChecked, useDesk, useSetting, useWords, useWork } from "./state/context";
import { adviceSentence } from "./told/finding-words";
import type { Elements } from "./ui/children";
import { PanelScreen } from "./ui/panel-screen";

/** Changes that are made together: one step to undo. Each has those before it. */
export type Draft = {
  readonly content: Content;
  /**
   * Undefined removes the field or the item; with an empty path, the file. The place after the last of a list, which may
   * be missing, adds an item.
   */
  change: (file: string, path: Path, value: unknown) => void;
  /** An entry at the end of its collection, with what is known of it. Returns its file. */
  add: (collection: Collection, given: Record<string, unknown>) => string;
};

/** The content, and what may be done with it. The component renders again with every change. */
export const useKit = () => {
  const desk = useDesk();
  const work = useWork();
  return {
    /** As edited. It may have errors: the check runs later. */
    content: contentNow(work),
    /** As published last or, at home, saved. */
    published: contentOf(work.snapshot),
    edits: work.edits,
    /** At the place of the site. */
    today: today(),
    /** The site is edited on its own computer: the owner saves, and does not publish. */
    isHome: useSetting().isHome,
    /** Nothing is written where another tab has the pen. Returns what `make` returns. */
    edit: <Result,>(make: (draft: Draft) => Result): Result => {
      const before = desk.state().work;
      const now = Date.now();
      let next = before;
      const result = make({
        get content() {
          return contentNow(next);
        },
        change: (file, path, value) => void (next = changeField(next, file, path, value, now)),
        add: (collection, given) => {
          const { work: added, file } = withNewEntry(next, collection, given, now);
          next = added;
          return file;
        },
      });
      desk.setWork(asOneStep(before, next, now));
      return result;
    },
    /** The data of a single file, in which new items have the `id` that they get when they are published. */
    named: (file: string) => dataOf(withNames(work, 0, [file]), file),
  };
};

const nodeOf = ({ file, path }: Address) => nodeAt(schemaOf(file) ?? {}, path) ?? {};

type FieldScreenProps = Address &
  Pick<ComponentProps<OwnScreen>, "field" | "onField"> & {
    /** By default the field's. */
    title?: string;
    above?: Elements;
    /** The form; by default that of the list which the field is. */
    children?: Elements;
    below?: Elements;
  };

/**
 * A screen for one field of a file: its head, and a form in which links find their field. Where the field's value is
 * not what the model says, a sentence stands in place of the form.
 */
export const FieldScreen = (props: FieldScreenProps) => {
  const { file, path, field, onField, title, above, children, below } = props;
  const place = { node: nodeOf(props), file, path };
  return (
    <PanelScreen list={sectionOf(file)} file={file} title={title ?? String(place.node.title)}>
      {above}
      <FieldArea file={file} field={field} onField={onField}>
        <Known {...place}>{children ?? <ListItems {...place} Field={FieldOfNode} />}</Known>
      </FieldArea>
      {below}
    </PanelScreen>
  );
};

type OneFieldProps = Address & {
  /** Whether an entry may lack it. */
  isOptional?: boolean;
  /** For a list of prices: by the `id` of an entry, the amount that holds while its price is empty. */
  usual?: ReadonlyMap<string, number>;
};

/** A field with its label, its control, and all that is said about it. */
export const Field = ({ usual, ...props }: OneFieldProps) => (
  <UsualContext.Provider value={usual}>
    <FieldOfNode node={nodeOf(props)} {...props} />
  </UsualContext.Provider>
);

/** A list as a part that folds, under its title. */
export const FieldSection = (props: Address & { isOpenFirst: boolean }) => (
  <SectionOfNode node={nodeOf(props)} {...props} />
);

/** A list whose items are groups, in an order of the screen's own. Each opens, and can be removed. */
export const ItemRows = ({ file, path, ...own }: Address & ListOfScreen) => (
  <ListItems node={nodeOf({ file, path })} file={file} path={path} Field={FieldOfNode} own={own} />
);

/** What is doubtful in a field, which prevents nothing. `except`: what its controls say themselves. */
export const Advice = ({ file, path, except }: Address & { except: Warning["code"] }) => {
  const words = useWords();
  const warnings = useChecked((checked) => checked.warnings).filter(
    (warning) => warning.file === file && warning.code !== except && isWithin(warning.path, path),
  );
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={warning.code + warning.path.join(".")} className="advice">
          {adviceSentence(warning, 1, words)}
        </p>
      ))}
    </div>
  );
};

/** The desk's words. Of its language: `code`, and `tag` (BCP 47) for `Intl`. `money`: the site's. */
export { useWords } from "./state/context";

/** By file: what is stored (`base`), and what is in its place and not published yet; undefined without the file. */
export type { Edits } from "./core/edits";

/** An item of a list has one for as long as the desk is open, wherever it goes. In the order of the list. */
export { idsOf } from "./core/identity";

/** Leads to a place of the desk: to a list, or to a field, which gets the focus. */
export { go } from "./core/places";

/** A typed number, with a decimal comma or point; undefined for anything else. */
export { parseNumber } from "./values/amount-text";

/** A file's earlier values, folded; they are read when it is opened. */
export { EarlierDetails } from "./form/earlier-details";

/** A link to the form of a new entry, which exists once something is written into it. */
export { BeginLink } from "./lists/begun-entry";

/** A button that publishes the chosen edits alone or, at home, saves them. */
export { PublishChosen } from "./publishing/publish-button";

/** A link to a place of the desk. */
export { PlaceLink } from "./ui/place-link";

/** Decorative: a text, or a name, is beside it. */
export { Icon } from "./ui/icon";
