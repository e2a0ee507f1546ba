import * as z from "zod";
import type { V1Route } from "../../workers/http/v1/route";
import { type OperationName, v1Routes } from "../../workers/http/v1/routes";
import { answers, named, problem } from "./answers";

type Json = Record<string, unknown>;

const problemAnswer = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** The API's description, in OpenAPI 3.1, from the table of operations and the schemas that check them. */
export function openApiDocument(): Json {
  const registry = schemasOf();
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(v1Routes) as [OperationName, V1Route][]) {
    const operations = paths[route.path] ?? {};
    operations[route.method.toLowerCase()] = operationOf(name, route, registry);
    paths[route.path] = operations;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Plumbline API",
      version: "1",
      description:
        "Every call carries an API key as a bearer token. Errors are problems of RFC 9457. Lists go on from next_cursor. A POST with an Idempotency-Key is done once in 24 hours.",
    },
    servers: [{ url: "/api/v1" }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "An API key: plb_live_…" } },
      schemas: registry.named,
      responses: {
        NotModified: { description: "As it was: If-None-Match named its ETag" },
        KeyRefused: problemAnswer("No key, or one that is unknown, expired or revoked"),
        ScopeMissing: problemAnswer("The key lacks the scope"),
        TooManyCalls: problemAnswer("Too many calls; Retry-After says when to go on, in seconds"),
        OtherProblem: problemAnswer("Any other problem"),
      },
    },
  };
}

type Registry = { named: Json; answerOf: (name: OperationName) => Json | null };

/** Schemas with a name are kept once. */
function schemasOf(): Registry {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType, id: string) => registry.add(schema, { id });
  const ids = new Map<OperationName, string>();
  for (const [id, schema] of Object.entries(named)) add(schema, id);
  for (const [name, schema] of Object.entries(answers) as [OperationName, z.ZodType | string | null][]) {
    if (schema === null || typeof schema === "string") continue;
    const id = registry.get(schema)?.id ?? `${name[0]?.toUpperCase()}${name.slice(1)}Answer`;
    ids.set(name, id);
    if (!registry.has(schema)) add(schema, id);
  }
  add(problem, "Problem");
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  const kept = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema as Json)]));
  return {
    named: kept,
    answerOf: (name) => {
      const id = ids.get(name);
      return id ? { $ref: `#/components/schemas/${id}` } : null;
    },
  };
}

function plain({ $schema: _, $id: __, id: ___, ...schema }: Json): Json {
  return schema;
}

const schemaOf = (schema: z.ZodType) => plain(z.toJSONSchema(schema, { io: "input" }) as Json);

function operationOf(name: OperationName, route: V1Route, { answerOf }: Registry): Json {
  const { summary, scope, status } = route;
  return {
    operationId: name,
    summary,
    ...(scope && { description: `Needs the scope \`${scope}\`.`, "x-scope": scope }),
    parameters: parametersOf(route),
    ...(route.body || route.files ? { requestBody: bodyOf(route) } : {}),
    responses: {
      [status]: successOf(answers[name], answerOf(name)),
      ...(route.method === "GET" ? { 304: { $ref: "#/components/responses/NotModified" } } : {}),
      401: { $ref: "#/components/responses/KeyRefused" },
      ...(scope ? { 403: { $ref: "#/components/responses/ScopeMissing" } } : {}),
      429: { $ref: "#/components/responses/TooManyCalls" },
      default: { $ref: "#/components/responses/OtherProblem" },
    },
  };
}

function successOf(answer: z.ZodType | "csv" | null, schema: Json | null): Json {
  if (answer === "csv")
    return { description: "A file", content: { "text/csv": { schema: { type: "string" } } } };
  if (!schema) return { description: "Done" };
  return { description: "Done", content: { "application/json": { schema } } };
}

function parametersOf({ path, query, method }: V1Route): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true, schema: { type: "string" } },
  }));
  const { properties = {} } = query ? (schemaOf(query) as { properties?: Record<string, Json> }) : {};
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: "query", schema },
    ...(description ? { description } : {}),
  }));
  const once = {
    ...{ name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 255 } },
    description: "Names the request, so that it is done once",
  };
  return [...inPath, ...inQuery, ...(method === "POST" ? [once] : [])];
}

function bodyOf({ body, files }: V1Route): Json {
  const upload = {
    schema: {
      type: "object",
      properties: { resumes: { type: "array", items: { type: "string", format: "binary" } } },
      required: ["resumes"],
    },
  };
  const takesJson = body && !(body instanceof z.ZodNever);
  return {
    required: true,
    content: {
      ...(takesJson ? { "application/json": { schema: schemaOf(body) } } : {}),
      ...(files ? { "multipart/form-data": upload } : {}),
    },
  };
}
