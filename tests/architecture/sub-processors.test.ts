import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  modelAsProcessor,
  SUB_PROCESSORS,
  WITHOUT_PERSONAL_DATA,
} from "../../workers/domain/privacy/sub-processors";

test("every adapter stands in the list of sub-processors, or says why it sends no personal data", () => {
  const folder = fileURLToPath(new URL("../../workers/adapters", import.meta.url));
  const adapters = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const processors = [...SUB_PROCESSORS, modelAsProcessor({ provider: "Example", country: "Norway" })];
  const named = [...processors.flatMap((one) => one.adapters), ...Object.keys(WITHOUT_PERSONAL_DATA)];
  expect(named.sort()).toEqual(adapters.map(({ name }) => name).sort());
});
