import type { Crops } from "../../../model/fields/picture";

/** A point of a picture, in per cent of its width from the left and of its height from above. */
export type Point = { x: number; y: number };

type Props = {
  id: string;
  label: string;
  /** The address of the picture. */
  src: string;
  /** None is the middle, around which pages crop. */
  point?: Point;
  crops: Crops;
  onChange: (point: Point) => void;
  onClear: () => void;
};

type PointerEvent = Pick<MouseEvent, "clientX" | "clientY"> & {
  currentTarget: Element;
  target: Element;
  pointerId: number;
};
type KeyEvent = Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault">;

const MIDDLE: Point = { x: 50, y: 50 };

/** Per cent that an arrow key moves the point, alone and with Shift. */
const STEP = 1;
const LARGE_STEP = 10;

const directions: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const HELP = "Pulsad lo que no debe perderse al recortarla, o movedlo con las flechas.";

/**
 * A picture with its focal point, set by a click, by dragging its marker or by the arrow keys, and
 * the crops that pages make of it. To a screen reader the point is two sliders.
 */
export const FocalPoint = (props: Props) => {
  const { id, label, src, point = MIDDLE, crops, onClear } = props;
  const help = `${id}-help`;
  return h(
    "fieldset",
    {
      className: "focal-point",
      style: { "--x": `${point.x}%`, "--y": `${point.y}%` },
      "aria-describedby": help,
    },
    h("legend", {}, label),
    whole(props, point),
    h(
      "ul",
      { "aria-label": "Así se recorta" },
      ...Object.entries(crops).map(([name, aspectRatio]) =>
        h("li", { key: name }, h("img", { src, alt: "", style: { aspectRatio } }), name),
      ),
    ),
    h(
      "p",
      {},
      h("span", { id: help }, HELP),
      h("button", { type: "button", onClick: onClear }, "Centrar"),
    ),
  );
};

/** The whole picture with the marker. */
const whole = ({ src, onChange }: Props, point: Point) =>
  h(
    "div",
    {
      className: "whole",
      onClick: (event: PointerEvent) => {
        const { currentTarget, target } = event;
        if (!target.closest(".marker")) onChange(pointAt(currentTarget, event));
        currentTarget.querySelector("input")?.focus({ preventScroll: true });
      },
      onPointerMove: (event: PointerEvent) => {
        const { currentTarget, target, pointerId } = event;
        if (target.hasPointerCapture(pointerId)) onChange(pointAt(currentTarget, event));
      },
    },
    h("img", { src, alt: "", draggable: false }),
    h(
      "div",
      {
        className: "marker",
        onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
          currentTarget.setPointerCapture(pointerId),
        onKeyDown: (event: KeyEvent) => {
          const moved = movedBy(event, point);
          if (!moved) return;
          event.preventDefault();
          onChange(moved);
        },
      },
      slider("Horizontal", "desde la izquierda", point.x, (x) => onChange({ ...point, x })),
      slider("Vertical", "desde arriba", point.y, (y) => onChange({ ...point, y })),
    ),
  );

const slider = (label: string, from: string, value: number, onChange: (value: number) => void) =>
  h("input", {
    type: "range",
    min: 0,
    max: 100,
    value,
    "aria-label": label,
    "aria-valuetext": `${value} % ${from}`,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange(Number(currentTarget.value)),
  });

/** Where a key leads; undefined for one that is no arrow. */
const movedBy = ({ key, shiftKey }: KeyEvent, { x, y }: Point): Point | undefined => {
  const step = shiftKey ? LARGE_STEP : STEP;
  const direction = directions[key];
  return direction && { x: within(x + direction.x * step), y: within(y + direction.y * step) };
};

const pointAt = (whole: Element, { clientX, clientY }: PointerEvent): Point => {
  const { left, top, width, height } = whole.getBoundingClientRect();
  return {
    x: within(((clientX - left) / width) * 100),
    y: within(((clientY - top) / height) * 100),
  };
};

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));
