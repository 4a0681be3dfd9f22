/** @jest-environment jsdom */
import { handOnDrags, keepEarlyPress } from "../../../src/desk/page/inside";

const open = () => {
  document.body.innerHTML = "<iframe></iframe>";
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  const page = frame.contentWindow as Window & typeof globalThis;
  // jsdom has no drags.
  page.DragEvent = class extends page.MouseEvent {} as typeof page.DragEvent;
  handOnDrags(page);
  const heard: string[] = [];
  const hear = (event: Event) => {
    heard.push(event.type);
    event.preventDefault();
  };
  for (const type of ["dragover", "dragleave", "drop"]) frame.addEventListener(type, hear);
  const fire = (type: string, init: MouseEventInit = {}) => {
    const event = new page.MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    page.document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { page, heard, fire };
};

test("what is dropped on the page is the editor's, and not the browser's", () => {
  const { heard, fire } = open();
  expect(fire("dragover")).toBe(true);
  expect(fire("drop")).toBe(true);
  expect(heard).toEqual(["dragover", "drop"]);
});

test("a drag has left once it is over nothing of the page", () => {
  const { page, heard, fire } = open();
  fire("dragleave", { relatedTarget: page.document.body });
  expect(heard).toEqual([]);
  fire("dragleave");
  expect(heard).toEqual(["dragleave"]);
});

test("the last press on a page that leads nowhere yet is made again, once, when it does", () => {
  document.body.innerHTML = '<a href="/otra/">otra</a><p>precio</p>';
  const pressed: [string, number][] = [];
  const pressAgain = keepEarlyPress(window);
  document.addEventListener("click", ({ target, clientX }) =>
    pressed.push([(target as Element).localName, clientX]),
  );
  const press = (name: string) => {
    const settings = { bubbles: true, cancelable: true, clientX: 7 };
    return document.querySelector(name)?.dispatchEvent(new MouseEvent("click", settings));
  };
  // The click on a link is cancelled.
  expect(press("a")).toBe(false);
  press("p");
  expect(pressed).toEqual([]);
  pressAgain();
  pressAgain();
  expect(pressed).toEqual([["p", 7]]);
  press("p");
  expect(pressed).toHaveLength(2);
});
