import type { SavedEntry, Look } from "./saved-entries";

type View = {
  id: string;
  label: string;
  /** Undefined while they are not known. */
  others: SavedEntry[] | undefined;
  hasFailed: boolean | undefined;
  own: Look;
  /** How many of the others come before it. */
  position: number;
  isDragged: boolean;
  move: (to: number) => void;
  /** @param to nothing when the drag has been given up */
  drag: (to: number | undefined) => void;
  drop: () => void;
};

type Drag = PointerEvent & { target: Element; currentTarget: Element };

const READING = "Leyendo la lista…";
const FAILED = "No se ha podido leer la lista. El lugar se queda como está.";

/** How an entry's place is shown: buttons that stay where they are, and the list. */
export const placeView = (view: View) => {
  const { id, label, others, hasFailed } = view;
  const group = { id, className: "place", role: "group", "aria-label": label };
  return others
    ? h("div", group, steps(view, others), list(view, others))
    : h("div", group, h("p", { role: "status" }, hasFailed ? FAILED : READING));
};

const steps = ({ position, move }: View, others: SavedEntry[]) => {
  const targets: Record<string, number> = {
    ArrowUp: position - 1,
    ArrowDown: position + 1,
    Home: 0,
    End: others.length,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  };
  // At an end a button stays, so that the focus does.
  const step = (to: number, title: string) =>
    h(
      "button",
      { type: "button", "aria-disabled": to < 0 || to > others.length, onClick: () => move(to) },
      title,
    );
  return h(
    "div",
    { className: "steps", onKeyDown },
    step(position - 1, "↑ Antes"),
    step(position + 1, "↓ Después"),
    h("output", {}, `${position + 1} de ${others.length + 1}`),
  );
};

const list = ({ own, position, isDragged, drag, drop }: View, others: SavedEntry[]) => {
  const rows = others.map((entry) => h("li", { key: entry.file }, ...contents(entry)));
  const handle = h("span", { className: "handle", "aria-hidden": true }, "⠿");
  rows.splice(position, 0, h("li", { key: "own", "aria-current": true }, ...contents(own), handle));
  const rowAt = ({ currentTarget, clientY }: Drag) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return Math.floor(((clientY - top) / height) * rows.length);
  };
  return h(
    "ol",
    {
      onPointerDown: (event: Drag) => {
        if (!event.target.matches(".handle")) return;
        event.preventDefault();
        // The list keeps the pointer: a row loses it where it is put among others.
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(position);
      },
      onPointerMove: (event: Drag) => {
        if (isDragged) drag(rowAt(event));
      },
      onPointerUp: drop,
      onPointerCancel: () => drag(undefined),
    },
    ...rows,
  );
};

const contents = ({ name = "Esta ficha", picture }: Look) => [
  ...(picture ? [h("img", { src: picture, alt: "", loading: "lazy" })] : []),
  h("span", { className: "name" }, name),
];
