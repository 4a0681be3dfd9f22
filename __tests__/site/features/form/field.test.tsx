import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../../../src/site/sections/contact-form";
import { showToast } from "../../../../src/site/features/toast/toast";
import { enquiryFacts } from "../../sections/enquiry-facts";
import { LanguageProvider } from "../language-provider";

jest.mock("../../../../src/site/features/toast/toast");

// jsdom lacks it.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => sessionStorage.clear());

const submit = (name: string) => fireEvent.submit(screen.getByRole("form", { name }));

const openContactForm = () =>
  render(
    <LanguageProvider>
      <ContactForm heading="write" {...enquiryFacts} />
    </LanguageProvider>,
  );

test("what is wrong stands beside each field and describes it, until it is right", () => {
  openContactForm();
  const name = screen.getByLabelText("name");
  const email = screen.getByLabelText("email");
  const message = screen.getByLabelText("message");
  for (const field of [name, email, message]) expect(field).not.toHaveAttribute("aria-invalid");
  for (const field of [name, email]) expect(field).toHaveAttribute("maxlength", "254");
  expect(message).not.toHaveAttribute("maxlength");
  fireEvent.input(email, { target: { value: "ana@" } });
  submit("write");
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription("fieldMissing");
  expect(email).toHaveAccessibleDescription("emailInvalid");
  expect(message).toHaveAccessibleDescription("fieldMissing");
  fireEvent.input(name, { target: { value: "Ana" } });
  expect(name).not.toHaveAttribute("aria-invalid");
  expect(name).not.toHaveAccessibleDescription();
});

test("a name without anything to see is missing", () => {
  openContactForm();
  fireEvent.input(screen.getByLabelText("name"), { target: { value: "\u200b\u2060" } });
  submit("write");
  expect(screen.getByLabelText("name")).toHaveAccessibleDescription("fieldMissing");
  expect(screen.getByLabelText("name")).toHaveValue("");
});

test("what is filled in without an event after a failed attempt is sent, and no error stays", async () => {
  const post = jest.fn<Promise<object>, [string, RequestInit]>().mockResolvedValue({ ok: true });
  globalThis.fetch = post as unknown as typeof fetch;
  openContactForm();
  submit("write");
  expect(screen.getAllByText("fieldMissing")).toHaveLength(3);
  const values = { name: "Ana", email: "ana@müller.de", message: "Hello" };
  for (const [label, value] of Object.entries(values))
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  submit("write");
  expect(screen.queryByText("fieldMissing")).toBeNull();
  await waitFor(() => expect(screen.getByLabelText("message")).toHaveValue(""));
  const { body } = post.mock.calls[0]?.[1] ?? {};
  expect(JSON.parse(String(body))).toEqual({ ...values, email: "ana@xn--mller-kva.de" });
  expect(screen.queryByText("fieldMissing")).toBeNull();
});

test("whoever waits for twenty seconds is told so, and then that the message is sent", async () => {
  jest.useFakeTimers();
  let answer: (response: object) => void = () => undefined;
  const post = () => new Promise((resolve) => (answer = resolve));
  globalThis.fetch = post as unknown as typeof fetch;
  openContactForm();
  for (const [label, value] of Object.entries({ name: "Ana", email: "a@b.es", message: "Hello" }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  submit("write");
  const told = () => jest.mocked(showToast).mock.calls.map(([{ title }]) => title);
  jest.mocked(showToast).mockClear();
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(told()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  expect(told()).toEqual(["slowTitle"]);
  await act(async () => answer({ ok: true }));
  expect(told()).toEqual(["slowTitle", "sentTitle"]);
  jest.useRealTimers();
});
