import type { ServerBuild } from "@remix-run/cloudflare";
import { beforeAll, expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../build/server/index.js";
import { createSite } from "../../workers/http/site";
import { filesForm, visit } from "../support/browser-session";
import { resumePdf } from "../support/text-pdf";
import {
  type Caller,
  callers,
  type Door,
  type Outcome,
  objects,
  rules,
  doors as siteDoors,
} from "./access/matrix";
import { staffDoors } from "./access/staff-doors";
import { workspaceDoors } from "./access/workspace-doors";
import { createWorld, type World } from "./access/world";

const build = remixBuild as unknown as ServerBuild;
const doors = [...siteDoors, ...staffDoors, ...workspaceDoors];
let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 60_000);

const MALFORMED = ["0", "%2e%2e%2f%2e%2e", "1'%20or%20'1'='1", "%00", "x".repeat(300)];

/** The door's address with ids; `last` stands for the id of the door's own object. */
function addressOf(door: Door, last: string): string {
  return door.path.replace(/\{(\w+)\}/g, (_, name: keyof World["ids"]) =>
    name === door.object ? last : world.ids[name].own,
  );
}

async function knock(door: Door, caller: Caller, path: string): Promise<{ outcome: Outcome; text: string }> {
  const isForm = door.method === "POST" && !path.startsWith("/api/") && !path.startsWith("/b2b/");
  const answer = await visit(path, {
    method: door.method,
    cookie: world.cookies[caller],
    ...(isForm ? { body: new URLSearchParams(door.fields) } : {}),
    ...(path.startsWith("/api/") && path.endsWith("/resumes")
      ? { body: filesForm([{ name: "new.pdf", bytes: resumePdf(9) }]) }
      : {}),
    ...(path.endsWith("/live") ? { headers: { upgrade: "websocket" } } : {}),
  });
  answer.webSocket?.accept();
  answer.webSocket?.close();
  const text = await answer.text();
  return { outcome: outcomeOf(answer), text };
}

function outcomeOf(answer: Response): Outcome {
  const location = answer.headers.get("location") ?? "";
  if (answer.status === 302 && location.startsWith("/agent/login?next=")) return "agent-sign-in";
  if (answer.status === 302 && location.startsWith("/login?next=")) return "sign-in";
  if (answer.status === 401 || answer.status === 403) return `${answer.status}`;
  if (answer.status === 404) return "missing";
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  return "in";
}

/** Two answers to the same question differ in these only. */
function plain(text: string, id: string): string {
  return text
    .replaceAll(id, "ID")
    .replace(/nonce="[^"]*"|"cspNonce":"[^"]*"|"nonce":"[^"]*"/g, "")
    .replace(/\b[0-9a-f]{8}\b/g, "REFERENCE")
    .replace(/nonce-[\w+/=-]+/g, "")
    .replace(/\b1\d{12}\b/g, "TIME");
}

test("every page and every endpoint stands in the matrix", () => {
  const expected = new Set<string>();
  for (const [id, route] of Object.entries(build.routes)) {
    // Layouts and the page for unknown addresses have no address of their own.
    const isLayout = Object.values(build.routes).some((other) => other?.parentId === id && other.index);
    if (id === "routes/$" || id === "root" || isLayout) continue;
    if (route?.module.loader || route?.module.default) expected.add(`GET ${id}`);
    if (route?.module.action) expected.add(`POST ${id}`);
  }
  for (const { method, path } of createSite(build).routes)
    if (method !== "ALL") expected.add(`${method} ${method} ${path}`);
  const covered = new Set(doors.map(({ method, route }) => `${method} ${route}`));
  expect([...expected].filter((door) => !covered.has(door))).toEqual([]);
  expect([...covered].filter((door) => !expected.has(door))).toEqual([]);
});

test.each(doors)("$method $path: who gets in", { timeout: 120_000 }, async (door) => {
  const expected = rules[door.rule];
  const own = door.object ? world.ids[door.object].own : "";
  const seen: Partial<Record<Caller, Outcome>> = {};
  const wanted: Partial<Record<Caller, Outcome>> = {};
  for (const caller of callers) {
    const isOwner = !door.object || objects[door.object] === "anyone" || objects[door.object] === caller;
    wanted[caller] = expected[caller] === "in" && !isOwner ? "missing" : expected[caller];
    if (door.changes && wanted[caller] === "in") seen[caller] = "in";
    else seen[caller] = (await knock(door, caller, addressOf(door, own))).outcome;
  }
  expect(seen).toEqual(wanted);
});

test.each(doors.filter(({ object }) => object))(
  "$method $path: what is another's, gone, or never was looks the same, byte for byte",
  { timeout: 120_000 },
  async (door) => {
    const ids = world.ids[door.object!];
    const owner = objects[door.object!];
    for (const caller of callers) {
      const random = crypto.randomUUID();
      const never = await knock(door, caller, addressOf(door, random));
      // A form's gaps may be named before its object is looked for.
      if (rules[door.rule][caller] === "in" && (door.method === "GET" || never.outcome !== "in"))
        expect([caller, never.outcome]).toEqual([caller, "missing"]);
      const others = [ids.deleted, ...(owner !== "anyone" && owner !== caller ? [ids.own] : [])];
      for (const id of others) {
        const other = await knock(door, caller, addressOf(door, id));
        expect([caller, other.outcome]).toEqual([caller, never.outcome]);
        expect([caller, plain(other.text, id)]).toEqual([caller, plain(never.text, random)]);
      }
      // Whoever is turned away before the id is looked at has been shown to be, above.
      const isAsked = rules[door.rule][caller] === "in" || caller === "visitor";
      for (const id of isAsked ? MALFORMED : []) {
        const { outcome } = await knock(door, caller, addressOf(door, id));
        expect([caller, id.slice(0, 20), outcome]).toEqual([caller, id.slice(0, 20), never.outcome]);
      }
    }
  },
);
