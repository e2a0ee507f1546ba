import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasShared, needShared, sharedPath } from "../../support/samples/shared-sets";
import { resumePdf } from "../../support/samples/text-pdf";
import type { Outcome } from "./support/read-files";

/** Files that others made to break readers; they live beside the checkout and are not part of it. */
const SET = "badfiles";
const folder = sharedPath(SET);
/** Readings of an ordinary page that a hostile file may cost as much processor time as. */
const MOST_PAGES = 1800;
/** Ends a reading that would never end. */
const HANGS_AFTER_MS = 120_000;
const HEAP_MB = 128;

type Entry = { file: string; kind: string; expect: string };

const entries: Entry[] = hasShared(SET)
  ? JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"))
  : [{ file: "every file", kind: "hostile", expect: "its manifest says" }];

let child: ChildProcess | null = null;

function reader(): ChildProcess {
  child ??= fork(fileURLToPath(new URL("support/read-files.ts", import.meta.url)), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, "--import", "tsx"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return child;
}

function readApart(file: string): Promise<Outcome> {
  const process = reader();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop(new Error("hangs")), HANGS_AFTER_MS);
    const onExit = (): void => stop(new Error("the reading process died"));
    function stop(error: Error): void {
      process.kill("SIGKILL");
      child = null;
      clearTimeout(timer);
      reject(error);
    }
    process.once("exit", onExit);
    process.once("message", (outcome: Outcome) => {
      clearTimeout(timer);
      process.off("exit", onExit);
      resolve(outcome);
    });
    process.send(file);
  });
}

afterAll(() => {
  child?.kill();
});

/** What each word of the manifest allows. Every refusal is a ReadError with a code, never a crash. */
function isAllowed(entry: Entry, { end, hidden, text }: Outcome): boolean {
  switch (entry.expect) {
    case "reject":
      return end !== "text";
    case "text":
    case "text-as-pdf":
    case "text-ignore-paths":
    case "text-escaped":
      // One of them is a document without a word in it.
      return end === "text" || (end === "no-text" && entry.file.includes("empty"));
    case "text-flagged":
      return end === "text" && hidden > 0;
    case "no-entity-expansion":
      return !/root:|<html/i.test(text);
    case "clear-message":
      // Some open with an empty password, as in any PDF reader.
      return end === "password" || end === "text" || end === "no-text";
    default:
      return true;
  }
}

/** Milliseconds of processor time, the least of several readings; the first load pdf.js. */
let pageMs = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  const page = join(mkdtempSync(join(tmpdir(), "page-")), "page.pdf");
  writeFileSync(page, resumePdf());
  for (let count = 0; count < 30; count++) pageMs = Math.min(pageMs, (await readApart(page)).ms);
});

test.for(entries)("$file ($kind) ends as: $expect", async (entry, context) => {
  needShared(SET, context);
  const outcome = await readApart(join(folder, entry.file));
  expect(outcome.end).not.toMatch(/^crash/);
  expect(outcome.ms / pageMs).toBeLessThan(MOST_PAGES);
  expect(isAllowed(entry, outcome), `${outcome.end}: ${outcome.text.slice(0, 200)}`).toBe(true);
});
