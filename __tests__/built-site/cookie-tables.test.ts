import { booksByMessage } from "../../src/model/text-parts";
import { bookingCookies, contactedIn, storedIn } from "../../src/site/providers/disclosure";
import { siteContent } from "./page-engine";
import { all, pageAt, textOf, find } from "./page";

const hasCalendar = !booksByMessage(siteContent);

test.each(["", "/en", "/de"])("the cookie policy's tables hold what is declared – %s", (prefix) => {
  const page = pageAt(`${prefix}/politica-cookies/`);
  const rowsOf = (id: string) =>
    all(find(page, `#${id}`), "tbody tr").map((row) =>
      [...row.children].map((cell) => textOf(cell)),
    );
  const stored = rowsOf("stored-data");
  const own = storedIn(hasCalendar).map(({ name }) => name);
  const names = hasCalendar ? [...own, bookingCookies.owner] : own;
  expect(stored.map(([name]) => name?.split(" ")[0])).toEqual(names);
  const hosts = rowsOf("hosts");
  expect(hosts).toHaveLength(contactedIn(hasCalendar).length);
  for (const [first, ...cells] of [...stored, ...hosts]) {
    expect(first).not.toBe("");
    expect(cells.filter((text) => text)).toHaveLength(2);
  }
});
