import { act, render } from "@testing-library/react";
import { useEffect, useState } from "react";
import { recordBusy } from "../../../../src/site/document/app";
import { hydrate } from "../../../../src/site/features/hydration/hydrate";

/** As the app restores a draft. */
const useDraft = (draft: Record<string, string>) =>
  useEffect(() => {
    for (const [name, value] of Object.entries(draft))
      find<HTMLInputElement>(`[name=${name}]`).value = value;
  }, [draft]);

const NO_DRAFT = {};

const Page = ({ draft = NO_DRAFT }: { draft?: Record<string, string> }) => {
  const [name, setName] = useState("");
  useDraft(draft);
  return (
    <main>
      <form>
        <p>Ask us</p>
        <input name="name" onInput={({ currentTarget }) => setName(currentTarget.value)} />
        <input name="rating" type="radio" value="4" />
        <input name="rating" type="radio" value="5" />
        <textarea name="message" />
        <select name="guests">
          <option>1</option>
          <option>2</option>
        </select>
        <output>{name}</output>
      </form>
      <details>
        <summary>Languages</summary>
        <a href="/en/">English</a>
      </details>
    </main>
  );
};

const built = () => {
  const { container, unmount } = render(<Page />);
  const html = container.innerHTML;
  unmount();
  return html;
};

const find = <Found extends Element>(selector: string) => document.querySelector(selector) as Found;
const field = () => find<HTMLInputElement>("[name=name]");
const root = () => find("#___gatsby");

/** Replaces each text, as a translator does, so that React rebuilds the page. */
const translate = () => {
  const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text.data.toUpperCase());
  }
};

const hydrateNow = () => act(() => hydrate(<Page />, root()));

beforeEach(() => {
  document.body.innerHTML = `<div id="___gatsby">${built()}</div>`;
  // React reports that it rebuilds the page.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ["as it was built", () => undefined],
  ["translated", translate],
])("on a page that is %s, values, selection, what is open and the focus are kept", (_, alter) => {
  field().value = "Ana Coll";
  find<HTMLInputElement>("[value='4']").checked = true;
  find<HTMLSelectElement>("select").value = "2";
  find<HTMLDetailsElement>("details").open = true;
  field().focus();
  field().setSelectionRange(1, 3, "backward");
  alter();
  hydrateNow();
  const values = [...find<HTMLFormElement>("form").querySelectorAll("input, textarea, select")];
  expect(values.map((control) => (control as HTMLInputElement).value)).toEqual([
    ...["Ana Coll", "4", "5", "", "2"],
  ]);
  expect(find<HTMLInputElement>("[value='4']").checked).toBe(true);
  expect(find("font")).toBeNull();
  // React knows the values.
  if (alter === translate) expect(find("output").textContent).toBe("Ana Coll");
  expect(find<HTMLDetailsElement>("details").open).toBe(true);
  expect(document.activeElement).toBe(field());
  const { selectionStart, selectionEnd, selectionDirection } = field();
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, "backward"]);
});

test("on a translated page what nobody has touched stays as it is", () => {
  translate();
  hydrateNow();
  expect(field().value).toBe("");
  expect(find<HTMLDetailsElement>("details").open).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test("a draft fills in what nobody has touched, and nothing else", () => {
  field().value = "Ana";
  translate();
  const draft = { name: "Eva", message: "Seven", guests: "2" };
  act(() => hydrate(<Page draft={draft} />, root()));
  expect(field().value).toBe("Ana");
  expect(find<HTMLTextAreaElement>("textarea").value).toBe("Seven");
  expect(find<HTMLSelectElement>("select").value).toBe("2");
});

test("a link that a phone has added before a focused one is not focused in its place", () => {
  find<HTMLDetailsElement>("details").open = true;
  find("p").innerHTML = 'Ask <a href="tel:+34971">+34 971</a>';
  find<HTMLAnchorElement>("details a").focus();
  hydrateNow();
  expect(document.activeElement).toBe(find("details a"));
});

const MOVE = "pointermove";

describe("the visitor is not disturbed", () => {
  const isHydrated = () => Object.keys(find("main")).some((key) => key.startsWith("__reactProps"));
  const fire = (type: string, buttons?: number) =>
    dispatchEvent(Object.assign(new Event(type), { buttons }));

  beforeAll(recordBusy);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ["a pointer is down", [["pointerdown", 1]], "pointerup"],
    ["a finger begins to scroll", [["pointerdown", 1]], "pointercancel"],
    ["a pointer is down on a scroll bar, which hides that it comes up", [["pointerdown", 1]], MOVE],
    ["a text is being composed", [["compositionstart"]], "compositionend"],
    [
      "a text has been composed with the pointer down",
      [
        ["pointerdown", 1],
        ["compositionend", 0],
      ],
      "pointerup",
    ],
  ] as [string, [type: string, buttons?: number][], string][])("while %s", (_, begun, end) => {
    for (const event of begun) fire(...event);
    hydrateNow();
    act(() => jest.advanceTimersByTime(10_000));
    expect(isHydrated()).toBe(false);
    fire(end, 0);
    act(() => jest.advanceTimersByTime(1_000));
    expect(isHydrated()).toBe(true);
  });

  test("but not kept waiting by the menu of the right button", () => {
    fire("pointerdown", 2);
    hydrateNow();
    expect(isHydrated()).toBe(true);
  });
});
