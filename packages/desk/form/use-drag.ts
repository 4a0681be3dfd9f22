import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
} from "react";

/** `position` is the number of rows before it. */
type Spot = { list: number; position: number };

/** `to`: where the row would be dropped. */
export type Dragged = { row: string; to: Spot; style: CSSProperties };

type Drag = {
  row: string;
  to: Spot;
  /** Position of the pointer, and its distance from the top edge of the row, in pixels. */
  y: number;
  hold: number;
  left: number;
  width: number;
};

/** Pixels from the edge of the panel within which it scrolls, and the step. */
const EDGE = 56;
const STEP = 9;

const rowsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(":scope > [data-row]")];

const isIn = (area: Element, row: string) =>
  [...area.querySelectorAll<HTMLElement>("[data-row]")].some(({ dataset }) => dataset.row === row);

const spotAt = (area: Element, row: string, y: number): Spot => {
  const lists = [...area.querySelectorAll("[data-rows]")];
  const below = lists.findIndex((list) => y < list.getBoundingClientRect().bottom);
  const list = below < 0 ? lists.length - 1 : below;
  const all = lists[list] ? rowsIn(lists[list]) : [];
  const others = all.filter(({ dataset }) => dataset.row !== row);
  const position = others.filter((other) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
  return { list, position };
};

/**
 * Rows (`data-row`, with a grip, `data-grip`) are children of lists (`data-rows`) in one area. Escape cancels, and so
 * does a row that goes.
 * @param onDrop called even where nothing moved; the position counts the other rows
 */
export const useDrag = (onDrop: (row: string, to: Spot) => void) => {
  const area = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  const pointer = useRef(0);

  const follow = useCallback((y: number) => {
    setDrag((now) => {
      if (!now || !area.current) return now;
      // Somebody else may have taken it away.
      return isIn(area.current, now.row)
        ? { ...now, y, to: spotAt(area.current, now.row, y) }
        : undefined;
    });
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = (event.target as Element).closest("[data-grip]");
    const row = grip?.closest<HTMLElement>("[data-row]");
    const list = row?.closest("[data-rows]");
    if (!row?.dataset.row || !list || !area.current || event.button > 0) return;
    event.preventDefault();
    // The area captures the pointer, since a row loses the capture when it moves in the document.
    area.current.setPointerCapture(event.pointerId);
    const lists = [...area.current.querySelectorAll("[data-rows]")];
    const to = { list: lists.indexOf(list), position: rowsIn(list).indexOf(row) };
    const { top, left, width } = row.getBoundingClientRect();
    pointer.current = event.clientY;
    setDrag({ row: row.dataset.row, to, y: event.clientY, hold: event.clientY - top, left, width });
  };

  const onPointerMove = ({ clientY, buttons }: PointerEvent) => {
    if (!isDragging) return;
    // It was let go where nobody could tell.
    if (buttons === 0) return setDrag(undefined);
    pointer.current = clientY;
    follow(clientY);
  };

  const onPointerUp = () => {
    if (!drag || !area.current) return;
    setDrag(undefined);
    if (isIn(area.current, drag.row)) onDrop(drag.row, spotAt(area.current, drag.row, drag.y));
  };

  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDrag(undefined);
    };
    const scrolls = area.current?.closest(".panel__body");
    const timer = setInterval(() => {
      if (!scrolls) return;
      const { top, bottom } = scrolls.getBoundingClientRect();
      const y = pointer.current;
      const by = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
      if (by === 0) return;
      scrolls.scrollBy(0, by);
      follow(y);
    }, 16);
    addEventListener("keydown", onKey);
    return () => {
      clearInterval(timer);
      removeEventListener("keydown", onKey);
    };
  }, [isDragging, follow]);

  const dragged: Dragged | undefined = drag && {
    row: drag.row,
    to: drag.to,
    style: { position: "fixed", top: drag.y - drag.hold, left: drag.left, width: drag.width },
  };
  return {
    area: {
      ref: area,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDrag(undefined),
    },
    dragged,
  };
};
