import "../../../../examples/guest-house/model/languages";
import { propose, translateBetween, UselessAnswer } from "../../entry/propose";
import { textError } from "../../../typed-content/check/rules/text";

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
  ["De {{a.b}} euros, a {{c}}.", ["De", "euros, a"], "<De> {{a.b}} <euros, a> {{c}}."],
  ["{{rooms.from}}", [], "{{rooms.from}}"],
  ["Uno\n\nDos\ntres", ["Uno", "Dos", "tres"], "<Uno>\n\n<Dos>\n<tres>"],
  ["## Título\n\n- uno\n1. dos", ["Título", "uno", "dos"], "## <Título>\n\n- <uno>\n1. <dos>"],
  ["2027", [], "2027"],
  ["$& y $1", ["$& y $1"], "<$& y $1>"],
])(
  "facts, lines and numbers of %j are kept out, and put back in their order",
  async (text, pieces, whole) => {
    expect(await translated(text)).toEqual({ asked: pieces, result: whole });
  },
);

test.each([
  ["nothing", LONG, " \n "],
  ["no text", LONG, undefined],
  ["marks alone", LONG, "?!"],
  ["the same", LONG, LONG],
  ["half of it", LONG, "You tell us"],
  ["much more", LONG, "no ".repeat(100)],
  ["a fact that was not there", LONG, "You tell us {{rooms.from}} the plan and we pretend."],
  ["the name of one", LONG, "You tell us {precio más bajo} and we pretend."],
  ["no mark of Markdown", "Junto a *Cala Blanca*", "By Cala Blanca"],
  ["another address", "El [patio](https://a.example)", "The [patio](https://b.example)"],
  ["the same name", "Hola", "Hola"],
])("an answer with %s is not proposed", async (_, text, answer) => {
  await expect(translated(text, () => answer)).rejects.toThrow(UselessAnswer);
});

test("what the check does not allow is gone; markup stays text; a part of a sentence gets no full stop", async () => {
  const answer = "\u200b You tell us <b>the plan</b> and\r\nwe pretend not to know.\u0007 ";
  const { result } = await translated(LONG, () => answer);
  expect(result).toBe("You tell us <b>the plan</b> and we pretend not to know.");
  expect(textError(result)).toBeUndefined();
  expect((await translated("Desde {{a}} euros.", () => "From.")).result).toBe("From {{a}} From.");
});

test("a text that fails is left out; a translator that does not answer, or whose download stands, is given up", async () => {
  const wanted = ["Torre", "Patio"].map((original) => ({
    ...{ at: { file: "rooms/attic.json", path: ["name", "en"] }, language: "en" as const },
    ...{ original, before: "" },
  }));
  const translate = (text: string, { signal }: { signal: AbortSignal }) =>
    signal.aborted
      ? Promise.reject(new Error("given up"))
      : Promise.resolve(text === "Torre" ? "" : `A ${text}`);
  const create = () => Promise.resolve({ translate, destroy: () => undefined });
  const { proposals, failed } = await propose({ create }, wanted);
  expect([proposals.map(({ text }) => text), failed]).toEqual([["A Patio"], 1]);
  const patience = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  expect((await propose({ create }, wanted)).failed).toBe(2);
  patience.mockRestore();
  jest.useFakeTimers();
  const stalled = propose(
    {
      create: ({ signal, monitor }) =>
        new Promise((_, fail) => {
          const download = new EventTarget();
          monitor(download);
          setTimeout(() => download.dispatchEvent(new Event("downloadprogress")), 15_000);
          signal.addEventListener("abort", () => fail(new Error("given up")));
        }),
    },
    wanted,
  );
  await jest.advanceTimersByTimeAsync(34_999);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect((await stalled).failed).toBe(2);
  jest.useRealTimers();
});
