import { afterEach, expect } from "vitest";
import { takePolicyReports } from "./browser";

// Applies to every journey of the run.
afterEach(() => {
  expect(takePolicyReports(), "reports of the Content Security Policy").toEqual([]);
});
