import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { siteRoot } from "../built-pages";
import { all, pageAt, textOf, find } from "../page";

test.each(languageCodes)("language models are told what the pages show: %s", (language) => {
  const file = join(siteRoot, localPath("/llms.txt", language));
  const text = readFileSync(file, "utf8").replace(/[^\S\n]/g, " ");
  const prices = pageAt(localPath(routes.prices, language));
  const cards = all(prices, "main article");
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    const [name, schedule, price] = ["h2", "h2 + p", "h2 + p + div"].map((part) =>
      textOf(find(card, part)),
    );
    expect(text).toContain(`- [${name}](`);
    expect(text).toContain(`: ${schedule} · ${price}. `);
  }
  const booking = pageAt(localPath(routes.booking, language));
  for (const term of all(booking, "main section > div:has(> h2 + p)")) {
    expect(text).toContain(`: ${textOf(find(term, "h2 + p"))}\n`);
  }
  const location = textOf(find(pageAt(localPath(routes.location, language)), "main"));
  const [, place = ""] = /39\.5512, 2\.6328\. (.*)\n/.exec(text) ?? [];
  expect(place).not.toBe("");
  expect(location).toContain(place);
});
