export * from "../fields";
export { isLocalized, isPrice, type Kind } from "../fields/kind";
