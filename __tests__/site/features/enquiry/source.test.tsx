/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../../../src/site/sections/contact-form";
import { enquiryFacts } from "../../sections/enquiry-facts";
import { LanguageProvider } from "../language-provider";
import { messagesOf } from "../messages";
import { label, open, post } from "./show-form";

const company = { ...enquiryFacts.company, sources: [{ id: "hotel-sol", name: "Hotel Sol" }] };

const page = (
  <LanguageProvider language="en" messages={messagesOf("en")}>
    <ContactForm
      heading="Write"
      endpoint="https://forms.example/f/1"
      facts={{ ...enquiryFacts, company }}
    />
  </LanguageProvider>
);

const field = () => screen.getByLabelText<HTMLInputElement>(label("source"));

const sent = async () => {
  post.mockResolvedValue({ ok: true, status: 200 });
  for (const name of ["name", "email", "message"])
    fireEvent.input(screen.getByLabelText(label(name)), { target: { value: "a@example.com" } });
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(post).toHaveBeenCalled());
  return (JSON.parse(String(post.mock.calls[0]?.[1].body)) as { message: string }).message;
};

test("a message tells who sent the visitor, as the form shows it", async () => {
  open("?ref=hotel-sol", page);
  expect(field()).toBeVisible();
  expect(field().value).toContain("Hotel Sol");
  expect(await sent()).toMatch(/Hotel Sol\n\na@example\.com$/);
});

test("a visitor may delete it", async () => {
  open("?ref=hotel-sol", page);
  fireEvent.input(field(), { target: { value: "" } });
  expect(await sent()).toBe("a@example.com");
});

test("one whom the owner does not know is not shown, and not sent", async () => {
  open("?ref=hotel", page);
  expect(field()).not.toBeVisible();
  expect(await sent()).toBe("a@example.com");
});
