import { pictureData } from "../../page/pictures";

const small = { width: 1600, formats: ["AUTO"] };
const wide = { width: 2400, formats: ["AUTO"] };
const built = {
  args: [small, wide],
  data: { "media/a.jpg": ["small", "wide"], "media/b.jpg": ["only"] },
};
const source = (data: unknown) =>
  (data as { images: { fallback: { src: string } } }).images.fallback.src;

test("a picture is what the build has made for the same question, in whatever order, else for another, else its file", () => {
  const answer = pictureData(built, new Map());
  expect(answer("media/a.jpg", { formats: ["AUTO"], width: 2400 })).toBe("wide");
  expect(answer("media/a.jpg", small)).toBe("small");
  expect(answer("media/b.jpg", wide)).toBe("only");
  expect(source(answer("media/ñ 1.jpg", wide))).toBe("/media/%C3%B1%201.jpg");
});

test("one that is not published is what has been chosen, also in place of another", () => {
  const answer = pictureData(built, new Map([["media/a.jpg", "data:image/jpeg,x"]]));
  expect(source(answer("media/a.jpg", small))).toBe("data:image/jpeg,x");
});
