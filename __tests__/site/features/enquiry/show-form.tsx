import "@testing-library/jest-dom";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { Site } from "../../../../src/site/features/site";
import { watchForms } from "../../../../src/site/head-scripts/forms";
import { ContactForm } from "../../../../src/site/sections/contact-form";
import { enquiryFacts } from "../../sections/enquiry-facts";
import { LanguageProvider } from "../language-provider";
import { messagesOf } from "../messages";

/** Whether the script in the head is that of a page whose enquiry is open. */
export const setOpen = (isOpen: boolean) => Object.assign(globalThis, { HAS_OPEN_ENQUIRY: isOpen });

const messages = messagesOf("en");
export const { contact, trips } = messages as Record<string, Record<string, string>>;
export const label = (key: string) => String(contact?.[key]);

export const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, { body: string }]>();

beforeAll(() => {
  setOpen(false);
  watchForms();
});

beforeEach(() => {
  globalThis.fetch = post as unknown as typeof fetch;
  post.mockReset();
  sessionStorage.clear();
});

export const pageWith = (
  props: Partial<Parameters<typeof ContactForm>[0]> = {},
  site?: Partial<Site>,
) => (
  <LanguageProvider
    language="en"
    messages={messages}
    calendar={{ today: "2027-06-15", season: { from: "may", to: "september" } }}
    site={site}
  >
    <ContactForm heading="Write" {...enquiryFacts} {...props} />
  </LanguageProvider>
);
export const page = pageWith();

/** Shows the form at an address as it is in the page's HTML, and nothing else. */
export const showHtml = (query: string, shown = page) => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, "", `/en/contacto/${query}#form`);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(shown);
  return container;
};

/** Opens the form at an address, as the app finds it in the page's HTML. */
export const open = (query: string, shown = page) =>
  render(shown, { container: showHtml(query, shown), hydrate: true });

export const group = () => screen.queryByRole("group", { name: label("aboutTrip") });
export const field = (key: string) => screen.getByLabelText(label(key), { exact: true });
export const enter = (key: string, value: string) =>
  fireEvent.change(field(key), { target: { value } }) && fireEvent.input(field(key));

export const VISITOR = { name: "Ana", email: "ana@example.com", message: "Is there shade?" };

/** Sends the form and returns what was posted, once the service has answered. */
export const send = async (ok: boolean) => {
  if (!ok) jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  post.mockResolvedValueOnce({ ok, status: ok ? 200 : 503 });
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false"));
  return JSON.parse(post.mock.lastCall?.[1].body ?? "") as Record<string, string>;
};

export const total = () => group()?.querySelector("[aria-live]");
