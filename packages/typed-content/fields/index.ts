export * from "./address";
export * from "./color";
export * from "./number";
export * from "./picture";
export * from "./structure";
export * from "./text";
export * from "./time";
