import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  modelAsProcessor,
  NOTICE_DAYS,
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

test("nobody gets applicants' data before owners have known for the days that the agreement promises", () => {
  expect(NOTICE_DAYS).toBe(30);
  // Whoever else gets them is announced; the first agreement was made with these.
  const first = ["Cloudflare, Inc."];
  for (const { name, getsApplicants, announced } of SUB_PROCESSORS) {
    if (!getsApplicants) continue;
    if (announced === null) expect(first).toContain(name);
    else {
      const days = (Date.parse(announced.usedFrom) - Date.parse(announced.on)) / (24 * 60 * 60 * 1000);
      expect(days, name).toBeGreaterThanOrEqual(NOTICE_DAYS);
    }
  }
});
