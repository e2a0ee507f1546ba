/**
 * Who may import whom at run time: DESIGN's table. Type-only imports are free (the compiler drops them), but not in
 * circles. What components reach through other files is asked by `.dependency-cruiser-components.mjs`.
 * `tests/architecture/imports.test.ts` tries both on wrong imports.
 */

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from,
  to: { dependencyTypesNot: ["type-only"], ...to },
});

/** What runs on the server only: nothing that a component reaches may lead there. */
export const SERVER_ONLY =
  "^(db/|workers/(engine|adapters|http|queues|crons|durable-objects|context|env|app)\\b)";
export const SERVER_PACKAGES = "^(node:|cloudflare:)|node_modules/(hono|drizzle-orm|stripe|jose)/";
const ENGINE_LAYERS = ["read", "knowledge", "criteria", "parse", "job", "match", "advise"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      "tests-are-leaves",
      "Nothing imports tests.",
      { pathNot: "^(tests/|vitest\\.config|scripts/(screenshots|statements)/|scripts/lib/stand-ins)" },
      { path: "^tests/" },
    ),
    forbid(
      "engine-alone",
      "The engine knows nothing but itself and its parsing libraries: no I/O, no platform.",
      { path: "^workers/engine/" },
      {
        pathNot: "^workers/engine/|node_modules/(unpdf|fflate)/|(packed-)?knowledge(-file)?(\\.ts|\\.bin)?$",
      },
    ),
    ...ENGINE_LAYERS.map((layer, at) =>
      forbid(
        `engine-${layer}-comes-before`,
        "read, knowledge, criteria, parse, job, match, advise: a folder imports from those before it.",
        { path: `^workers/engine/${layer}/` },
        { path: `^workers/engine/(${ENGINE_LAYERS.slice(at + 1).join("|") || "none"})/` },
      ),
    ),
    forbid(
      "copy-alone",
      "The words know the engine's types only.",
      { path: "^workers/copy/" },
      { pathNot: "^workers/copy/" },
    ),
    forbid(
      "db-alone",
      "Tables know nothing of ours, and no framework.",
      { path: "^db/", pathNot: "^db/seed/" },
      { pathNot: "^db/|node_modules/drizzle-orm/" },
    ),
    forbid(
      "domain-knows-tables-engine-and-words",
      "Use cases know tables, the engine, its words and types of ports.",
      { path: "^workers/domain/" },
      { path: "^(app|workers|db|tests|scripts)/", pathNot: "^(workers/(domain|engine|copy)|db)/" },
    ),
    forbid(
      "domain-without-frameworks",
      "Use cases know no Hono, Remix, React or vendor.",
      { path: "^workers/domain/" },
      { path: "^cloudflare:|node_modules/(hono|react|react-dom|@remix-run|stripe)/" },
    ),
    forbid(
      "adapters-know-their-vendor",
      "An adapter knows its port's types and its vendor's library.",
      { path: "^workers/adapters/([^/]+)/" },
      { path: "^(app|workers|db|tests|scripts)/", pathNot: "^workers/adapters/$1/" },
    ),
    forbid(
      "handlers-parse-and-call",
      "HTTP, queues, crons and Durable Objects know use cases, their words, the context and the table of pages.",
      { path: "^workers/(http|queues|crons|durable-objects)/" },
      {
        path: "^(app|workers|db|tests|scripts)/",
        pathNot:
          "^workers/(http|queues|crons|durable-objects|domain|copy)/|^workers/(context|env)\\.ts$|^app/routes\\.ts$",
      },
    ),
    forbid(
      "routes-call-use-cases",
      "Loaders and actions call use cases with `context.deps`: no tables, adapters, engine or vendors.",
      { path: "^app/routes/" },
      { path: `${SERVER_ONLY}|${SERVER_PACKAGES}` },
    ),
    {
      name: "no-circles",
      comment: "What two files need of each other belongs in a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { conditionNames: ["import", "workerd", "default"], exportsFields: ["exports"] },
  },
};
