import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Sunset } from "../../../src/site/sections/home/sunset";
import { LanguageProvider } from "../features/language-provider";
import { writtenText } from "../features/written-text";

const words = {
  heading: "Heading",
  text: "Text",
  link: "Link",
  picture: {
    description: writtenText(""),
    focus: null,
    isSample: false,
    file: { childImageSharp: null },
  },
};

const linkAmong = (trips: ComponentProps<typeof Sunset>["trips"]) => {
  const section = <Sunset content={words} trips={trips} />;
  const html = renderToStaticMarkup(<LanguageProvider>{section}</LanguageProvider>);
  return /href="([^"]+)"/.exec(html)?.[1];
};

test("the link leads to the trip under the sunset sky, whatever its id", () => {
  const trips = [
    { jsonId: "dawn", sky: "morning" },
    { jsonId: "evening", sky: "sunset" },
  ];
  expect(linkAmong(trips)).toBe("/excursiones/#evening");
});

test("without such a trip there is no link, whose words name one", () => {
  expect(linkAmong([{ jsonId: "dawn", sky: "morning" }])).toBeUndefined();
});
