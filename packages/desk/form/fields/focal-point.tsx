import { useId, type CSSProperties, type KeyboardEvent } from "react";
import type { Crops } from "@brisa/typed-content/fields";
import type { Path } from "@brisa/typed-content";
import { useDeskState, useWords } from "../../state/context";
import { editedPictures } from "../../core/edits";
import { PictureImage } from "../../pictures/picture-image";
import { fieldAttribute } from "../use-field";

/** Percentages of the width from the left and of the height from the top. */
type Point = { x: number; y: number };

const MIDDLE: Point = { x: 50, y: 50 };

/** Percentages by which an arrow key moves the point, without and with Shift. */
const STEP = 1;
const LARGE_STEP = 10;

const directions: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** Undefined if the key is not an arrow key. */
const movedBy = ({ key, shiftKey }: KeyboardEvent, { x, y }: Point): Point | undefined => {
  const step = shiftKey ? LARGE_STEP : STEP;
  const direction = directions[key];
  return direction && { x: within(x + direction.x * step), y: within(y + direction.y * step) };
};

const pointAt = (whole: Element, { clientX, clientY }: { clientX: number; clientY: number }) => {
  const { left, top, width, height } = whole.getBoundingClientRect();
  // The picture has no size yet.
  if (width === 0 || height === 0) return MIDDLE;
  return {
    x: within(((clientX - left) / width) * 100),
    y: within(((clientY - top) / height) * 100),
  };
};

const ringAt = (target: EventTarget) => (target as Element).closest(".point");

type FocalPointProps = {
  path: Path;
  address: string;
  /** Pages crop around the centre if there is none. */
  point?: Point;
  crops: Crops;
  onChange: (point: Point | undefined) => void;
  onLost: () => void;
};

/** The point is set by a press, by dragging the ring, or with arrow keys. Screen readers find two sliders. */
export const FocalPoint = ({ path, address, point, crops, onChange, onLost }: FocalPointProps) => {
  const { pictures: words } = useWords();
  const size = useDeskState(({ work: { snapshot, edits } }) =>
    editedPictures(snapshot, edits).find(({ file }) => `/${file}` === address),
  );
  const help = useId();
  const { x, y } = point ?? MIDDLE;
  const place = { "--x": `${x}%`, "--y": `${y}%` } as CSSProperties;
  const slider = (axis: "x" | "y", label: string, value: number, valueText: string) => (
    <input
      type="range"
      min={0}
      max={100}
      value={value}
      aria-label={`${words.point}, ${label.toLowerCase()}`}
      aria-valuetext={valueText}
      aria-describedby={help}
      {...fieldAttribute([...path, "focus", axis])}
      onChange={({ target }) => onChange({ x, y, [axis]: Number(target.value) })}
    />
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- presses are for the pointer alone, and keys come from the sliders */}
      <div
        className="picture picture--point"
        style={place}
        onClick={(event) => {
          const { currentTarget, target } = event;
          if (!ringAt(target)) onChange(pointAt(currentTarget, event));
          currentTarget.querySelector("input")?.focus({ preventScroll: true });
        }}
        onPointerDown={({ target, pointerId }) => ringAt(target)?.setPointerCapture(pointerId)}
        onPointerMove={(event) => {
          if (ringAt(event.target)?.hasPointerCapture(event.pointerId))
            onChange(pointAt(event.currentTarget, event));
        }}
        onKeyDown={(event) => {
          const moved = movedBy(event, { x, y });
          if (!moved) return;
          event.preventDefault();
          onChange(moved);
        }}
      >
        <PictureImage
          address={address}
          draggable={false}
          onLost={onLost}
          // Nothing below it moves when it comes.
          style={{ "--shape": size && `auto ${size.width} / ${size.height}` } as CSSProperties}
        />
        <div className="point" role="group" aria-label={words.point}>
          {slider("x", words.horizontal, x, words.fromLeft(x))}
          {slider("y", words.vertical, y, words.fromTop(y))}
        </div>
      </div>
      <p className="picture__help">
        <span id={help}>
          {words.pointHelp} <span className="hide">{words.pointKeys}</span>
        </span>
        <button type="button" className="link" onClick={() => onChange(undefined)}>
          {words.centre}
        </button>
      </p>
      <ul className="crops" aria-label={words.crops} style={place}>
        {Object.entries(crops).map(([name, shape]) => (
          <li key={name}>
            <PictureImage address={address} style={{ "--shape": shape } as CSSProperties} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
