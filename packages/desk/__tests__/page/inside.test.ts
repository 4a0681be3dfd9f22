/** @jest-environment jsdom */
import { handOnDrags, keepEarlyPress } from "../../page/inside";
import { reportFailures } from "../../page/inside/app";
import type { FrameHost } from "../../page/frame-host";

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

test("what fails to render is told to the editor, and stays on the console", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { error: own } = console;
  const onFailure = jest.fn();
  reportFailures(window, { onFailure } as Partial<FrameHost> as FrameHost);
  console.error("a warning");
  expect(onFailure).not.toHaveBeenCalled();
  const failure = new Error("It does not render.");
  console.error(failure, "in a part");
  console.error = own;
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(error.mock.calls).toEqual([["a warning"], [failure, "in a part"]]);
  error.mockRestore();
});

test("what is dropped on the page is the editor's; a drag has left once it is over nothing of the page", () => {
  const { page, heard, fire } = open();
  expect(fire("dragover")).toBe(true);
  expect(fire("drop")).toBe(true);
  expect(heard).toEqual(["dragover", "drop"]);
  fire("dragleave", { relatedTarget: page.document.body });
  expect(heard).toHaveLength(2);
  fire("dragleave");
  expect(heard.at(-1)).toBe("dragleave");
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
