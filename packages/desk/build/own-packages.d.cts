import type { Plugin } from "esbuild";

export declare const ownPackages: Plugin;
