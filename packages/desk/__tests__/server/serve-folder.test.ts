import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { temporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";
import { serveFolder } from "../../server/serve-folder";

test.each([
  ["/", 200, "start"],
  ["/en/", 200, "English"],
  ["/en/a%20b.txt", 200, "a b"],
  ["/nothing", 404, "No hay nada aquí."],
  ["/..%2fsecret.txt", 404, "No hay nada aquí."],
  ["/en/..%2f..%2fsecret.txt", 404, "No hay nada aquí."],
  ["/..%5csecret.txt", 404, "No hay nada aquí."],
])("%s is answered with %d, and nothing outside the folder is", async (path, status, text) => {
  const { folder, remove } = temporaryFolder();
  write(join(folder, "secret.txt"), "secret");
  write(join(folder, "site/index.html"), "start");
  write(join(folder, "site/en/index.html"), "English");
  write(join(folder, "site/en/a b.txt"), "a b");
  const { answer } = await serveFolder(join(folder, "site"));
  const server = createServer((request, response) => void answer(request, response)).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answered = await fetch(`http://localhost:${port}${path}`);
  const said = (await answered.text()).trim();
  server.close();
  server.closeAllConnections();
  remove();
  expect([answered.status, said]).toEqual([status, text]);
});
