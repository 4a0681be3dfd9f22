import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { showCard, company } from "./show-boarding-card";

const button = (name: RegExp) => screen.getByRole("button", { name });

const stub = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

afterEach(() => {
  for (const name of ["share", "clipboard", "userAgent"]) Reflect.deleteProperty(navigator, name);
});

/** Presses the button for the calendar, and returns the saved files. */
const saveEntry = async () => {
  const saved: Blob[] = [];
  stub(URL, "createObjectURL", (blob: Blob) => `blob:${saved.push(blob)}`);
  stub(URL, "revokeObjectURL", () => undefined);
  const onClick = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  fireEvent.click(button(/calendar/));
  const names = onClick.mock.contexts.map(({ download }: HTMLAnchorElement) => download);
  onClick.mockRestore();
  return { names, texts: await Promise.all(saved.map((blob) => blob.text())) };
};

const AUGUST = "http://localhost/donde-estamos/?day=2027-08-02&trip=sunset";

test("the calendar gets the trip at the hours of its day, and is told that it is no booking", async () => {
  showCard("?day=2027-08-02&trip=sunset&utm_source=x");
  expect(button(/calendar/)).toHaveAccessibleDescription(/not a booking/);
  const { names, texts } = await saveEntry();
  expect(names).toEqual(["2027-08-02-sunset.ics"]);
  const properties = texts[0]?.replaceAll("\r\n ", "").split("\r\n");
  expect(properties).toEqual(
    expect.arrayContaining([
      "DTSTART:20270802T163000Z",
      "SUMMARY:sunset · Sail & Sea (not a booking)",
      "LOCATION:yacht club",
      `URL:${AUGUST}`,
    ]),
  );
  // Google's calendar shows nothing but the text.
  const text = properties?.find((line) => line.startsWith("DESCRIPTION:"));
  expect(text).toMatch(/at 18:15\..*at 18:25\..*not a booking/);
  for (const fact of [company.phone, AUGUST]) expect(text).toContain(fact);
});

test("a browser inside an app, which saves no files, copies the text for the calendar", async () => {
  const copied = jest.fn().mockResolvedValue(undefined);
  stub(navigator, "clipboard", { writeText: copied });
  stub(navigator, "userAgent", "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile Instagram 300");
  showCard("?day=2027-09-18&trip=sunset");
  // Nor does it print.
  expect(screen.queryByRole("button", { name: /Print/ })).not.toBeInTheDocument();
  fireEvent.click(button(/Copy for the calendar/));
  expect(await screen.findByText("Text copied")).toBeInTheDocument();
  expect(copied.mock.calls[0]).toEqual([
    expect.stringMatching(/^sunset.*\(not a booking\)\nSaturday 18 September 2027, 17:30–21:00/),
  ]);
});

const ADDRESS = "http://localhost/donde-estamos/?day=2027-09-18&trip=sunset";
const TITLE = "sunset, Saturday 18 September 2027 · Sail & Sea";
const SHARED = `${TITLE}\n${ADDRESS}`;

test.each([
  ["closing the list of apps", "AbortError"],
  ["pressing again while it is open", "InvalidStateError"],
])("shares its address; %s does nothing", async (_, name) => {
  const share = jest.fn().mockRejectedValue(new DOMException("", name));
  const writeText = jest.fn();
  stub(navigator, "share", share);
  stub(navigator, "clipboard", { writeText });
  showCard("?day=2027-09-18&trip=sunset&a=1");
  await act(async () => fireEvent.click(button(/Share/)));
  expect(share).toHaveBeenCalledWith({ title: TITLE, text: TITLE, url: ADDRESS });
  expect(writeText).not.toHaveBeenCalled();
});

test("a browser that cannot share copies the address, and says so", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  stub(navigator, "clipboard", { writeText });
  showCard("?day=2027-09-18&trip=sunset");
  fireEvent.click(button(/Share/));
  expect(await screen.findByText("Address copied")).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(SHARED);
});

test("a browser that cannot even copy shows the address to copy, selected", async () => {
  showCard("?day=2027-09-18&trip=sunset");
  fireEvent.click(button(/Share/));
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Copy it from here");
  expect(field.value).toBe(SHARED);
  await waitFor(() => expect(field.selectionEnd).toBe(SHARED.length));
});

test("a day alone is shared in words, and nothing of it goes to a calendar", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  stub(navigator, "share", share);
  showCard("?day=2027-09-18");
  expect(screen.queryByRole("button", { name: /calendar/ })).not.toBeInTheDocument();
  await act(async () => fireEvent.click(button(/Share/)));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ text: "Saturday 18 September 2027 · Sail & Sea" }),
  );
});

test("a forwarded day that is cleared is said to be", async () => {
  showCard("?day=2027-09-18&trip=sunset");
  fireEvent.click(button(/Clear this choice/));
  expect(location.search).toBe("");
  expect(await screen.findByText("Cleared")).toBeInTheDocument();
});
