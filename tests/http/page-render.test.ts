import { createExecutionContext, env } from "cloudflare:test";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../build/server/index.js";
import { createSite } from "../../workers/http/site";
import { ORIGIN, visit } from "../support/people/browser-session";
import { textOf } from "../support/people/seeker";

const build = remixBuild as unknown as ServerBuild;

test.each(["/", "/login", "/no/such/page"])("%s is rendered whole, with its data", async (path) => {
  const page = await (await visit(path)).text();
  expect(page.startsWith("<!DOCTYPE html><html")).toBe(true);
  // How React marks what it left for later, or for the browser.
  expect(page).not.toMatch(/<!--\$[?!]-->/);
  expect(page.match(/streamController\.enqueue\(/g)).toHaveLength(1);
  expect(page.match(/streamController\.close\(\)/g)).toHaveLength(1);
});

test("every script that a page holds bears its nonce", async () => {
  for (const path of ["/", "/login"]) {
    const answer = await visit(path);
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "") ?? [];
    expect(nonce).toBeTruthy();
    const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>/g)];
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  }
});

test("HEAD answers as GET does, without a body", async () => {
  const answer = await visit("/login", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toBe("");
});

test("what breaks while a page is rendered is an error page of status 500, and a line in the log", async () => {
  const logged = vi.spyOn(console, "log").mockImplementation(() => {});
  const login = build.routes["routes/account/login"];
  if (!login) throw new Error("no route of that name");
  const breaks = () => {
    throw new Error("broken while rendering");
  };
  const routes = {
    ...build.routes,
    "routes/account/login": { ...login, module: { ...login.module, default: breaks } },
  };
  const site = createSite({ ...build, routes });
  const answer = await site.fetch(new Request(`${ORIGIN}/login`), env as never, createExecutionContext());
  expect(answer.status).toBe(500);
  const page = await textOf(answer);
  expect(page).toMatch(/Reference: <code[^>]*>[0-9a-f]{8}</);
  expect(page).not.toContain("broken while rendering");
  expect(JSON.stringify(logged.mock.calls)).toContain("broken while rendering");
  // The site's normal page is not the broken one.
  expect((await visit("/login")).status).toBe(200);
  logged.mockRestore();
});
