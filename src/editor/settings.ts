/** Where a desk keeps the content; the build, or the server at home, writes it into the desk's page. */
export type DeskSettings =
  | { home: true }
  | {
      home: false;
      /** Owner and name: `brisa/web`. */
      repository: string;
      branch: string;
      /** Where the Git host's API answers. */
      api: string;
      /** The origin of the worker that signs people in. */
      signIn: string;
    };
