import rules from "./.dependency-cruiser.mjs";

/**
 * No circle of imports, those of types included. A run of its own: what components reach is asked without types, and
 * dependency-cruiser's `reachable` can't leave them out.
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-circles",
      comment: "What two files need of each other belongs in a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...rules.options, tsPreCompilationDeps: true },
};
