import { resolve } from "node:path";

type Answer = (
  request: { path: string },
  response: {
    redirect: (address: string) => void;
    sendFile: (path: string, options: { root: string }) => void;
  },
) => void;

/** What we use of Gatsby's development server, an Express application. */
export type DevServer = { get: (path: RegExp, answer: Answer) => void };

/**
 * The editor's page and the pictures that it shows, where the development server finds them no
 * more than a folder's index.
 */
export const serveEditor = (app: DevServer) => {
  app.get(/^\/admin\/?$/, ({ path }, response) =>
    path.endsWith("/")
      ? response.sendFile("index.html", { root: resolve("public/admin") })
      : response.redirect("/admin/"),
  );
  app.get(/^\/media\//, ({ path }, response) =>
    response.sendFile(decodeURIComponent(path.slice("/media".length)), {
      root: resolve("content/media"),
    }),
  );
};
