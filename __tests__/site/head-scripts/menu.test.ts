/** @jest-environment jsdom */
import { openMenuAsDialog } from "../../../src/site/head-scripts/menu";

const menu = () => document.querySelector("dialog") as HTMLDialogElement;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** jsdom neither shows dialogs nor lays elements out. */
const show = (width: number) => {
  Object.defineProperty(menu().querySelector("button"), "offsetWidth", {
    value: width,
    configurable: true,
  });
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  openMenuAsDialog();
});

beforeEach(() => {
  document.body.innerHTML = `
    <button popovertarget="menu">Menu</button>
    <dialog id="menu" popover="auto">
      <button popovertarget="menu" popovertargetaction="hide">Close</button>
      <a href="#prices">Prices</a>
    </dialog>
    <dialog open><button>Picture</button></dialog>`;
});

// jsdom has no popover API, as some browsers do not.
test.each(["dialog [popovertarget]", "dialog a"])(
  "its button opens the menu, and a press inside closes it: %s",
  (inside) => {
    press("[popovertarget]");
    expect(menu().open).toBe(true);
    press(inside);
    expect(menu().open).toBe(false);
  },
);

test("only a window that has become too wide for the menu closes it, and no other dialog", () => {
  press("[popovertarget]");
  for (const width of [48, 0]) {
    show(width);
    dispatchEvent(new Event("resize"));
    expect(menu().open).toBe(width > 0);
  }
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
});
