import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { useLanguage } from "../../../src/site/features/language/use-messages";
import { useMessages, type MessageKey } from "../../../src/site/features/language/use-messages";
import { LanguageProvider } from "./language-provider";

const Message = ({ name }: { name: MessageKey }) => <p>{useMessages()(name)}</p>;

const Language = () => <p>{useLanguage().language}</p>;

test("a message is in the page's language, and a missing message shows its key", () => {
  render(
    <LanguageProvider messages={{ layout: { book: "Reservar" } }}>
      <Message name="layout:book" />
      <Message name="layout:menu" />
    </LanguageProvider>,
  );
  expect(screen.getByText("Reservar")).toBeInTheDocument();
  expect(screen.getByText("menu")).toBeInTheDocument();
});

test.each([
  ["messages", () => <Message name="layout:book" />],
  ["the language", () => <Language />],
])("outside the provider, asking for %s raises an error", (_, Asking) => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Asking />)).toThrow("outside the language provider");
  silent.mockRestore();
});
