/** @jest-environment jsdom */
import { watchFocus } from "../../page/live-page";
import type { FrameHost } from "../../page/frame-host";
import { leaveFocus } from "../../page/inside";

const open = () => {
  document.body.innerHTML = "<input /><iframe></iframe>";
  const input = document.querySelector("input") as HTMLInputElement;
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  const page = frame.contentWindow as Window & typeof globalThis;
  const focus = watchFocus();
  const onShortcut = jest.fn(() => true);
  const host = { mayFocus: focus.isByTab, giveFocusBack: focus.giveBack, onShortcut };
  leaveFocus(page, host as unknown as FrameHost);
  page.document.body.innerHTML = "<button></button>";
  const button = page.document.querySelector("button") as HTMLButtonElement;
  input.focus();
  return { input, page, button, onShortcut, end: focus.end };
};

test("a page that focuses by itself leaves the focus where somebody writes", () => {
  const { input, page, button, end } = open();
  button.focus();
  page.focus();
  expect(page.document.activeElement).not.toBe(button);
  expect(document.activeElement).toBe(input);
  button.dispatchEvent(new page.FocusEvent("focusin", { bubbles: true }));
  expect(document.activeElement).toBe(input);
  // A press does not take it either.
  const press = new page.MouseEvent("mousedown", { bubbles: true, cancelable: true });
  button.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  end();
});

test("the Tab key leads into the page, and Escape back", () => {
  const { input, page, button, end } = open();
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  button.focus();
  expect(page.document.activeElement).toBe(button);
  button.dispatchEvent(new page.KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(document.activeElement).toBe(input);
  button.blur();
  button.focus();
  expect(page.document.activeElement).not.toBe(button);
  end();
});

test("the desk's keys work in the page", () => {
  const { button, onShortcut, page, end } = open();
  const keys = { key: "s", ctrlKey: true, bubbles: true, cancelable: true };
  const save = new page.KeyboardEvent("keydown", keys);
  button.dispatchEvent(save);
  expect(onShortcut).toHaveBeenCalledWith(save);
  expect(save.defaultPrevented).toBe(true);
  end();
});
