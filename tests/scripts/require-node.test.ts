import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Starts a script on a Node that says it is of another version. */
function startOn(version: string, script: string) {
  const versions = `{ value: { ...process.versions, node: "${version}" } }`;
  const pretend = `data:text/javascript,Object.defineProperty(process, "versions", ${versions})`;
  const args = ["--import", "tsx", "--import", pretend, script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, stdout, stderr };
}

test.each(["scripts/engine.ts", "tests/eval/run.ts"])("%s refuses an old Node in one sentence", (script) => {
  expect(startOn("20.20.0", script)).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "This needs Node 22 or newer, and this is Node 20.20.0: start it with npm run, which brings a newer one along.\n",
  });
});

test("a Node that is new enough gets the command's own answer", () => {
  expect(startOn("22.0.0", "scripts/engine.ts")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("Usage:"),
  });
});
