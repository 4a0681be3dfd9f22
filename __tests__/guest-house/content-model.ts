import type { CalendarDate } from "../../src/base/calendar/calendar-date";
import type { Content } from "../../src/typed-content/files/content";
import type { Finding } from "../../src/typed-content/check/finding";
import type { Picture } from "../../src/typed-content/files/pictures";
import type { ContentSource } from "../../src/typed-content/graphql/resolvers";
import type { LanguageCode } from "../../src/base/languages";
import type { Collection } from "../../src/typed-content/collection";
import type { OwnerLanguage } from "../../src/typed-content/check/messages/types";

/** A code with the values that its sentence contains. */
type Details = { code: string };

/** What a rule may look at besides the texts and values. */
type Checked = { pictures: Picture[]; today: CalendarDate };

/** Returns what a model finds wrong, doubtful or missing. */
export type Rule<Own extends Details> = (content: Content, checked: Checked) => Finding<Own>[];

/** The sentence of each code: what is wrong, and what to do. */
export type Messages<Own extends Details> = {
  [Code in Own["code"]]: (finding: Finding<Extract<Own, { code: Code }>>) => string;
};

/** Calculates a field. @param parent the object that has it */
export type Resolver = (
  value: unknown,
  args: { language: LanguageCode },
  content: ContentSource,
  parent?: Record<string, unknown>,
) => Promise<unknown>;

/** What a site says about its content. Everything else follows from this. */
export type ContentModel<Own extends Details> = {
  collections: Collection[];
  /** Errors, which stop a build, besides those of the fields. */
  rules: Rule<Own>[];
  /** What is probably wrong. */
  warnings: Rule<Own>[];
  /** What is missing before the site may go public. */
  launch: Rule<Own>[];
  messages: Record<OwnerLanguage, Messages<Own>>;
  /** Returns the values that texts may contain as placeholders, by name: `house.phone`. */
  facts: (content: Content, language: LanguageCode, today: CalendarDate) => Record<string, string>;
  /** The resolvers of the fields that collections name in `inWords` and `queried`. */
  resolvers: Record<string, Resolver>;
};
