import { answer } from "../../../../src/desk/sign-in/worker";
import { startLoopbackServer } from "../../../../src/base/loopback/server";

export const APP = { CLIENT_ID: "Iv1.desk", CLIENT_SECRET: "secret" };

/**
 * Starts the sign-in worker itself, on this computer.
 * @param desk the desk's origin
 * @param gitHub the origin of the stand-in for GitHub
 */
export const startSignIn = (desk: string, gitHub: string) =>
  startLoopbackServer(0, async ({ url = "/", headers }, response) => {
    const request = new Request(new URL(url, `http://${headers.host}`), {
      headers: { Cookie: headers.cookie ?? "" },
    });
    const answered = await answer(request, { DESK: desk, GITHUB: gitHub, ...APP });
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  });
