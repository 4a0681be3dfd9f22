import { duration } from "@brisa/typed-content/dates";

/** Of the drawn places (`static/art/places.svg`), as custom properties. */
type Light = Record<
  | "far"
  | "land"
  | "shade"
  | "wood"
  | "deep"
  | "dark"
  | "inner"
  | "water"
  | "glow"
  | "sun"
  | "hull"
  | "line",
  string
>;

const daylight: Light = {
  far: "#8FA8B8",
  land: "#C9A77B",
  shade: "#A9845A",
  wood: "#54815F",
  deep: "#0E474C",
  dark: "#093A3F",
  inner: "#14585C",
  water: "#0A5A60",
  glow: "#8A6A45",
  sun: "#FFF3D0",
  hull: "#FFFDF8",
  line: "var(--ink)",
};

/** Land and boat are seen against it. */
const dusk: Light = {
  far: "#4A3D63",
  land: "#2B2748",
  shade: "#211D3A",
  wood: "#3B3156",
  deep: "#2B2748",
  dark: "#211D3A",
  inner: "#3B3156",
  water: "#342B52",
  glow: "#FF9A6C",
  sun: "#FFE9B8",
  hull: "#2B2748",
  line: "#2B2748",
};

/** Trips are drawn with these gradients. The content model reads this table, too. */
export const skies = {
  morning: {
    name: "Mañana: de oro a azul",
    stops: "#FBE0A0, #F7ECCF 32%, #BFDDEA 72%, #8EC3DE",
    light: daylight,
  },
  midday: {
    name: "Mediodía: turquesa",
    stops: "#B4E6E3, #5CCBC8 55%, #2FA9B4",
    light: { ...daylight, far: "#4F8F8B", sun: "#FFF8E0" },
  },
  sunset: {
    name: "Atardecer: de coral a violeta",
    stops: "#FFD08A, #FF9A6C 34%, #E8697A 64%, #6D4B94",
    light: dusk,
  },
  extended: {
    name: "Extendida: de oro a turquesa",
    stops: "#FBE0A0, #F7ECCF 14%, #BFDDEA 36%, #8EC3DE 62%, #5CCBC8",
    light: { ...daylight, far: "#7FA6BC" },
  },
} as const satisfies Record<string, SkyRow>;

type SkyRow = {
  name: string;
  /** From departure to return. Text is never placed on a sky. */
  stops: string;
  light: Light;
};

export type SkyName = keyof typeof skies;

/** In hours: from then on a trip spans more than one light of the day. */
const LONG = 5;

/** By its hours, where the trip names none. */
export const skyOf = (trip: { sky?: unknown; start?: string; end?: string }): SkyName => {
  const { sky, start = "", end = "" } = trip;
  if (typeof sky === "string" && sky in skies) return sky as SkyName;
  if (end >= "19:30") return "sunset";
  if (duration({ start, end }) >= LONG) return "extended";
  return start < "12:00" ? "morning" : "midday";
};

export const skyNames = Object.keys(skies) as [SkyName, ...SkyName[]];
