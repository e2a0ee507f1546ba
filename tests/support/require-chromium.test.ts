import { expect, test } from "vitest";
import { type Machine, requireChromium } from "../e2e/support/chromium";

const APT = "/usr/bin/apt-get";

function machineWith(files: string[], options: Partial<Machine> & { installs?: string } = {}) {
  const { installs, ...given } = options;
  const present = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    given: undefined,
    isRoot: true,
    exists: (path) => present.has(path),
    run: (command, args) => {
      commands.push([command, ...args].join(" "));
      if (installs && args.includes("install")) present.add(installs);
    },
    ...given,
  };
  return { machine, commands };
}

test("an installed browser is taken from its usual place, and nothing is installed", () => {
  const { machine, commands } = machineWith([APT, "/usr/bin/google-chrome"]);
  expect(requireChromium("whole", machine)).toBe("/usr/bin/google-chrome");
  expect(commands).toEqual([]);
});

test("a shell is taken before a whole browser where it is asked for, and does without one", () => {
  const shell = "/usr/bin/chromium-headless-shell";
  const both = machineWith(["/usr/bin/chromium", shell]);
  expect(requireChromium("shell", both.machine)).toBe(shell);
  expect(requireChromium("whole", both.machine)).toBe("/usr/bin/chromium");
  expect(requireChromium("shell", machineWith(["/usr/bin/chromium"]).machine)).toBe("/usr/bin/chromium");
});

test("a shell that is asked for is installed beside a whole browser, which does where that fails", () => {
  const shell = "/usr/bin/chromium-headless-shell";
  const online = machineWith([APT, "/usr/bin/chromium"], { installs: shell });
  expect(requireChromium("shell", online.machine)).toBe(shell);
  expect(requireChromium("shell", online.machine)).toBe(shell);
  expect(online.commands).toHaveLength(2);
  const offline = machineWith([APT, "/usr/bin/chromium"]);
  expect(requireChromium("shell", offline.machine)).toBe("/usr/bin/chromium");
  expect(offline.commands.every((command) => command.includes("Acquire::Retries=0"))).toBe(true);
  const given = machineWith([APT, "/opt/chrome"], { given: "/opt/chrome", installs: shell });
  expect(requireChromium("shell", given.machine)).toBe("/opt/chrome");
  expect(given.commands).toEqual([]);
});

test("CHROME_PATH wins over every usual place", () => {
  const { machine } = machineWith(["/opt/chrome", "/usr/bin/chromium"], { given: "/opt/chrome" });
  expect(requireChromium("whole", machine)).toBe("/opt/chrome");
});

test("a CHROME_PATH that leads nowhere is said, not replaced by another browser", () => {
  const { machine, commands } = machineWith([APT, "/usr/bin/chromium"], { given: "/opt/none" });
  expect(() => requireChromium("whole", machine)).toThrow(/set CHROME_PATH to a Chrome or Chromium/);
  expect(commands).toEqual([]);
});

test.each([
  ["whole", "chromium"],
  ["shell", "chromium-headless-shell"],
] as const)("where none is found, root installs a %s one with apt-get and uses it", (kind, name) => {
  const { machine, commands } = machineWith([APT], { installs: `/usr/bin/${name}` });
  expect(requireChromium(kind, machine)).toBe(`/usr/bin/${name}`);
  expect(commands).toEqual(["apt-get update -qq", `apt-get install -y -qq --no-install-recommends ${name}`]);
});

test.each([
  ["another user than root", machineWith([APT], { isRoot: false, installs: "/usr/bin/chromium" })],
  ["a machine without apt-get", machineWith([], { installs: "/usr/bin/chromium" })],
])("%s is told what to install in one line", (_, { machine, commands }) => {
  expect(() => requireChromium("whole", machine)).toThrow(
    /^Browser journeys need Chromium: install it [^\n]+$/,
  );
  expect(commands).toEqual([]);
});

test("an installation that brings no browser ends with the same line", () => {
  const { machine, commands } = machineWith([APT]);
  expect(() => requireChromium("whole", machine)).toThrow(/^Browser journeys need Chromium/);
  expect(commands).toHaveLength(2);
});
