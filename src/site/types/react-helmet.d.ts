/** The package's ES module, which its types do not declare. */
declare module "react-helmet/es/Helmet.js" {
  export { Helmet } from "react-helmet";
}
