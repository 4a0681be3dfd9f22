import { collections } from "../../../model";
import type { ControlProps, Field } from "../cms";
import { rememberNames } from "../entry-names";
import type { Versions } from "../versions";
import { priceRows, pricesWith, type PriceRow } from "./price-rows";
import { readEntries, type SavedEntry } from "./saved-entries";

/** What the file holds: the reference and the amount, under the model's names. */
type Prices = Record<string, string>[];

type Props = ControlProps<Prices | { toJS: () => Prices }> & {
  /** Decap's box of a field that is inside another, and what it needs. */
  editorControl: unknown;
  onValidateObject: unknown;
  clearFieldErrors: unknown;
  fieldsErrors: unknown;
};

type State = { entries?: SavedEntry[]; hasFailed?: boolean };

type Methods = {
  rows: () => PriceRow[];
  change: (position: number, amount: string) => void;
  row: (row: PriceRow, position: number) => unknown;
};

const READING = "Leyendo la lista…";
const FAILED = "No se ha podido leer la lista. Cargad la página de nuevo.";

/**
 * Registers the control of a list of prices: a row for each entry of another list, headed by its name.
 * Rows are neither added nor taken out; the row of an entry without a price is empty.
 */
export const registerPriceList = (versions: Versions) => {
  const control = createClass<Props, State, Methods>({
    getInitialState: () => ({}),

    componentDidMount() {
      const type = this.props.field.get("collection");
      const collection = collections.find((candidate) => candidate.type === type);
      if (!collection) throw new Error(`${String(type)} is no collection`);
      readEntries(versions, collection).then(
        (entries) => {
          rememberNames(entries);
          this.setState({ entries });
        },
        (error: unknown) => {
          console.error(error);
          this.setState({ hasFailed: true });
        },
      );
    },

    rows() {
      const { field, value = [] } = this.props;
      const { reference, amount } = namesIn(field);
      const prices = Array.isArray(value) ? value : value.toJS();
      return priceRows(
        prices.map((price) => ({ entry: price[reference] ?? "", amount: price[amount] ?? "" })),
        this.state.entries ?? [],
      );
    },

    change(position, written) {
      const { reference, amount } = namesIn(this.props.field);
      this.props.onChange(
        pricesWith(this.rows(), position, written).map((price) => ({
          [reference]: price.entry,
          [amount]: price.amount,
        })),
      );
    },

    row(row, position) {
      const { field, editorControl, onValidateObject, ...props } = this.props;
      const { amount } = namesIn(field);
      const [, amountField] = field.get("fields") as Fields;
      return h(
        "div",
        {
          key: position,
          "data-path":
            row.index === undefined ? undefined : [field.get("name"), row.index, amount].join("."),
        },
        h(editorControl, {
          field: amountField.set("label", row.label).set("hint", ""),
          value: row.amount,
          onChange: (_: Field, written: string) => this.change(position, written),
          onValidate: onValidateObject,
          clearFieldErrors: props.clearFieldErrors,
          fieldsErrors: props.fieldsErrors,
        }),
      );
    },

    render() {
      const { forID: id, field } = this.props;
      const { entries, hasFailed } = this.state;
      const group = { id, className: "prices", role: "group", "aria-label": field.get("label") };
      if (!entries)
        return h("div", group, h("p", { role: "status" }, hasFailed ? FAILED : READING));
      return h("div", group, ...this.rows().map((row, index) => this.row(row, index)));
    },
  });
  CMS.registerWidget("price-list", control);
};

/** An immutable list, which can be taken apart like a tuple. */
type Fields = [Field, Field];

/** The names of its two fields: the reference, and the amount. */
const namesIn = (list: Field) => {
  const [reference, amount] = list.get("fields") as Fields;
  return { reference: String(reference.get("name")), amount: String(amount.get("name")) };
};
