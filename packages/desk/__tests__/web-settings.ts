/** Of a desk on the web. */
export const webSettings = {
  home: false,
  repository: "brisa/web",
  branch: "main",
  api: "https://api.example.com",
  signIn: "https://worker.example.com",
  site: "https://www.example.com",
} as const;
