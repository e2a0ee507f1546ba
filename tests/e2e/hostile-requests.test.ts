import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { NOT_FOUND_ID, sitePages } from "../../app/routes";
import { root } from "../../scripts/lib/paths";
import { createSite } from "../../workers/http/site";
import { runtimeProcessorTime, runtimes } from "../bench/processor-time";
import { sample } from "../support/depth";
import {
  type HostileRequest,
  hostileDiscoveries,
  hostileForms,
  hostileReads,
  hostileUploads,
  send,
} from "../support/samples/hostile-requests";
import { type BuiltWorker, startBuiltWorker } from "./support/worker";

/** For its table of addresses: the pages themselves would cost the test file seconds to load. */
const site = createSite({ version: "", load: () => Promise.reject(new Error("no page is asked for")) });

/** Every page's and every endpoint's address, with something in place of an id. */
const addresses = [
  ...sitePages.filter(({ id }) => id !== NOT_FOUND_ID).map(({ pattern }) => pattern.replace(/:\w+/g, "x")),
  ...new Set(site.routes.map(({ path }) => path.replace(/:\w+/g, "x").replace("*", "no-such-thing"))),
];

const TIMES = 4;
const PLAIN: HostileRequest = { name: "a plain page", path: "/login" };
/** Linux counts in ticks of 10 ms: so much may be counted too much for a few requests. */
const TOLERANCE_MS = 40;

let worker: BuiltWorker;
let version: string;
beforeAll(async () => {
  worker = await startBuiltWorker({ template: inject("template") });
  const page = await (await fetch(`${worker.origin}/login`)).text();
  version = /manifest-([a-z0-9]+)/.exec(page)?.[1] ?? "";
  for (let i = 0; i < 10; i++) await send(worker.origin, PLAIN);
});
afterAll(() => worker?.stop());

/** Processor time of a few such requests, in milliseconds, and the last one's status. */
async function costOf(hostile: HostileRequest): Promise<{ ms: number; status: number }> {
  const before = runtimeProcessorTime(runtimes(worker.pid()));
  let status = 0;
  for (let i = 0; i < TIMES; i++) status = await send(worker.origin, hostile);
  return { ms: runtimeProcessorTime(runtimes(worker.pid())) - before, status };
}

/** How often what seems too dear is measured again, next to plain pages: a busy machine makes all of them dearer. */
const AGAIN = 3;

const limitOf = (plain: number) => 3 * plain + TOLERANCE_MS;

async function staysDear(hostile: HostileRequest): Promise<boolean> {
  for (let i = 0; i < AGAIN; i++) {
    const plain = (await costOf(PLAIN)).ms;
    const { ms } = await costOf(hostile);
    if (ms <= limitOf(Math.max(plain, (await costOf(PLAIN)).ms))) return false;
  }
  return true;
}

/** What costs more than three plain pages, each time it is measured, or is answered as a fault of ours. */
async function tooDear(requests: HostileRequest[]): Promise<string[]> {
  const plain = Math.max((await costOf(PLAIN)).ms, (await costOf(PLAIN)).ms);
  const dear: string[] = [];
  for (const hostile of requests) {
    const { ms, status } = await costOf(hostile);
    if (status >= 500) dear.push(`${hostile.name}: ${status}`);
    else if (ms > limitOf(plain) && (await staysDear(hostile)))
      dear.push(`${hostile.name}: ${ms} ms of processor time for ${TIMES}, ${plain} for a plain page`);
  }
  return dear;
}

test("what browsers ask about routes never costs more than a page", async () => {
  expect(version).not.toBe("");
  expect(await tooDear(hostileDiscoveries(version))).toEqual([]);
});

test("no read before sign-in costs more than a few plain pages", async () => {
  const reads = addresses.flatMap(hostileReads);
  expect(reads.length).toBeGreaterThan(700);
  expect(await tooDear([...hostileReads("/login"), ...sample("hostile reads", reads, 12)])).toEqual([]);
});

test("no form before sign-in costs more than a few plain pages", async () => {
  const forms = addresses.flatMap(hostileForms);
  expect(forms.length).toBeGreaterThan(600);
  const chosen = [...hostileForms("/forgot-password"), ...sample("hostile forms", forms, 10)];
  expect(await tooDear(chosen)).toEqual([]);
});

test("no upload before sign-in costs more than a few plain pages", async () => {
  const uploads = addresses.flatMap(hostileUploads);
  expect(uploads.length).toBeGreaterThan(600);
  const chosen = [...hostileUploads("/api/resumes"), ...hostileUploads("/my-resumes")];
  expect(await tooDear([...chosen, ...sample("hostile uploads", uploads, 8)])).toEqual([]);
});

test("a file that is missing under /assets/ is not kept as missing", async () => {
  const missing = await fetch(`${worker.origin}/assets/manifest-00000000.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get("cache-control")).toBe("private, no-cache");
});

test("every public file without a hashed name carries the Worker's headers", async () => {
  const names = readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "_headers")
    .map((entry) => relative(join(root, "public"), join(entry.parentPath, entry.name)));
  expect(names).toContain("favicon.svg");
  for (const name of names) {
    const { status, headers } = await fetch(`${worker.origin}/${name}`);
    const shown = {
      status,
      kept: headers.get("cache-control"),
      policy: headers.has("content-security-policy"),
    };
    expect({ name, ...shown }).toEqual({ name, status: 200, kept: "public, max-age=86400", policy: true });
  }
});
