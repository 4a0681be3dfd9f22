/** @jest-environment jsdom */
import { handOnDrags } from "../../../src/desk/page/inside";

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
