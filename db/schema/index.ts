export * from "./agencies";
export * from "./billing";
export * from "./campaigns";
export * from "./candidates";
export * from "./content";
export * from "./identity";
export * from "./job-search";
export * from "./operations";
