import { join } from "node:path";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";
import { startLoopbackServer } from "../../server/loopback-server";
import { serveFolder } from "../../server/serve-folder";

const folder = withTemporaryFolder();

test.each([
  ["/", 200, "start"],
  ["/en/", 200, "English"],
  ["/en/a%20b.txt", 200, "a b"],
  ["/nothing", 404, "No hay nada aquí.\n"],
  ["/..%2fsecret.txt", 404, "No hay nada aquí.\n"],
  ["/en/..%2f..%2fsecret.txt", 404, "No hay nada aquí.\n"],
  ["/..%5csecret.txt", 404, "No hay nada aquí.\n"],
])("%s is answered with %d, and nothing outside the folder is", async (path, status, text) => {
  write(join(folder(), "secret.txt"), "secret");
  write(join(folder(), "site/index.html"), "start");
  write(join(folder(), "site/en/index.html"), "English");
  write(join(folder(), "site/en/a b.txt"), "a b");
  const { answer } = await serveFolder(join(folder(), "site"));
  const { url, close } = await startLoopbackServer(0, answer);
  const answered = await fetch(url + path);
  expect([answered.status, await answered.text()]).toEqual([status, text]);
  await close();
});
