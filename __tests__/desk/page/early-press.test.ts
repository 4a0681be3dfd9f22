/** @jest-environment jsdom */
import { keepEarlyPress } from "../../../src/desk/page/inside";

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
