/** The package's own ES module, which its types do not name. */
declare module "react-helmet/es/Helmet.js" {
  export { Helmet } from "react-helmet";
}
