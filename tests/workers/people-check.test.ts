import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createTurnstile } from "../../workers/adapters/human-check/turnstile";
import type { LogEvent } from "../../workers/adapters/log/port";
import { createPlainChallenge } from "../../workers/domain/identity/plain-challenge";
import { type HumanProof, requireHuman } from "../../workers/domain/identity/require-human";
import { testDeps } from "../support/faults";
import { humanToken } from "../support/people/human";

const refused = { code: "human-check-required" };
const down = { code: "human-check-down" };

function setUp(options: { origin?: string; secret?: string } = {}) {
  const deps = testDeps();
  const events: LogEvent[] = [];
  const humanCheck = createTurnstile({
    origin: options.origin ?? env.TURNSTILE_ORIGIN ?? "",
    siteKey: env.TURNSTILE_SITE_KEY,
    secret: options.secret ?? env.TURNSTILE_SECRET,
  });
  const own = { ...deps, humanCheck, log: (event: LogEvent) => events.push(event) };
  const address = crypto.randomUUID();
  return {
    deps: own,
    events,
    wait: deps.wait,
    check: (proof: HumanProof) => requireHuman(own, proof, address),
  };
}

const sums = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function solve(question: string): number {
  const [, a = "", b = ""] = /What is (\w+) plus (\w+)\?/.exec(question) ?? [];
  return sums.indexOf(a) + sums.indexOf(b) + 2;
}

test("a fresh token of the widget passes once, and only once", async () => {
  const { check } = setUp();
  const token = await humanToken();
  await check({ token });
  await expect(check({ token })).rejects.toMatchObject(refused);
});

test.each([{}, { token: "" }, { token: "1795275060852.made-up.c2lnbmF0dXJl" }, { token: "x".repeat(3000) }])(
  "no token and forged tokens are refused: %o",
  async (proof) => {
    const { check, events } = setUp();
    await expect(check(proof)).rejects.toMatchObject(refused);
    expect(events).toEqual([]);
  },
);

test("what the check refuses is refused, and isn't reported as trouble", async () => {
  const { check, events } = setUp();
  await expect(check({ token: "fail.timeout-or-duplicate" })).rejects.toMatchObject(refused);
  expect(events).toEqual([]);
});

test.each(["fail.internal-error", "http.503", "garbage"])(
  "a check that is in trouble (%s) says so and is logged without the token",
  async (token) => {
    const { check, events } = setUp();
    await expect(check({ token })).rejects.toMatchObject(down);
    expect(events.map(({ event }) => event)).toEqual(["human-check-failed"]);
  },
);

test("a check that never answers is given up after five seconds", async () => {
  const { check, events } = setUp();
  await expect(check({ token: "silence" })).rejects.toMatchObject(down);
  expect(events).toHaveLength(1);
});

test("a check out of reach and a wrong secret let nobody in, and blame nobody", async () => {
  const token = await humanToken();
  const unreachable = setUp({ origin: "http://127.0.0.1:1" });
  await expect(unreachable.check({ token })).rejects.toMatchObject(down);
  const wrongSecret = setUp({ secret: "another" });
  await expect(wrongSecret.check({ token })).rejects.toMatchObject(down);
  expect(JSON.stringify([unreachable.events, wrongSecret.events])).not.toContain(token);
});

test("without JavaScript a small sum passes, in figures or in words, once", async () => {
  const { deps, check } = setUp();
  const first = createPlainChallenge(deps);
  const answer = String(solve(first.question));
  await check({ challenge: first.seal, answer: ` ${answer} ` });
  await expect(check({ challenge: first.seal, answer })).rejects.toMatchObject(refused);
});

test("wrong answers, changed seals and seals of half an hour ago are refused", async () => {
  const { deps, check, wait } = setUp();
  const { question, seal } = createPlainChallenge(deps);
  const answer = String(solve(question));
  const later = seal.replace(/\.\d+\./, `.${Date.now() + 9_000_000_000}.`);
  await expect(check({ challenge: seal, answer: String(Number(answer) + 1) })).rejects.toMatchObject(refused);
  await expect(check({ challenge: later, answer })).rejects.toMatchObject(refused);
  await expect(check({ challenge: "a.b.c", answer })).rejects.toMatchObject(refused);
  wait(31 * 60_000);
  await expect(check({ challenge: seal, answer })).rejects.toMatchObject(refused);
});

test("one address may answer five questions an hour", async () => {
  const { deps, check } = setUp();
  for (let round = 0; round < 5; round++) {
    const { question, seal } = createPlainChallenge(deps);
    await check({ challenge: seal, answer: String(solve(question)) });
  }
  const sixth = createPlainChallenge(deps);
  await expect(check({ challenge: sixth.seal, answer: String(solve(sixth.question)) })).rejects.toMatchObject(
    {
      code: "too-many-attempts",
    },
  );
});
