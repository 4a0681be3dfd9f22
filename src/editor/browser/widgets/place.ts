import { collections } from "../../../model";
import { jsonSchema } from "../../../model/schema";
import type { ControlProps } from "../cms";
import type { Versions } from "../versions";
import { placeView } from "./place-view";
import { movedTo, positionOf } from "./place-numbers";
import { lookOf, readEntries, type SavedEntry } from "./saved-entries";

type Props = ControlProps<number>;

type State = {
  /** The other entries of the list in their order, once they are known. */
  others?: SavedEntry[];
  hasFailed?: boolean;
  /** How many of them would come before this one, were it dropped now. */
  dragged?: number;
};

type Methods = {
  /** How many of the others come before this one. */
  position: () => number;
  /** @param to how many are to come before it */
  move: (to: number) => void;
};

/**
 * Registers the control of an entry's place: its list, in which it is moved by dragging, by buttons or by
 * keys. The number behind it is never seen.
 */
export const registerPlace = (versions: Versions) => {
  const control = createClass<Props, State, Methods>({
    getInitialState: () => ({}),

    componentDidMount() {
      const path = this.props.getEntry().get("path");
      readEntries(versions, collectionOf(this.props)).then(
        (all) => this.setState({ others: all.filter(({ file }) => `content/${file}` !== path) }),
        (error: unknown) => {
          console.error(error);
          this.setState({ hasFailed: true });
        },
      );
    },

    // A new entry gets the last place when it is saved.
    getValidateValue() {
      return this.props.value ?? "last";
    },

    position() {
      const { others = [] } = this.state;
      const { value: order, getEntry } = this.props;
      const { id = "" } = getEntry().get("data").toJS() as { id?: string | number };
      return order === undefined ? others.length : positionOf({ order, id }, others);
    },

    move(to) {
      const { others = [] } = this.state;
      const number = movedTo(others, this.position(), within(to, others.length));
      if (number !== undefined) this.props.onChange(number);
    },

    render() {
      const { others, hasFailed, dragged } = this.state;
      const { forID, field } = this.props;
      return placeView({
        id: forID,
        label: String(field.get("label")),
        others,
        hasFailed,
        own: ownLook(this.props),
        position: dragged ?? this.position(),
        isDragged: dragged !== undefined,
        move: (to) => this.move(to),
        drag: (to) =>
          this.setState({
            dragged: to === undefined ? undefined : within(to, others?.length ?? 0),
          }),
        drop: () => {
          if (dragged !== undefined) this.move(dragged);
          this.setState({ dragged: undefined });
        },
      });
    },
  });
  CMS.registerWidget("place", control);
};

const within = (position: number, last: number) => Math.max(0, Math.min(position, last));

const collectionOf = ({ collection }: Props) => {
  const found = collections.find(({ type }) => type === collection.get("name"));
  if (!found) throw new Error(`${collection.get("name")} has no places`);
  return found;
};

/** The entry as it is in the form. */
const ownLook = (props: Props) => {
  const collection = collectionOf(props);
  const data = props.getEntry().get("data").toJS();
  return lookOf({ file: "", collection, node: jsonSchema(collection), data });
};
