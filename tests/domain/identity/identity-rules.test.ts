import { expect, test } from "vitest";
import { landingPath, safePath } from "../../../workers/domain/identity/session/landing-path";
import { callerOf } from "../../../workers/domain/identity/throttle";
import { FOREIGN_PATHS } from "../../support/foreign-paths";

test.each(FOREIGN_PATHS)("%j leads nowhere but home", (path) => {
  expect(safePath(path, "/home")).toBe("/home");
  expect(landingPath(path, { isAgent: false })).toBe("/dashboard");
  expect(landingPath(path, { isAgent: true })).toBe("/agent/dashboard");
});

test.each([
  "/",
  "/dashboard",
  "/settings?tab=data#sessions",
  "/resume-analysis/4f1c?from=%2F%2Fevil.example",
  "/history?search=%C3%A9t%C3%A9&min=60",
  "/a/../b",
  "/%2f%2fevil.example",
  "/search?q=https://example.com",
])("%s is an own path and stays as it is", (path) => {
  expect(safePath(path, "/home")).toBe(path);
  expect(new URL(path, "https://own.example").origin).toBe("https://own.example");
});

test.each([null, undefined, ""])("no path (%s) leads home", (path) => {
  expect(safePath(path, "/home")).toBe("/home");
});

test.each([
  ["/agent/campaigns/7", true, "/agent/campaigns/7"],
  ["/agent/campaigns/7", false, "/dashboard"],
  ["/agent", true, "/agent"],
  ["/agentur", false, "/agentur"],
  ["/agentur", true, "/agent/dashboard"],
  ["/settings", false, "/settings"],
  ["/dashboard", true, "/agent/dashboard"],
  ["/admin/agents", true, "/admin/agents"],
  ["/admin/agents", false, "/admin/agents"],
])("a sign-in on the way to %s (agent: %s) leads to %s", (next, isAgent, path) => {
  expect(landingPath(next, { isAgent })).toBe(path);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::/64"],
  ["::1", "0:0:0:0::/64"],
  [null, "unknown"],
])("tries from %s count as those of %s", (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
