import { act, render } from "@testing-library/react";
import { Seo } from "../../../src/site/layout/seo";
import { LanguageProvider } from "../features/language-provider";

// On the page that the build has written, the app loads none.
jest.mock("react-helmet", () => ({ Helmet: () => null }));

const company = { name: "Sail & Sea", website: "https://a.example" } as Queries.CompanyFragment;

/** Shows a page that has been opened at an address without an outing. */
const show = () => {
  setAddress("/precios/");
  document.head.innerHTML = '<link rel="canonical" href="https://a.example/precios/">';
  return render(
    <LanguageProvider>
      <Seo page="prices" description="" company={company} isEmpty={false} />
    </LanguageProvider>,
  );
};

const isThere = () => document.querySelector("[rel=canonical]") !== null;

const setAddress = (address: string) =>
  act(() => {
    history.replaceState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  });

test.each(["pointerdown", "keydown"])(
  "the canonical address, which browsers share, goes at a %s if the page's own has an outing",
  (type) => {
    const { unmount } = show();
    dispatchEvent(new Event(type));
    expect(isThere()).toBe(true);
    setAddress("/precios/?day=2027-07-10");
    // A crawler, which presses nothing, finds it.
    expect(isThere()).toBe(true);
    dispatchEvent(new Event(type));
    expect(isThere()).toBe(false);
    unmount();
  },
);

test("a day that is chosen by a press is shared at once", () => {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
  show();
  expect(isThere()).toBe(true);
  setAddress("/precios/?day=2027-07-10");
  expect(isThere()).toBe(false);
});
