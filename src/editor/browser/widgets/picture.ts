import type { Crops } from "../../../model/fields/picture";
import type { Field, ReactElement } from "../cms";
import { FocalPoint, type Point } from "./focal-point";

const REPLACED = "La foto es otra: comprobad la descripción y el punto de interés.";

/** A picture as a form holds it: an immutable map. */
type Picture = {
  get: (key: "file") => string | undefined;
  getIn: (path: ["focus", keyof Point]) => number | undefined;
  set: (key: "file", file: string) => Picture;
  setIn: (path: ["focus", keyof Point], percent: number) => Picture;
  delete: (key: "focus") => Picture;
};

type Props = {
  forID: string;
  field: Field;
  value: Picture;
  onChange: (value: Picture) => void;
  /** Where the browser has a picture: nowhere, while it is fetched from the host. */
  getAsset: (file: string, field?: Field) => { toString: () => string };
};

/** Decap's control of a group of fields, a React component. */
type GroupControl = {
  props: Props;
  state: { src?: string };
  setState(change: { src: string }): void;
  componentDidMount(): void;
  controlFor(field: Field, key: string): ReactElement;
  renderFields: (fields: Iterable<Field>) => ReactElement;
};

/** Registers the control of a picture: its focal point, its file and its description. */
export const registerPictures = () => {
  const Group = CMS.getWidget("object").control as unknown as new (props: Props) => GroupControl;

  /** A group of fields, with the picture itself in place of the two numbers of its focal point. */
  class PictureControl extends Group {
    /** The file when the form was opened. */
    private readonly opened = this.props.value.get("file");

    componentDidMount() {
      super.componentDidMount();
      this.findPicture();
    }

    componentDidUpdate() {
      this.findPicture();
    }

    override renderFields = (fields: Iterable<Field>) =>
      h(
        "div",
        { className: "picture" },
        this.state.src && this.focalPoint(this.state.src),
        ...[...fields].flatMap((field) => {
          const name = String(field.get("name"));
          if (name === "focus") return [];
          const control = this.controlFor(field, name);
          return name === "description" ? [this.notice(), control] : [control];
        }),
      );

    override controlFor(field: Field, key: string) {
      const control = super.controlFor(field, key);
      return field.get("name") === "file"
        ? h(control.type, { ...control.props, key, onChange: this.replace })
        : control;
    }

    private findPicture() {
      const file = this.props.value.get("file");
      const src = file ? this.props.getAsset(file, this.fieldOf("file")).toString() : "";
      if (src !== this.state.src) this.setState({ src });
    }

    private fieldOf(name: string) {
      const fields = this.props.field.get("fields") as Iterable<Field>;
      return [...fields].find((field) => field.get("name") === name);
    }

    private focalPoint(src: string) {
      const { forID, field, value, onChange } = this.props;
      const x = value.getIn(["focus", "x"]);
      const y = value.getIn(["focus", "y"]);
      return h(FocalPoint, {
        id: forID,
        label: String(this.fieldOf("focus")?.get("label")),
        src,
        point: x === undefined || y === undefined ? undefined : { x, y },
        crops: (field.get("crops") as { toJS: () => Crops }).toJS(),
        onChange: (point: Point) =>
          onChange(value.setIn(["focus", "x"], point.x).setIn(["focus", "y"], point.y)),
        onClear: () => onChange(value.delete("focus")),
      });
    }

    /** The focal point was the other picture's. */
    private readonly replace = (_: Field, file: string) =>
      this.props.onChange(this.props.value.set("file", file).delete("focus"));

    private notice() {
      const file = this.props.value.get("file");
      const isReplaced = file && this.opened && file !== this.opened;
      return h("output", { key: "notice" }, isReplaced && REPLACED);
    }
  }

  CMS.registerWidget("picture", PictureControl);
};
