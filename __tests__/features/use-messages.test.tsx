import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { I18nContext } from "react-i18next";
import { useLanguage } from "../../src/features/language/use-language";
import { useMessages, type MessageKey } from "../../src/features/language/use-messages";

const Message = ({ name }: { name: MessageKey }) => <p>{useMessages()(name)}</p>;

const Language = () => <p>{useLanguage().language}</p>;

const Provider = ({ children }: { children: ReactNode }) => {
  const i18n = i18next.createInstance({
    lng: "es",
    fallbackLng: false,
    resources: { es: { layout: { book: "Reservar" } } },
  });
  void i18n.init();
  return <I18nContext.Provider value={{ i18n }}>{children}</I18nContext.Provider>;
};

test("a message is in the page's language, and a missing message shows its key", () => {
  render(
    <Provider>
      <Message name="layout:book" />
      <Message name="layout:menu" />
    </Provider>,
  );
  expect(screen.getByText("Reservar")).toBeInTheDocument();
  expect(screen.getByText(/menu$/)).toBeInTheDocument();
});

test.each([
  ["messages", () => <Message name="layout:book" />],
  ["the language", () => <Language />],
])("outside the provider, asking for %s raises an error", (_, Asking) => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Asking />)).toThrow("outside the language provider");
  silent.mockRestore();
});
