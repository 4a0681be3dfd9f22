import { bookingCookies, contactedHosts, storedData } from "../../src/site/providers/disclosure";
import { all, pageAt, textOf, find } from "./page";

test.each(["", "/en", "/de"])("the cookie policy's tables hold what is declared – %s", (prefix) => {
  const page = pageAt(`${prefix}/politica-cookies/`);
  const rowsOf = (id: string) =>
    all(find(page, `#${id}`), "tbody tr").map((row) =>
      [...row.children].map((cell) => textOf(cell)),
    );
  const stored = rowsOf("stored-data");
  const names = [...storedData.map(({ name }) => name), bookingCookies.owner];
  expect(stored.map(([name]) => name?.split(" ")[0])).toEqual(names);
  const hosts = rowsOf("hosts");
  expect(hosts).toHaveLength(contactedHosts.length);
  for (const [first, ...cells] of [...stored, ...hosts]) {
    expect(first).not.toBe("");
    expect(cells.filter((text) => text)).toHaveLength(2);
  }
});
