import { translateBetween, UselessAnswer } from "../../../src/desk/proposals/propose";
import { textError } from "../../../src/typed-content/check/rules/text";

const LONG = "Nos contáis el plan y hacemos como que no sabemos nada.";

const translated = async (text: string, answer = (piece: string): unknown => `<${piece}>`) => {
  const asked: string[] = [];
  const result = await translateBetween(text, (piece) => {
    asked.push(piece);
    return Promise.resolve(answer(piece));
  });
  return { asked, result };
};

test.each([
  ["Dos camas", ["Dos camas"], "<Dos camas>"],
  [
    "Desde {{rooms.from}} por noche, hasta {{rooms.to}}.",
    ["Desde", "por noche, hasta"],
    "<Desde> {{rooms.from}} <por noche, hasta> {{rooms.to}}.",
  ],
  ["{{rooms.from}}", [], "{{rooms.from}}"],
  ["{{a}}{{a}} y {{ b }}", ["y"], "{{a}}{{a}} <y> {{ b }}"],
  ["Uno\n\nDos\ntres", ["Uno", "Dos", "tres"], "<Uno>\n\n<Dos>\n<tres>"],
  [
    "## Título\n\n- uno\n- dos\n1. tres",
    ["Título", "uno", "dos", "tres"],
    "## <Título>\n\n- <uno>\n- <dos>\n1. <tres>",
  ],
  ["2027", [], "2027"],
  ["$& y $1", ["$& y $1"], "<$& y $1>"],
])(
  "facts, lines and numbers of %j are kept out, and put back in their order",
  async (text, pieces, whole) => {
    const { asked, result } = await translated(text);
    expect(asked).toEqual(pieces);
    expect(result).toBe(whole);
  },
);

test.each([
  ["nothing", ""],
  ["spaces", " \n "],
  ["no text", undefined],
  ["an object", { text: "Two" }],
  ["marks alone", "?!"],
  ["the same", LONG],
  ["half of it", "You tell us"],
  ["much more", "no ".repeat(100)],
  ["a fact that was not there", "You tell us {{rooms.from}} the plan and we pretend."],
  ["the name of one", "You tell us {precio más bajo} and we pretend."],
])("an answer with %s is not proposed", async (_, answer) => {
  await expect(translated(LONG, () => answer)).rejects.toThrow(UselessAnswer);
});

test.each(["Hola", "", " ", "?!"])("of a short text %j is no translation", async (answer) => {
  await expect(translated("Hola", () => answer)).rejects.toThrow(UselessAnswer);
});

test("what a translator adds to a text that the check does not allow is gone; markup stays text", async () => {
  const answer = "\u200b You tell us <b>the plan</b> and\r\nwe pretend not to know.\u0007 ";
  const { result } = await translated(LONG, () => answer);
  expect(result).toBe("You tell us <b>the plan</b> and we pretend not to know.");
  expect(textError(result)).toBeUndefined();
});

test("a part of a sentence gets no full stop, and a sentence keeps its own", async () => {
  expect((await translated("Desde {{a}} euros.", () => "From.")).result).toBe("From {{a}} From.");
  expect((await translated("Y más", () => "And more...")).result).toBe("And more...");
});
