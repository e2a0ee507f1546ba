import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimData } from "../../scripts/lib/local-settings";

function runFile() {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-claim-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "data", "running.json");
}

/** What a claim does when the process ends, however it comes to that. */
function claimed(file: string) {
  const before = process.listeners("exit");
  claimData(8787, file);
  const atExit = process
    .listeners("exit")
    .filter((listener: NodeJS.ExitListener) => !before.includes(listener));
  return () => {
    for (const listener of atExit as NodeJS.ExitListener[]) {
      process.removeListener("exit", listener);
      listener(0);
    }
  };
}

test("the data is free again when the process ends, however it ends", () => {
  const file = runFile();
  const end = claimed(file);
  expect(existsSync(file)).toBe(true);
  expect(() => claimData(9000, file)).toThrow(/already runs at http:\/\/localhost:8787/);
  end();
  expect(existsSync(file)).toBe(false);
});

test("a run that was killed without a word is over", () => {
  const file = runFile();
  const end = claimed(file);
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, port: 8787 }));
  claimed(file)();
  end();
  expect(existsSync(file)).toBe(false);
});
