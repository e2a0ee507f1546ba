import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import type { V1Route } from "../../workers/http/v1/route";
import { v1Routes } from "../../workers/http/v1/routes";
import { root } from "../lib/paths";
import { openApiDocument } from "./document";

export const openApiFile = join(root, "public/api/openapi.json");
/** What `/developers` lists. */
export const operationsFile = join(root, "app/components/developers/operations.json");
export const clientTypesFile = join(root, "tests/support/programs/api-types.d.ts");

export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}

export function operationsText(): string {
  const operations = Object.values<V1Route>(v1Routes).map(({ method, path, scope, summary }) => {
    return { method, path, scope, summary };
  });
  return `${JSON.stringify(operations, null, 2)}\n`;
}

export async function clientTypes(): Promise<string> {
  return astToString(await openapiTS(openApiText()));
}
