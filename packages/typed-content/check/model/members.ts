import { dateIn } from "../../dates/calendar-date";
import { defaultLanguage } from "../../languages";
import type { Content, ContentModel } from "../../content";
import { jsonSchema, nodeAt } from "../../schema";
import { factPrefix } from "../../texts/facts";
import { listOf, sayUnsaid, type Say, type Sentences } from "./wrong-model";

/** What the members of the model name, besides its collections. */
export const checkMembers = (
  model: ContentModel,
  sentences: Sentences,
  content: Pick<Content, "entries">,
  say: Say,
) => {
  const { collections, asIs, facts, mayBeOpen, messagesAtDesk } = model;
  const listed = {
    "facts.files": facts.files,
    "facts.from": facts.from,
    "mayBeOpen.collections": mayBeOpen.collections,
  };
  for (const [member, given] of Object.entries(listed))
    for (const each of given)
      if (!collections.includes(each))
        say(member, `${each.type} is none of the model's \`collections\`. Add it there.`);
  const holder = asIs && collections.find(({ path }) => path === asIs.file);
  if (asIs && (!holder || nodeAt(jsonSchema(holder), asIs.path)?.type !== "boolean"))
    say("asIs", `${asIs.file} has no \`yesNo\` "${asIs.path.join(".")}". Add it there.`);
  for (const code of Object.values(messagesAtDesk).flatMap(Object.keys))
    sayUnsaid("messagesAtDesk", code, sentences, say);
  checkCalculated(model, content, say);
  checkOpen(model, say);
};

const checkCalculated = (
  { facts, timeZone }: ContentModel,
  content: Pick<Content, "entries">,
  say: Say,
) => {
  for (const { type, path, set } of facts.files)
    if (set !== "single" || !path.endsWith(".json"))
      say("facts.files", `${type} (${path}) is no single JSON file. Calculate facts of others.`);
  if (!isTimeZone(timeZone))
    return say("timeZone", `there is no "${timeZone}". One is called "Europe/Rome".`);
  const titled = Object.keys(facts.calculated);
  const today = dateIn(timeZone, new Date());
  const names = Object.keys(facts.calculate(content, defaultLanguage(), today));
  // Of content with errors there may be none at all.
  if (names.length === 0) return;
  for (const name of titled.filter((each) => !names.includes(each)))
    say("facts.calculated", `"${name}" is no fact: \`calculate\` returns only ${listOf(names)}.`);
  for (const name of names.filter((each) => !titled.includes(each)))
    say("facts.calculate", `texts may not name "${name}". Give it a title in \`calculated\`.`);
};

const isTimeZone = (timeZone: string) => {
  try {
    return Boolean(Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
};

const checkOpen = ({ mayBeOpen, messageTitles, facts }: ContentModel, say: Say) => {
  for (const namespace of mayBeOpen.namespaces)
    if (!(namespace in messageTitles))
      say("mayBeOpen.namespaces", `"${namespace}" is none of \`messageTitles\`. Correct the name.`);
  const fields = facts.files.flatMap((file) =>
    Object.keys(jsonSchema(file).properties ?? {}).map((key) => `${factPrefix(file)}.${key}`),
  );
  for (const name of mayBeOpen.facts)
    if (!fields.includes(name))
      say("mayBeOpen.facts", `"${name}" is none of \`facts.files\`, as "house.licence" is.`);
};
