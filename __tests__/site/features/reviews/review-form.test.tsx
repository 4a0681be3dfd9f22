import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
// Loads now what is otherwise loaded with the first toast.
import "../../../../src/site/features/toast/toast-card";
import { ToastRegion } from "../../../../src/site/features/toast/toast-region";
import { ReviewForm } from "../../../../src/site/sections/review-form";
import { englishCompany } from "../../sections/company";
import { LanguageProvider } from "../language-provider";

const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
const refused = { ok: false, status: 503 };
const accepted = { ok: true, status: 200 };

beforeEach(() => {
  globalThis.fetch = post as unknown as typeof fetch;
  localStorage.clear();
});

const company = { ...englishCompany, whatsapp: null, email: "to@example.com" };

const open = (desk: string | null = null) =>
  render(
    <LanguageProvider site={{ company }}>
      <ReviewForm endpoint="https://f.example/1" desk={desk} label="review" />
      <ToastRegion />
    </LanguageProvider>,
  );

const labels = { name: "name", email: "email", text: "text" };

/** Fills in fields of the open form. */
const write = (fields: Partial<Record<keyof typeof labels, string>>, rating = 4) => {
  for (const [field, value] of Object.entries(fields)) {
    const input = screen.getByLabelText(labels[field as keyof typeof labels]);
    fireEvent.input(input, { target: { value } });
  }
  fireEvent.click(screen.getByLabelText(`rating${rating}`));
};

/** Sends the open form and waits for the toast with the result. */
const send = async (answer: typeof refused) => {
  if (!answer.ok) jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  post.mockResolvedValueOnce(answer);
  fireEvent.submit(screen.getByLabelText("review"));
  await screen.findByText(answer.ok ? "sentTitle" : "failedTitle");
  // A sent form is cleared a moment later: wait, so that the next review is not cleared with it.
  if (answer.ok) await waitFor(() => expect(screen.getByLabelText("text")).toHaveValue(""));
  await act(async () => undefined);
};

const stored = () =>
  JSON.parse(localStorage.getItem("customerReviews") ?? "[]") as Record<string, unknown>[];

const ANA = { name: "Ana", email: "ana@example.com", text: "Calm water." };

// The form's state outlives its page in memory, so every test ends with a sent review.
test.each<[what: string, change: Parameters<typeof write>, stored: object]>([
  ["sent again is stored once", [{}], { review: "Calm water.", rating: 4 }],
  ["changed replaces the stored one", [{ text: "Clear." }, 5], { review: "Clear.", rating: 5 }],
  ["sent with a corrected address is the same", [{ email: "a@b.com" }], { email: "a@b.com" }],
])("after a failure a review that is %s", async (_, change, expected) => {
  const { unmount } = open();
  write(ANA);
  await send(refused);
  await send(refused);
  expect(stored()).toHaveLength(1);
  const way = screen.getByRole("link", { name: company.email });
  expect(way).toHaveAttribute("href", "mailto:to@example.com?subject=mailSubject&body=mailText");
  // After a visit to another page.
  unmount();
  open();
  expect(screen.getByLabelText("text")).toHaveValue(ANA.text);
  write(...change);
  await send(accepted);
  expect(stored()).toMatchObject([{ name: "Ana", ...expected }]);
});

test("another visitor's review does not replace one whose sending failed", async () => {
  open();
  write(ANA);
  await send(refused);
  write({ name: "Ben", email: "ben@example.com", text: "We come again." });
  await send(accepted);
  expect(stored()).toMatchObject([{ name: "Ben" }, { name: "Ana" }]);
});

test("where storing does nothing, nothing is promised that is not kept", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => undefined);
  open();
  write(ANA);
  await send(accepted);
  expect(screen.getByRole("status")).toHaveTextContent("sentTitlesentUnkept");
  jest.restoreAllMocks();
});

test("a second review by the same visitor is stored beside the first, which was sent", async () => {
  open();
  write(ANA);
  await send(accepted);
  write({ ...ANA, text: "We came again." });
  await send(accepted);
  expect(stored()).toMatchObject([{ review: "We came again." }, { review: "Calm water." }]);
});

test.each([
  ["https://desk.example", "mailText\n\nmailLink"],
  [null, "mailText"],
])("the message ends with a link to the desk if that is on the web: %s", async (desk, message) => {
  open(desk);
  write(ANA);
  await send(accepted);
  expect(JSON.parse(String(post.mock.lastCall?.[1].body))).toMatchObject({ message });
});
