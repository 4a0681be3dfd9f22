/** @jest-environment jsdom */
import { openMenuAsDialog } from "../../../src/site/head-scripts/menu";

const menu = () => document.querySelector("dialog") as HTMLDialogElement;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** jsdom neither shows dialogs nor lays elements out. */
const show = (width: number) => {
  Object.defineProperty(menu().querySelector("button"), "offsetWidth", { value: width });
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
test("its button opens and closes the menu", () => {
  press("[popovertarget]");
  expect(menu().open).toBe(true);
  press("dialog [popovertarget]");
  expect(menu().open).toBe(false);
});

test("a followed link closes the menu", () => {
  press("[popovertarget]");
  press("dialog a");
  expect(menu().open).toBe(false);
});

test("a window that shows the button leaves the menu open", () => {
  press("[popovertarget]");
  show(48);
  dispatchEvent(new Event("resize"));
  expect(menu().open).toBe(true);
});

test("a window that has become too wide for the menu closes it, and no other dialog", () => {
  press("[popovertarget]");
  show(0);
  dispatchEvent(new Event("resize"));
  expect(menu().open).toBe(false);
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
});
