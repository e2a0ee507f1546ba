/** The engine's public face. Pure functions: no I/O, no platform, no clock. */
export { analyseJob } from "./job";
export { scoreResume } from "./match";
export { parseResume } from "./parse";
export { textToResume } from "./read";
export * from "./types";
