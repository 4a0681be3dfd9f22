export * from "./address";
export * from "./number";
export * from "./picture";
export * from "./structure";
export * from "./text";
export * from "./time";
