/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { postForm } from "../../../src/site/providers/form-service";

const post = jest.fn<Promise<Pick<Response, "ok" | "status">>, [string, RequestInit]>();

beforeEach(() => {
  post.mockReset().mockResolvedValue({ ok: true, status: 200 });
  Object.assign(globalThis, { fetch: post });
});

test.each([
  ["a message goes on being sent when the page is left", "Hola", true],
  ["one that is too long for that is sent all the same", "ñ".repeat(30_000), false],
])("%s", async (_, message, keepalive) => {
  await postForm("https://forms.example/f/demo", { message });
  expect(post.mock.calls[0]?.[1]).toMatchObject({ keepalive, body: JSON.stringify({ message }) });
});

test.each([200, 204])("success is any 2xx status: %s", async (status) => {
  post.mockResolvedValue(new Response(null, { status }));
  await postForm("https://forms.example/f/demo", {});
});

test("an answer that is no success is a failure, and so is being led on to a page", async () => {
  post.mockResolvedValue({ ok: false, status: 403 });
  await expect(postForm("https://forms.example/f/demo", {})).rejects.toThrow("403");
  expect(post.mock.lastCall?.[1]).toMatchObject({ redirect: "error" });
});
