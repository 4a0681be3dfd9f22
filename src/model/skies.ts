/** Trips are drawn with these gradients. The content model reads this table, too. */
export const skies = {
  morning: {
    name: "Mañana: de oro a azul",
    stops: "#FBE0A0, #F7ECCF 32%, #BFDDEA 72%, #8EC3DE",
  },
  midday: {
    name: "Mediodía: turquesa",
    stops: "#B4E6E3, #5CCBC8 55%, #2FA9B4",
  },
  sunset: {
    name: "Atardecer: de coral a violeta",
    stops: "#FFD08A, #FF9A6C 34%, #E8697A 64%, #6D4B94",
  },
  extended: {
    name: "Extendida: de oro a turquesa",
    stops: "#FBE0A0, #F7ECCF 14%, #BFDDEA 36%, #8EC3DE 62%, #5CCBC8",
  },
} as const satisfies Record<string, SkyRow>;

type SkyRow = {
  name: string;
  /** From departure to return. Text is never placed on a sky. */
  stops: string;
};

export type SkyName = keyof typeof skies;

export const skyNames = Object.keys(skies) as [SkyName, ...SkyName[]];
