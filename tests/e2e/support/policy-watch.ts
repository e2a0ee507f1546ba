import { afterEach, expect } from "vitest";
import { takePolicyReports } from "./browser";

// Every journey of the whole run: whichever page breaks its security policy, its test fails.
afterEach(() => {
  expect(takePolicyReports(), "reports of the Content Security Policy").toEqual([]);
});
