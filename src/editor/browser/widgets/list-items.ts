import type { Control } from "../cms";

/** Decap's control of a list. */
type ListControl = Control & {
  state: { itemsCollapsed: boolean[] };
  onSortEnd: (move: { oldIndex: number; newIndex: number }) => void;
};

/** Positions that a key moves an item by. */
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Completes Decap's lists: the buttons of an item, which are signs alone, get names, and its handle,
 * which takes a mouse or a finger, takes the arrow keys, too.
 */
export const completeLists = () => {
  const prototype = CMS.getWidget("list").control.prototype as ListControl;
  const { render } = prototype;
  prototype.render = function (this: ListControl) {
    // The items are in the document later.
    requestAnimationFrame(() => completeItems(this));
    return render.call(this);
  };
};

const completeItems = (list: ListControl) => {
  const { field } = list.props;
  barsOf(list).forEach((bar, index) => {
    const name = `${String(field.get("label_singular"))} ${index + 1}`;
    const [lid, removal] = bar.querySelectorAll("button");
    lid?.setAttribute("aria-label", name);
    lid?.setAttribute("aria-expanded", String(!list.state.itemsCollapsed[index]));
    removal?.setAttribute("aria-label", `Quitar: ${name}`);
    const handle = handleOf(bar);
    handle?.setAttribute("aria-label", `Mover: ${name}`);
    if (handle) handle.onkeydown = (event) => moveItem(list, index, event);
  });
};

const moveItem = (list: ListControl, from: number, event: KeyboardEvent) => {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const to = from + step;
  if (!barsOf(list)[to]) return;
  list.onSortEnd({ oldIndex: from, newIndex: to });
  requestAnimationFrame(() => {
    const bar = barsOf(list)[to];
    if (bar) handleOf(bar)?.focus();
  });
};

/** What is above each item of a list: its buttons and its handle. */
const barsOf = ({ props }: ListControl) => [
  ...(document
    .querySelector(`label[for="${props.forID}"]`)
    ?.closest("[class*='-ControlContainer']")
    ?.querySelectorAll("[class*='-StyledListItemTopBar']") ?? []),
];

const handleOf = (bar: Element) => bar.querySelector<HTMLElement>("[aria-roledescription]");
