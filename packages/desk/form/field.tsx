import { memo, type ComponentType } from "react";
import type { Kind } from "@brisa/typed-content/fields";
import { AmountField } from "./fields/amount";
import { ChoiceField, ReferenceField, YesNoField } from "./fields/choice";
import { DateField, MonthField } from "./fields/month";
import { LineField, NumberField } from "./fields/line";
import { LocalizedField } from "./fields/localized";
import { PictureField } from "./fields/picture";
import { TimeField } from "./fields/time";
import { GroupField } from "./group";
import { Known } from "./known";
import { ListField } from "./list";
import type { FieldProps, HolderProps } from "./use-field";
import { isSame } from "../core/json";

/** Under these kinds nothing is typed: the desk sets them, the order in a list, or the choice of a picture. */
const Nothing = () => null;

/** In a list of references, the row is about the entry. */
const OwnReference = (props: FieldProps) =>
  props.node.warnings ? null : <ReferenceField {...props} />;

const controls: Record<Kind, ComponentType<HolderProps>> = {
  localized: LocalizedField,
  markdown: LocalizedField,
  text: LineField,
  email: LineField,
  phone: LineField,
  url: LineField,
  origin: LineField,
  repository: LineField,
  color: LineField,
  number: NumberField,
  price: AmountField,
  time: TimeField,
  month: MonthField,
  date: DateField,
  choice: ChoiceField,
  "yes-no": YesNoField,
  picture: PictureField,
  group: GroupField,
  list: ListField,
  reference: OwnReference,
  id: Nothing,
  order: Nothing,
  "picture-file": Nothing,
};

const isSameField = (before: FieldProps, after: FieldProps) =>
  before.node === after.node &&
  before.file === after.file &&
  before.isOptional === after.isOptional &&
  isSame(before.path, after.path);

const KnownField = (props: FieldProps) => {
  const Control = props.node.kind && controls[props.node.kind];
  return <Known {...props}>{Control && <Control {...props} Field={Field} />}</Known>;
};

/** Only re-renders when its own props or state change. */
export const Field = memo(KnownField, isSameField);
