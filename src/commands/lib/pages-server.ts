import { startLoopbackServer } from "../../base/loopback/server";
import { servePages } from "./pages";
import { runMain } from "./processes";

const serve = async ([port, directory = "public"]: string[]) => {
  const { answer } = await servePages(directory);
  await startLoopbackServer(Number(port), answer);
  return new Promise<number>(() => undefined);
};

runMain(serve);
