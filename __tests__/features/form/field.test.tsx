/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { ContactForm } from "../../../src/sections/contact-form";
import { ReviewForm } from "../../../src/sections/review-form";
import { enquiryFacts } from "../../sections/enquiry-facts";
import { LanguageProvider } from "../language-provider";

// jsdom lacks it.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => sessionStorage.clear());

const submit = (name: string) => fireEvent.submit(screen.getByRole("form", { name }));

test("what is wrong stands beside each field and describes it, until it is right", () => {
  render(
    <LanguageProvider>
      <ContactForm heading="write" endpoint="https://forms.example/f/1" facts={enquiryFacts} />
    </LanguageProvider>,
  );
  const name = screen.getByLabelText("name");
  const email = screen.getByLabelText("email");
  const message = screen.getByLabelText("message");
  for (const field of [name, email, message]) expect(field).not.toHaveAttribute("aria-invalid");
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

test("a missing rating is told beside the stars, and the other fields' errors with it", () => {
  render(
    <LanguageProvider>
      <ReviewForm endpoint="https://forms.example/f/1" to="to@example.com" label="review" />
    </LanguageProvider>,
  );
  submit("review");
  expect(screen.getByLabelText("rating1")).toHaveFocus();
  const stars = screen.getByRole("group", { name: "rating" });
  const message = document.getElementById(stars.getAttribute("aria-describedby") ?? "");
  expect(message).toHaveTextContent("unratedHint");
  expect(screen.getByLabelText("email")).toHaveAccessibleDescription("emailHint fieldMissing");
});
