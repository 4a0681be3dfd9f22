import { memo } from "react";
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
import type { FieldProps } from "./use-field";
import { isSame } from "../core/json";

const FieldOfKind = (props: FieldProps) => {
  const { kind } = props.node;
  switch (kind) {
    case "localized":
    case "markdown":
      return <LocalizedField {...props} />;
    case "text":
    case "email":
    case "phone":
    case "url":
    case "origin":
    case "repository":
    case "color":
      return <LineField {...props} />;
    case "number":
      return <NumberField {...props} />;
    case "price":
      return <AmountField {...props} />;
    case "time":
      return <TimeField {...props} />;
    case "month":
      return <MonthField {...props} />;
    case "date":
      return <DateField {...props} />;
    case "choice":
      return <ChoiceField {...props} />;
    case "yes-no":
      return <YesNoField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "group":
      return <GroupField {...props} Field={Field} />;
    case "list":
      return <ListField {...props} Field={Field} />;
    case "reference":
      // In a list of references, the row is about the entry.
      return props.node.warnings ? null : <ReferenceField {...props} />;
    // Set by the desk, by the order in a list, or by choosing a picture.
    case "id":
    case "order":
    case "picture-file":
    case undefined:
      return null;
  }
};

const isSameField = (before: FieldProps, after: FieldProps) =>
  before.node === after.node &&
  before.file === after.file &&
  before.isOptional === after.isOptional &&
  isSame(before.path, after.path);

const KnownField = (props: FieldProps) => (
  <Known {...props}>
    <FieldOfKind {...props} />
  </Known>
);

/** Only re-renders when its own props or state change. */
export const Field = memo(KnownField, isSameField);
