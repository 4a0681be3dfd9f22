import { dateIn } from "./dates";
import { asName } from "./mail-text";
import { textOf, type MailedReview } from "./review-mail";

type Written = Pick<MailedReview, "name" | "date" | "text">;

const FORWARDED =
  /^[-_* ]*(?:forwarded message|begin forwarded message|mensaje reenviado|inicio del mensaje reenviado|weitergeleitete nachricht|anfang der weitergeleiteten nachricht)[-_* :]*$/i;

const ORIGINAL = /^[-_* ]*(?:original message|mensaje original|ursprüngliche nachricht)[-_* :]*$/iu;

/** First the labels that are read. */
const HEAD =
  /^\*?(?:(de|from|von)|(fecha|date|datum|enviad[oa](?: el)?|sent|gesendet(?: am)?)|para|to|an|cco?|bcc|kopie|asunto|subject|betreff|responder a|reply-to|antwort an) ?:\*? ?(.*)$/i;

/** Above an answered mail: who wrote it and when, in one line or two. */
const ANSWERED =
  /^(?:(?:el|on) .{4,120}?[ ,](\S.{0,120}?) (?:escribió|wrote)|am .{4,120} schrieb(.{1,120}?)) ?:/iu;

const CONTACT =
  /^(?:tel|tfno|tel[eé]fono|m[oó]vil|mobil|handy|phone|mobile|e-?mail|web)\b[.: ]*$/iu;

const RULE = /^[-_=*–— ]*$/;

const isHead = (lines: string[], at: number) =>
  HEAD.test(lines[at] ?? "") && HEAD.test(lines[at + 1] ?? "");

const SENDER = /^(.{2,60}?) <[^\s<>@]+@[^\s<>]+>$/;

const TO_ME = /^(?:para|to|an) (?:mí|me|mich)(?!\p{L})/iu;

/** Lines of a head that was copied from a page of Gmail: the sender, the time, «para mí»; 0 if there is none. */
const copiedHead = (lines: string[], at: number) =>
  SENDER.test(lines[at] ?? "")
    ? lines.slice(at, at + 4).findIndex((line) => TO_ME.test(line)) + 1
    : 0;

const answeredAt = (lines: string[], at: number) =>
  ANSWERED.exec(`${lines[at] ?? ""} ${lines[at + 1] ?? ""}`);

const readHead = (lines: string[]): { head: Written; below: string[] } => {
  const [first = ""] = lines;
  const answered = answeredAt(lines, 0);
  if (answered) {
    const length = ANSWERED.test(first) ? 1 : 2;
    const who = (answered[1] ?? answered[2] ?? "").replace(/^.*\d[ ,]+|^.*\d[ap]m[ ,]+/i, "");
    const { date } = dateIn(answered[0]) ?? {};
    return { head: { name: asName(who), date }, below: lines.slice(length) };
  }
  const copied = copiedHead(lines, 0);
  if (copied > 0) return { head: { name: asName(first) }, below: lines.slice(copied) };
  const head: Written = {};
  let end = isHead(lines, 0) ? 0 : 1;
  for (let match; (match = HEAD.exec(lines[end] ?? "")); end += 1) {
    const [, from, sent, value = ""] = match;
    if (from) head.name = asName(value);
    if (sent) head.date = dateIn(value)?.date;
  }
  return { head, below: lines.slice(end) };
};

const NAME =
  /^([-–—~]+ ?)?(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]*\.?|de|del|la|van|von|der|y|and|und|&)){0,3}),?$/u;

const FAREWELL =
  /^(?:(?:muchos |un |con )?(?:cordial(?:es)? )?(?:saludos?|abrazos?|besos)|(?:kind |best |warm )?(?:regards|wishes)|cheers|(?:many )?thanks|gracias|danke|lg|vg|mfg|(?:mit )?(?:ganz )?(?:liebe|viele|freundlichen?|herzliche|beste)n? grüßen?)(?: cordial| desde .{2,20}| aus .{2,20}| from .{2,20})?[,.! ]*(?: (\p{Lu}\p{L}+))?$/iu;

/** Also returns the name, day and farewell below. A last line in the text's last sentence stays. */
const withoutSignature = (text: string): Written => {
  const lines = text.split("\n");
  const found: Written = {};
  for (let last = lines.at(-1); lines.length > 1 && last !== undefined; last = lines.at(-1)) {
    const day = last.length < 60 ? dateIn(last) : undefined;
    const rest = day ? last.replace(day.written, "").replace(/^[ ,(–—]+|[ ,)–—]+$/g, "") : last;
    const farewell = FAREWELL.exec(rest);
    const [, dash, name] = NAME.exec(rest) ?? [];
    const above = lines.at(-2) ?? "";
    const isName = name && !found.name && (dash || day || above === "" || FAREWELL.test(above));
    if (!RULE.test(last) && !CONTACT.test(last) && !farewell && !isName && !(day && rest === ""))
      break;
    if (day) found.date = day.date;
    const signed = farewell ? farewell[1] : isName ? name : undefined;
    if (signed) found.name = signed;
    lines.pop();
  }
  return { ...found, text: lines.join("\n") };
};

/** The last author's words, without the mails that they answer; of a forwarded mail, what was forwarded. */
export const readMail = (lines: string[]): Written => {
  let known: Written = {};
  let left = lines;
  for (;;) {
    const at = left.findIndex(
      (line, place) =>
        FORWARDED.test(line) ||
        ORIGINAL.test(line) ||
        isHead(left, place) ||
        copiedHead(left, place) > 0 ||
        answeredAt(left, place),
    );
    const above = left.slice(0, Math.max(at, 0));
    if (at < 0) break;
    if (above.some((line) => !RULE.test(line)) && !FORWARDED.test(left[at] ?? "")) {
      left = above;
      break;
    }
    const { head, below } = readHead(left.slice(at));
    known = { ...known, ...head };
    left = below;
  }
  const { text = "", ...signed } = withoutSignature(textOf(left).trim());
  return { ...signed, ...known, text };
};
