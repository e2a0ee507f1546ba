import rules, { SERVER_ONLY, SERVER_PACKAGES } from "./.dependency-cruiser.mjs";

/**
 * What components reach, through whatever they import. A run of its own without types, because `reachable` can't leave
 * them out; compiling every file for it would take 15 s, so it starts from components only.
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "components-reach-no-server",
      comment:
        "What a component or a helper of the interface reaches runs in browsers, too: schemas, rules, words.",
      severity: "error",
      from: { path: "^app/(components|lib)/" },
      to: { path: `${SERVER_ONLY}|${SERVER_PACKAGES}`, reachable: true },
    },
  ],
  options: { ...rules.options, tsPreCompilationDeps: false },
};
