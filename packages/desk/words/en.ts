import { ownerTags } from "@brisa/typed-content/check";
import { en as messages } from "@brisa/typed-content/english";
import { changes } from "./en/changes";
import type { DeskWords } from "./es";
import { fields, lists } from "./en/fields";
import { pictures } from "./en/pictures";
import { proposals } from "./en/proposals";
import { conflict, publishing, status } from "./en/publishing";
import { texts } from "./en/texts";
import { keyName } from "./keys";
import { notices, advice, problems } from "./en/notices";
import { plural } from "./plural";

export const en: DeskWords = {
  tag: ownerTags.en,
  code: "en",
  desk: "The desk",
  common: {
    close: "Close",
    cancel: "Cancel",
    tryAgain: "Try again",
    undo: "Undo",
    changes: (count) => plural(count, "1 change", `${count} changes`),
    opening: "Opening the desk…",
  },
  bar: {
    menu: "Menu",
    search: "Search all texts",
    searchKeys: keyName("K"),
    changes: "Changes",
    noChanges: "No changes",
    toCorrect: (count) => `${count} to correct.`,
  },
  nav: {
    label: "Sections",
    skipToForm: "Go to the form",
    skipToPage: "Go to the page",
    start: "Start",
    sections: {
      pages: "Pages",
      facts: "Facts",
      words: "Words",
      pictures: "Pictures",
    },
    history: "History",
    manual: "Handbook",
    signOut: "Sign out",
  },
  stage: {
    label: "The page",
    page: (name) => `Page: ${name}. Choose another`,
    language: "Language of the page",
    width: "Width of the page",
    phone: "Phone",
    computer: "Computer",
    seePage: "See the page",
    shownAs: "This is how it looks",
    hidden: "It is hidden: this is how it would look.",
    backToForm: "Back to the form",
    home: "Home page",
  },
  page: {
    loading: "",
    shown: "",
    held: "The page is waiting: something in the changes needs correcting. Until then it stays as it was.",
    failed: "The page could not be drawn like this. Your changes are still here.",
    gone: "The page is not there yet: the site is being prepared. You will see it here as soon as it is.",
    none: "The pages of this site open apart: with “See it”, after each change.",
    title: "The page, as it would be",
    reload: "Load it again",
  },
  start: {
    question: "What do you want to do?",
    help: "Press something in the page, or choose here.",
    helpNarrow: "Choose here, or touch something in the page.",
    fieldNames: "The names of fields are in Spanish, as in the content.",
    launch: (missing, questions) =>
      `Before opening: ${[
        ...(missing > 0
          ? [plural(missing, "1 detail is missing", `${missing} details are missing`)]
          : []),
        ...(questions > 0
          ? [plural(questions, "1 question to answer", `${questions} questions to answer`)]
          : []),
      ].join(" · ")}`,
    nextMissing: (count) => `Next missing (${count})`,
    goOnLaunch: "Nothing is missing here: go on",
    complete: "Nothing is missing any more.",
    completeNext: (act) => `Next: ${act.toLowerCase()}.`,
    completeAtHome: "Next, put it on the web: docs/publishing.md says how.",
    beginWith: (field) => `Begin with: ${field}`,
    unlisted:
      "Though the site may be public, we ask search engines not to list it while something is missing or unconfirmed.",
    listed: "Search engines may list the site though something is missing or unconfirmed.",
    toTranslate: "To translate",
    texts: (count) => plural(count, "1 text", `${count} texts`),
    translateOn: "Go on translating",
    unreadable: (count) =>
      plural(
        count,
        "A file cannot be read, and what is in it is missing here. Tell whoever looks after your site:",
        "Some files cannot be read, and what is in them is missing here. Tell whoever looks after your site:",
      ),
    more: (count) => `and ${count} more`,
    goOn: "You go on where you left off.",
    seeThem: (count) => plural(count, "See it", "See them"),
    today: "of today",
    yesterday: "of yesterday",
    ofDay: (day) => `of ${day}`,
  },
  entry: {
    opening: "Opening",
    missingFile: "This entry is not there. It may have been deleted, or does not exist yet.",
    unreadable:
      "This file cannot be read, and cannot be corrected here. Tell whoever looks after your site:",
    editsStay: "What you have changed stays here until it is repaired.",
    delete: "Delete",
    duplicate: "Duplicate",
    older: "This was already wrong before your changes.",
  },
  signIn: {
    lead: "Here you change your site, with the page before you: the words, the pictures and everything else.",
    button: "Sign in with GitHub",
    how: "A GitHub window opens. Sign in with your account and it brings you back here.",
    seeSite: "See the site",
    busy: "Waiting for you in the GitHub window…",
    failed: {
      blocked:
        "Your browser would not open the GitHub window. Allow pop-up windows for this page and try again.",
      closed:
        "We cannot see the GitHub window. If it is still open, finish there; if you have closed it, try again.",
      refused:
        "GitHub would not let you in. Try again and, if that does not help, tell whoever looks after your site.",
      "no-answer":
        "You could not sign in, because GitHub is not answering. Check your connection and try again.",
      "other-worker":
        "You could not sign in: the service that does it is an earlier one, or is for another address. Tell whoever looks after your site: it has to be deployed again, with the command below.",
      "no-access":
        "GitHub knows you, but will not let you change this site. If you have another account, sign out of GitHub and use that one. If not, ask whoever looks after your site for access.",
    },
    notHere: {
      "no-origin":
        "To sign in on the web, the desk needs an address of its own, and does not have one yet. Ask whoever looks after your site for it; until then, change the site on the computer that has its folder.",
      elsewhere: "The desk is at another address. We are taking you there…",
      "led-back":
        "The desk is at another address, but that one leads back here. Tell whoever looks after your site: that address must not redirect to the site’s.",
      unprotected:
        "We do not ask you to sign in here, because this address is not protected as it has to be. Tell whoever looks after your site: the desk’s headers do not arrive.",
      unreachable: "There is no connection. Load the page again once it is back.",
    },
    ended: "Your session has ended.",
    kept: "What you wrote is still here.",
    again: "Sign in again",
  },
  drafts: {
    show: "Show before publishing",
    how: "We make a copy of the site with your changes: anybody who has its address can open it. On another device, with your account, you go on with all of them.",
    leftOut: (what) => `The copy does not show what is not ready yet: ${what}.`,
    building: "The copy is being made. It takes a few minutes.",
    there: "The copy is ready. You can send its address to anybody you like.",
    failed: "The copy could not be made. Your changes are still here.",
    see: "See the copy",
    copyAddress: "Copy the address",
    copied: "Address copied.",
    newer:
      "What was left unfinished was kept by a newer desk. It is still there: reload this page to see it.",
    broken:
      "What was left unfinished cannot be read. It is still on the device on which you wrote it.",
    conflict: "Something has to be decided first: somebody else has changed the same.",
    again: "Bring the copy up to date",
    discard: "Remove the copy",
    found: (when: string) =>
      `There are changes ${when} that you have shown and not published. Would you like to go on with them?`,
    goOn: "Go on with them",
    leave: "Not now",
  },
  fields,
  lists,
  pictures,
  changes,
  conflict,
  notices,
  status,
  proposals,
  publishing,
  problems,
  advice,
  findings: messages.findings,
  texts,
};
