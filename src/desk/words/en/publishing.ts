import type { DeskWords } from "../es";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const web: DeskWords["publishing"]["web"] = {
  publish: "Publish",
  publishing: "Publishing…",
  failed: "Not published.",
  unconfirmed: "We do not know whether it was published.",
  undone: "Undone, not published",
  publishIt: "Publish it",
  toCorrect: "To correct before publishing",
  none: "There is nothing to publish. What you change appears here.",
  kept: "Everything stays here until you publish.",
  ready: "Ready to publish",
  publishReady: (count, left) =>
    left === undefined
      ? plural(count, "Publish the change that is ready", `Publish all ${count}`)
      : `Publish ${plural(count, "the change that is ready", `the ${count} that are ready`)}; leave ${left}`,
  leftHere: "What you leave stays here, not published.",
  stopsNothing: "They stop no publication. Correct them when you can.",
  undoAllHelp: "Everything goes back to how it is on the site.",
  waits: "Not published",
  waiting: (count, when) =>
    plural(
      count,
      `1 change ${when} is not published.`,
      `${count} changes ${when} are not published.`,
    ),
  deleted: "It is deleted. It leaves the site when you publish.",
  restored: "It is among the changes, not published. The rest stays as it is.",
  recovered: (name) => `“${name}” is back, as it was. It has yet to be published.`,
  backAfter: (before) => `Goes back to ${before ? `“${before}”` : "what it was"} when you publish.`,
};

const home: DeskWords["publishing"]["home"] = {
  publish: "Save",
  publishing: "Saving…",
  failed: "Not saved.",
  unconfirmed: "We do not know whether it was saved.",
  undone: "Undone, not saved",
  publishIt: "Save it",
  toCorrect: "To correct before saving",
  none: "There is nothing to save. What you change appears here.",
  kept: "Everything stays here until you save.",
  ready: "Ready to save",
  publishReady: (count, left) =>
    left === undefined
      ? plural(count, "Save the change that is ready", `Save all ${count}`)
      : `Save ${plural(count, "the change that is ready", `the ${count} that are ready`)}; leave ${left}`,
  leftHere: "What you leave stays here, not saved.",
  stopsNothing: "They do not stop you from saving. Correct them when you can.",
  undoAllHelp: "Everything goes back to how it is saved.",
  waits: "Not saved",
  waiting: (count, when) =>
    plural(count, `1 change ${when} is not saved.`, `${count} changes ${when} are not saved.`),
  deleted: "It is deleted. It is gone when you save.",
  restored: "It is among the changes, not saved. The rest stays as it is.",
  recovered: (name) => `“${name}” is back, as it was. It has yet to be saved.`,
  backAfter: (before) => `Goes back to ${before ? `“${before}”` : "what it was"} when you save.`,
};

export const publishing: DeskWords["publishing"] = { home, web };
