import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  clientTypes,
  clientTypesFile,
  openApiFile,
  openApiText,
  operationsFile,
  operationsText,
} from "./files";

/** Writes the API's description, the list of the page about it, and the types of the client that tests use. */
for (const [file, text] of [
  [openApiFile, openApiText()],
  [operationsFile, operationsText()],
  [clientTypesFile, await clientTypes()],
] as const) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
