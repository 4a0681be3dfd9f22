import { act, render } from "@testing-library/react";
import { Seo } from "../../../src/site/layout/seo";
import { englishCompany } from "../sections/company";
import { LanguageProvider } from "../features/language-provider";

// On the page that the build has written, the app loads none.
jest.mock("react-helmet", () => ({ Helmet: () => null }));

const company = { ...englishCompany, website: "https://a.example" };

/** Shows a page that has been opened at an address without an outing. */
const show = () => {
  setAddress("/precios/");
  document.head.innerHTML = '<link rel="canonical" href="https://a.example/">';
  return render(
    <LanguageProvider site={{ company }}>
      <Seo page="prices" description="" isEmpty={false} />
    </LanguageProvider>,
  );
};

const canonical = () => document.querySelector("[rel=canonical]")?.getAttribute("href");

const setAddress = (address: string) =>
  act(() => {
    history.replaceState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  });

/** In the tests' context the page is the home page. */
const PLAIN = "https://a.example/";
const ON_DAY = `${PLAIN}?day=2027-07-10`;

test.each(["pointerdown", "keydown"])(
  "the canonical address, which browsers share, has the outing of the page's own from a %s on, and not who sent the visitor",
  (type) => {
    const { unmount } = show();
    dispatchEvent(new Event(type));
    expect(canonical()).toBe(PLAIN);
    setAddress("/precios/?ref=hotel-sol&day=2027-07-10");
    // A crawler, which presses nothing, finds it.
    expect(canonical()).toBe(PLAIN);
    dispatchEvent(new Event(type));
    expect(canonical()).toBe(ON_DAY);
    setAddress("/precios/?ref=hotel-sol");
    dispatchEvent(new Event(type));
    expect(canonical()).toBe(PLAIN);
    unmount();
  },
);

test("a day that is chosen by a press is shared at once", () => {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
  show();
  expect(canonical()).toBe(PLAIN);
  setAddress("/precios/?day=2027-07-10");
  expect(canonical()).toBe(ON_DAY);
});
