import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  clientTypes,
  clientTypesFile,
  openApiFile,
  openApiText,
  operationsFile,
  operationsText,
} from "../../scripts/openapi/files";
import { v1Routes } from "../../workers/http/v1/routes";

const STALE = "run `npm run openapi`";

test("the API's description and the page's list are made from the operations as they are", () => {
  expect(readFileSync(operationsFile, "utf8") === operationsText(), STALE).toBe(true);
  expect(readFileSync(openApiFile, "utf8") === openApiText(), STALE).toBe(true);
});

test("the client's types are made from the description as it is", async () => {
  expect(readFileSync(clientTypesFile, "utf8") === (await clientTypes()), STALE).toBe(true);
});

test("no operation is missing in the description, and none is in it that isn't served", () => {
  const { paths } = JSON.parse(openApiText()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const described = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(Object.keys(v1Routes).sort());
});
