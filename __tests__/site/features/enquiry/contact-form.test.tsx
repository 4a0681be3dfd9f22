import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  VISITOR,
  enter,
  open,
  field,
  send,
  total,
  group,
  label,
  contact,
  post,
  showHtml,
} from "./show-form";

const write = () => {
  for (const [key, value] of Object.entries(VISITOR)) enter(key, value);
};

test("trip, date and group are the first paragraph of the message; after a failure all is kept, once sent the outing", async () => {
  open("?trip=sunset");
  expect(field("trip")).toHaveDisplayValue("Sunset (17:30–21:00)");
  enter("date", "2027-07-03");
  enter("guests", "6");
  write();
  const outing = { trip: "sunset", date: "2027-07-03", guests: "6" };
  const expectFields = (values: object) => {
    for (const [key, value] of Object.entries(values)) expect(field(key)).toHaveValue(value);
  };
  await send(false);
  expectFields({ ...outing, ...VISITOR });
  const posted = await send(true);
  expect(Object.keys(posted)).toEqual(["name", "email", "message"]);
  const [about, ...rest] = String(posted.message).split("\n\n");
  expect(about).toMatch(/Sunset.*17:30–21:00.*3 July 2027.*6/);
  expect(rest).toEqual([VISITOR.message]);
  expectFields({ ...outing, name: "", email: "", message: "" });
  expect(location.search).toBe("?trip=sunset&day=2027-07-03&guests=6");
});

test.each([
  [() => Promise.resolve({ ok: false, status: 422 }), "notSentRefused", "422"],
  [() => Promise.resolve({ ok: false, status: 429 }), "notSentMany", "429"],
  [() => Promise.reject(new TypeError("Failed to fetch")), "notSentOffline", "fetch"],
])(
  "until the next try a line says why it was not sent, and takes the text elsewhere (%#)",
  async (answer, said, logged) => {
    const log = jest.spyOn(console, "error").mockImplementation();
    open("?trip=sunset");
    write();
    post.mockImplementationOnce(answer);
    fireEvent.submit(screen.getByRole("form"));
    const line = await screen.findByText(label(said));
    expect(`${log.mock.lastCall?.[0]}`).toContain(logged);
    enter("message", "Is it windy?");
    for (const link of within(line.parentElement as HTMLElement).getAllByRole("link"))
      expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(/Sunset[^]*windy/);
    await send(true);
    expect(line).not.toBeInTheDocument();
    log.mockRestore();
  },
);

test("until the app knows the trip of the address, no price of another one is told", () => {
  document.documentElement.dataset.query = ";trip=sunset;";
  const built = showHtml("?trip=sunset").querySelector("[aria-live]");
  expect(getComputedStyle(built as Element).visibility).toBe("hidden");
  open("?trip=sunset");
  expect(total()).toHaveTextContent("€290.00");
  expect(getComputedStyle(total() as Element).visibility).toBe("visible");
});

test("what is chosen can be changed and taken away, which the address remembers", async () => {
  open("?trip=sunset&from=letter&day=2027-07-03");
  enter("date", "");
  enter("trip", "morning");
  expect(location.search + location.hash).toBe("?trip=morning&from=letter#form");
  expect(total()).toHaveTextContent("€320.00");
  enter("trip", "");
  expect(location.search).toBe("?trip=&from=letter");
  expect(total()).toHaveTextContent("Usually from €240.00");
  write();
  expect(await send(true)).toEqual(VISITOR);
});

test("what was written before is there, with the new trip; after a reload, too, with date and group", async () => {
  const { unmount } = open("");
  write();
  unmount();
  const second = open("?trip=midday");
  expect(field("message")).toHaveValue(VISITOR.message);
  enter("date", "2027-07-03");
  enter("guests", "2");
  second.unmount();
  open(location.search);
  expect(field("trip")).toHaveValue("midday");
  expect(field("date")).toHaveValue("2027-07-03");
  expect(total()).toHaveTextContent("€140 per person for a group of 2");
  expect((await send(true)).message).toMatch(/Midday.*3 July 2027.*2/);
});

test.each([
  ["?trip=gone", true],
  ["?trip=%3Cscript%3Ealert(1)%3C/script%3E", true],
  ["?trip=__proto__", true],
  ["?trip=%E0%A4%A", true],
  ["", false],
  ["?trip=", false],
  ["?trip", false],
])("an address without a sold trip, %s, is said (%s) and adds nothing", async (query, isSaid) => {
  open(query);
  if (query === "") expect(group()).toBeNull();
  else {
    expect(field("trip")).toHaveValue("");
    expect(total()).toHaveTextContent(isSaid ? label("tripGone") : "Usually from €240.00");
  }
  write();
  expect(await send(true)).toEqual(VISITOR);
});

test.each([
  ["2027-06-14", "datePast"],
  ["2028-01-10", "We sail from May to September"],
])("the date %s is described, and sent anyway", async (date, said) => {
  open("?trip=sunset");
  enter("date", date);
  expect(field("date")).toHaveAccessibleDescription(
    expect.stringContaining(contact?.[said] ?? said),
  );
  write();
  expect((await send(true)).message).toContain(date.slice(0, 4));
});

test.each(["0", "8", "siete", "2.5"])("a group of %s in a draft is left out", async (guests) => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["guests", guests]]));
  open("?trip=sunset");
  write();
  const { message } = await send(true);
  expect(message).toMatch(/Sunset \w+ \(17:30–21:00\)\.\n\n/);
});

test("a day in the address opens the enquiry, and wins over the draft", async () => {
  const draft = [
    ["day", "2027-07-03"],
    ["guests", "2"],
    ["message", VISITOR.message],
  ];
  sessionStorage.setItem("draft-contact", JSON.stringify(draft));
  open("?day=2027-09-18&utm_source=x");
  await waitFor(() => expect(field("date")).toHaveValue("2027-09-18"));
  // What it does not name has been taken away elsewhere.
  expect(field("guests")).toHaveValue("");
  expect(location.search).toBe("?day=2027-09-18&utm_source=x");
  // Neither leaving the field nor writing in another one chooses anything.
  fireEvent.blur(field("date"));
  enter("name", "Ana");
  enter("email", "ana@example.com");
  expect((await send(true)).message).toMatch(/18 September 2027\.\n/);
  expect(location.search).toBe("?day=2027-09-18&utm_source=x");
});

test("without an enquiry the draft's date stays out of the address", () => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["day", "2027-07-03"]]));
  open("?guests=4");
  expect(group()).toBeNull();
  expect(location.search).toBe("?guests=4");
});

test("a service that never answers is waited for without a timeout, and who leaves meanwhile loses nothing", async () => {
  jest.useFakeTimers();
  // As a browser's: it ends only if it is aborted.
  post.mockImplementation(
    (_, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", reject)),
  );
  const { unmount } = open("");
  write();
  fireEvent.submit(screen.getByRole("form"));
  await act(async () => jest.advanceTimersByTime(30 * 60_000));
  expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "true");
  for (const key of Object.keys(VISITOR)) expect(field(key)).toBeDisabled();
  unmount();
  open("");
  for (const [key, value] of Object.entries(VISITOR)) {
    expect(field(key)).toHaveValue(value);
    expect(field(key)).toBeEnabled();
  }
  jest.useRealTimers();
});

test("what a robot fills in goes along, by which the service knows it", async () => {
  open("");
  write();
  const trap = document.querySelector<HTMLInputElement>("[name=_gotcha]");
  if (trap) trap.value = "buy";
  expect(await send(true)).toEqual({ ...VISITOR, _gotcha: "buy" });
});
