import { reviewInLink } from "../../../../src/build/desk/offer-review/offered-review";
import { deskLink } from "../../../../src/site/features/reviews/desk-link";

const DESK = "https://escritorio.example.org";

const sent = {
  name: "Núria & Paco #1?",
  email: "nuria@example.com",
  review: "«Una tarde» preciosa: 100 % mar…\n\n<b>Volveremos</b> 😀.",
  rating: 4,
  // Past midnight at the port.
  date: "2026-09-13T22:30:00.000Z",
  language: "es-ES",
};

const searchOf = ({ link }: { link: string }) => link.slice(link.indexOf("?") + 1);

test("the desk reads what the form's link says, behind the # and without the address", () => {
  const made = deskLink(DESK, sent, "es");
  expect(made?.key).toBe("reviews:mailLink");
  // A mail program ends a link at the first other letter, or leaves out the last.
  expect(made?.link).toMatch(
    /^https:\/\/escritorio\.example\.org\/admin\/#\/reviews\?[\w=&+%*.-]+\w$/,
  );
  expect(made?.link).not.toContain("example.com");
  expect(made && reviewInLink(searchOf(made))).toEqual({
    name: sent.name,
    date: "2026-09-14",
    rating: 4,
    language: "es",
    text: sent.review,
  });
});

test("a text that makes the link too long is left out, and with a name that does there is none", () => {
  const long = deskLink(DESK, { ...sent, review: "mar ".repeat(8000) }, "de");
  expect(long?.key).toBe("reviews:mailShortLink");
  expect(long && reviewInLink(searchOf(long))).toEqual({
    name: sent.name,
    date: "2026-09-14",
    rating: 4,
    language: "de",
  });
  expect(deskLink(DESK, { ...sent, name: "a".repeat(2000) }, "es")).toBeUndefined();
});

test.each([
  ["language=fr&text=Bien", { text: "Bien" }],
  ["rating=9&date=2026-02-30&name=Ana", { name: "Ana" }],
  ["name=ana%40example.com&text=Soy+ana%40example.com", { text: "Soy …" }],
  ["text=%3Cscript%3Ealert(1)%3C/script%3E%00%E2%80%AE", { text: "<script>alert(1)</script>" }],
  [
    `text=${"ma+".repeat(10_000)}&name=${"a".repeat(30_000)}`,
    { text: "ma ".repeat(10_000).trim(), name: "a".repeat(100) },
  ],
  ["%E0%A4%A&=&text", {}],
])("anybody's link %.40s", (search, review) => {
  expect(reviewInLink(search)).toEqual(review);
});
