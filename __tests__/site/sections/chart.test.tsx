import { MeetingPoint } from "../../../src/site/sections/boarding-card/meeting-point";
import { BayChart } from "../../../src/site/sections/bay-chart";
import { englishCompany } from "./company";
import { showSection, textsOf } from "../../model/show-section";

type Content = Queries.BayChartFragment;

const place = (name: string, latitude: number, longitude: number) => ({
  ...{ name, latitude, longitude },
  kind: "cove" as const,
  side: "left" as const,
});

/** Those to which the route of the delivered chart leads. */
const COVES = [
  place("Illetas", 39.53, 2.589),
  place("Cap Rocat", 39.474, 2.724),
  place("Cueva Verde", 39.455, 2.736),
  place("Cala Vella", 39.44, 2.742),
];

const PALMA = { latitude: 39.57, longitude: 2.636 };

const delivered: Content = {
  note: "Croquis.",
  chart: null,
  port: { name: "Club náutico", side: "top" },
  places: COVES,
};

const own = (): Content => ({
  ...delivered,
  chart: {
    ...{ north: 39.9, south: 39.7, west: 2.6, east: 2.8, credit: "© Mapas, S. A." },
    picture: {
      description: { text: "La costa norte.", language: "", languageName: "" },
      focus: null,
      isSample: false,
      file: {
        childImageSharp: {
          gatsbyImageData: {
            ...{ layout: "constrained", width: 1600, height: 800 },
            images: { sources: [], fallback: { src: "/carta.jpg" } },
          },
        },
      },
    },
  } as unknown as Content["chart"],
  places: [place("Sa Calobra", 39.85, 2.75), place("Cabrera", 39.15, 2.95)],
});

const SOLLER = { latitude: 39.8, longitude: 2.65 };

const show = (content: Content, position: typeof PALMA) =>
  showSection(<BayChart content={content} />, "es", undefined, {
    company: { ...englishCompany, position },
  });

const placesOf = (shown: Element) =>
  [...shown.querySelectorAll<HTMLElement>("li")].map(({ textContent, style }) => {
    const at = ["--x", "--y"].map((name) => Math.round(parseFloat(style.getPropertyValue(name))));
    return `${textContent} ${at.join()}`;
  });

test("the delivered chart has the harbour where the company says, and its coves", () => {
  const shown = show(delivered, PALMA);
  expect(placesOf(shown).slice(0, 2)).toEqual(["Club náutico 40,18", "Illetas 28,36"]);
  expect(shown.querySelector("img")?.getAttribute("src")).toBe("/art/bay.svg");
});

test("its route is drawn only from this harbour to these coves", () => {
  const routesIn = (content: Content, harbour = PALMA) =>
    show(content, harbour).querySelectorAll("path").length;
  expect(routesIn(delivered)).toBe(1);
  expect(routesIn(delivered, { latitude: 39.56, longitude: 2.67 })).toBe(0);
  expect(routesIn({ ...delivered, places: COVES.slice(1) })).toBe(0);
  expect(routesIn({ ...delivered, port: null })).toBe(0);
});

test("a chart of the owner's has her picture with its credit, and the places within its edges", () => {
  const shown = show(own(), SOLLER);
  expect(placesOf(shown)).toEqual(["Club náutico 25,50", "Sa Calobra 75,25"]);
  expect(shown.querySelector("img")?.getAttribute("src")).toBe("/carta.jpg");
  expect(shown.querySelector("img")?.getAttribute("alt")).toBe("La costa norte.");
  expect(textsOf(shown, "p")).toEqual(["Croquis. © Mapas, S. A."]);
  expect(shown.querySelector("path")).toBeNull();
});

test("a name turns to the side of its place on which the chart has room", () => {
  const edges = [place("Oeste", 39.8, 2.61), place("Medio", 39.8, 2.7)];
  const east = { ...place("Este", 39.8, 2.79), side: "right" as const };
  const north = { ...place("Norte", 39.88, 2.7), side: "top" as const };
  const shown = show({ ...own(), port: null, places: [...edges, east, north] }, SOLLER);
  const sides = [...shown.querySelectorAll("li")].map((each) => each.getAttribute("data-side"));
  expect(sides).toEqual(["right", "left", "left", "right"]);
});

test("the meeting point has the part around the harbour, with the credit of the owner's chart", () => {
  const meeting = {
    ...{ heading: "Aquí", text: "En la puerta.", lost: "" },
    place: null,
    gate: null,
  };
  const company = { ...englishCompany, position: SOLLER };
  const showMeeting = (chart: Content | null) =>
    showSection(<MeetingPoint content={meeting} chart={chart} />, "es", undefined, { company });
  const shown = showMeeting(own());
  const sheet = shown.querySelector("[aria-hidden] > [style]");
  expect(sheet?.getAttribute("style")).toMatch(/--x: ?25%; ?--y: ?50%; ?--ratio: ?2/);
  expect(textsOf(shown, "[aria-hidden] span, section > p")).toEqual(
    expect.arrayContaining(["Club náutico", "© Mapas, S. A."]),
  );
  expect(showMeeting(null).querySelector("img")).toBeNull();
});
