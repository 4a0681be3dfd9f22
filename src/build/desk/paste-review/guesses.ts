import { asLanguageCode, type LanguageCode } from "../../../base/languages";

/** Frequent words of the site's languages, and of others that must not be taken for them. */
const WORDS = {
  es: "el los las lo y que con por para una un del nos fue pero como muy de la en es se ha más gracias hemos todo día estuvo ¡ ¿",
  en: "the and was were we to of it with for our you your very had have this is a in us so my day thanks at be will not",
  de: "und der die das den dem war waren wir ist ein eine einen mit für nicht es uns ihr sehr auf im zu ich haben hat schön danke gern super wieder",
  ca: "i el els les amb molt per una un va vam ser és ens dia gràcies més que hem tot però de la en al",
  it: "e il lo di che è con per una un molto ci siamo stato stata gli della del la abbiamo sono grazie giornata",
  fr: "et le les la nous une un très avec pour des du de est était avons merci dans vous en que à sur ce c",
  nl: "en het een de was met voor heel wij we niet ons zeer dag is van hebben in dat te op mooi",
  pt: "e o os as a muito com um uma não foi nos para é dia obrigado da do de que em mais",
  sv: "och att det var vi en ett på med som är mycket för den dag tack hade inte ikke og jeg meget til",
  pl: "i w na z się jest był było bardzo nie że do to dzień za dla nas",
} satisfies Record<LanguageCode | "ca" | "it" | "fr" | "nl" | "pt" | "sv" | "pl", string>;

const lists = Object.entries(WORDS).map(([code, words]) => ({
  code,
  words: new Set(words.split(" ")),
}));

/** A text of so many words has a frequent one, if its language is known. */
const ENOUGH = 8;

export const languageIn = (text: string): LanguageCode | "other" | undefined => {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (
    letters.length > 0 &&
    letters.length > 2 * letters.join("").replace(/\P{sc=Latin}/gu, "").length
  )
    return "other";
  const words = text.toLowerCase().match(/\p{L}+|[¡¿]/gu) ?? [];
  const [first, second] = lists
    .map(({ code, words: known }) => ({
      code,
      hits: words.filter((word) => known.has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  if (!first || !second) return undefined;
  if (words.length >= ENOUGH && first.hits * ENOUGH < words.length) return "other";
  if (first.hits === second.hits) return undefined;
  return asLanguageCode(first.code) ?? "other";
};

const NUMBERS = [
  ["1", "una", "one", "ein", "einen"],
  ["2", "dos", "two", "zwei"],
  ["3", "tres", "three", "drei"],
  ["4", "cuatro", "four", "vier"],
  ["5", "cinco", "five", "fünf"],
];
const NUMBER = String.raw`(?<![\p{L}\d]|\d[.,/])(${NUMBERS.flat().join("|")})`;
const OF_FIVE = "(?: ?(?:/|de|sobre|out of|of|von|aus) ?(?:5|cinco|five|fünf))";
const STARS = String.raw`${OF_FIVE}?[ -]?(?:estrellas?|stars?|stern(?:en?)?)(?!\p{L})`;

/** Two stars at least: one alone is an ornament. */
const SIGNS = /(?:[★⭐🌟☆]\uFE0F? ?){2,}/gu;

const IN_WORDS = new RegExp(NUMBER + STARS, "giu");

const ORNAMENT = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F`;

/** A rating that is a sentence or line of its own, or ends one after a comma, with the word before it that says so. */
const ALONE = new RegExp(
  [
    String.raw`(?:(?<=^|[.!?…)\n${ORNAMENT}] *)|(?<=\p{L}) ?[,;–-] *)(?:(?:puntuación|valoración|nota|rating|bewertung): *)?`,
    String.raw`${NUMBER}(?:${STARS}|${OF_FIVE}(?![\p{L}\d]))`,
    String.raw` *(?:[.!…]+|(?=$|\n|[${ORNAMENT}])) *`,
  ].join(""),
  "giu",
);

const PERMISSIONS = [
  "(?:puedes|podéis|pueden) publicar",
  "(?:can|may|feel free to) (?:publish|post)",
  "(?:darfst|dürft|dürfen|kannst|könnt|können)[^.!?\\n]* veröffentlichen",
];

/** A short sentence that lets the owner publish the review, and tells guests nothing. */
const PERMISSION = new RegExp(
  String.raw`(?<=^|[.!?…)\n${ORNAMENT}] *)[^.!?\n${ORNAMENT}]{0,40}(?:${PERMISSIONS.join("|")})[^.!?\n]{0,40}(?:[.!]+|(?=\n|$))`,
  "giu",
);

export const withoutPermission = (text: string) =>
  text.replace(PERMISSION, "").replace(/ {2,}/g, " ").trim();

const numbersIn = (text: string, pattern: RegExp) =>
  Array.from(
    text.matchAll(pattern),
    ([, word = ""]) => NUMBERS.findIndex((words) => words.includes(word.toLowerCase())) + 1,
  );

/** The filled stars; 0 if there are more than five. */
const countSigns = (signs: string) =>
  (signs.match(/[★⭐🌟☆]/gu) ?? []).length > 5 ? 0 : (signs.match(/[★⭐🌟]/gu) ?? []).length;

/** `rating` is undefined if the text gives none or contradicts itself. A sentence stays in the text as it is. */
export const ratingIn = (text: string) => {
  const words = text.replace(SIGNS, "");
  const given = [
    ...(text.match(SIGNS) ?? []).map(countSigns),
    ...numbersIn(words, ALONE),
    ...numbersIn(words, IN_WORDS),
  ];
  const [rating] = given;
  return {
    rating: given.every((each) => each === rating) ? rating || undefined : undefined,
    text: words
      .replace(ALONE, "")
      .replace(/ {2,}/g, " ")
      .replace(/^ +| +$/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
};
