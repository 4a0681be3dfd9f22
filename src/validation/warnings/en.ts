import { grammarOf } from "../messages/owner-language";
import { SHOWN_WIDTH } from "../../model/fields/picture-limits";
import type { Matter } from "./warning";

const { allOf, languageName } = grammarOf("en");

export const en = (advice: Matter): string => {
  switch (advice.code) {
    case "longer":
      return `this is much longer than the text in ${languageName(advice.than)}. See whether there is too much here, or too little there.`;
    case "shorter":
      return `this is much shorter than the text in ${languageName(advice.than)}. See whether something is missing here, or too much there.`;
    case "same":
      return `this is the same as the text in ${languageName(advice.than)}. See whether it still needs translating.`;
    case "small-picture":
      return `the picture is only ${advice.width} pixels wide and will look blurred. Put one of ${SHOWN_WIDTH} or more.`;
    case "file-name":
      return "the description looks like the name of a file. Say in a sentence what there is to see.";
    case "price":
      return `the price goes from ${advice.before} to ${advice.now}. See whether it is written as it should be.`;
    case "not-entered":
      return `“${advice.value}” is provisional. Enter the real one.`;
    case "open-bracket":
      return `“${advice.value}” is still open${advice.everywhere ? " in every language" : ""}. Put what it asks for in its place, without the brackets.`;
    case "unnamed-key":
      return `the website keeps “${advice.value}” in the browser, and the text in ${allOf(advice.languages.map(languageName))} does not name it in bold. Add it.`;
    case "sample":
      return "this is a sample review. Replace it with a real one, or delete it.";
    case "stand-in":
      return "the picture is provisional. Put one of your own and look over its description.";
  }
};
