import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "../../../db/schema";
import { verifyPassword } from "../../../workers/domain/identity/password/password";
import { createDeviceMark } from "../../../workers/domain/identity/session/device-mark";
import { signIn } from "../../../workers/domain/identity/session/sign-in";
import { depth } from "../../support/depth";
import { failOnce, testDeps } from "../../support/faults";
import { humanField } from "../../support/people/human";
import { cookiesOf, createSeeker, PASSWORD, postForm, textOf } from "../../support/people/seeker";

const HOUR = 60 * 60_000;
const deps = testDeps();
const db = deps.db.shared;
/** Shown instead of the widget, for browsers without scripts. */
const WIDGET = "Use the form without JavaScript";

/** Dependencies whose people check lets everyone through: each of its uses is a person's. */
function openDeps() {
  return { ...testDeps(), humanCheck: { widget: null, verify: async () => true } };
}

/** The real comparison, watched: how often a password is hashed, and how dearly, is what a stranger could measure. */
function watchedVerify() {
  const strengths: string[] = [];
  const verify: typeof verifyPassword = (password, hash) => {
    strengths.push(hash.split("$").slice(0, 4).join("$"));
    return verifyPassword(password, hash);
  };
  return { strengths, verify };
}

type Try = { password?: string; deviceMark?: string; ipAddress?: string; verify?: typeof verifyPassword };

function attempt(email: string, options: Try = {}) {
  const { password = "wrong", deviceMark = null, ipAddress = crypto.randomUUID(), verify } = options;
  return signIn(openDeps(), { email, password, ipAddress, userAgent: null, deviceMark }, verify).then(
    () => "opened",
    (error) => error.code as string,
  );
}

async function bucketOf(key: string) {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row?.attempts ?? 0;
}

test("after three failures of an account the form asks for a person, and the right password needs one too", async () => {
  const { email } = await createSeeker(deps);
  const pages: string[] = [];
  for (let i = 0; i < 3; i++)
    pages.push(await textOf(await postForm("/login", { email, password: "wrong" })));
  expect(pages.map((page) => page.includes(WIDGET))).toEqual([false, false, true]);
  const bare = await postForm("/login", { email, password: PASSWORD });
  expect(bare.status).toBe(400);
  const page = await textOf(bare);
  expect(page).toContain("Please confirm that you are not a robot.");
  expect(page).toContain(WIDGET);
  const proved = await postForm("/login", { email, password: PASSWORD, ...(await humanField()) });
  expect(proved.status).toBe(302);
  expect(await bucketOf(`sign-in:account:${email}`)).toBe(0);
});

test("an unknown account is counted like a known one", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  for (let i = 0; i < 3; i++) await postForm("/login", { email, password: "wrong" });
  const answer = await postForm("/login", { email, password: "wrong" });
  expect([answer.status, (await textOf(answer)).includes(WIDGET)]).toEqual([400, true]);
});

test("after three failures from one address, at any accounts, the form asks for a person", async () => {
  const address = crypto.randomUUID();
  const guess = () =>
    postForm("/login", { email: `${crypto.randomUUID()}@example.com`, password: "x" }, { address });
  for (let i = 0; i < 3; i++) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(400);
});

test("tries without a person behind them are not counted, so they can't fill the account's bucket", async () => {
  const { email } = await createSeeker(deps);
  const closed = {
    ...testDeps(),
    humanCheck: { widget: { siteKey: "k", scriptUrl: "s" }, verify: async () => false },
  };
  for (let i = 0; i < 40; i++) {
    const input = { email, password: "wrong", ipAddress: crypto.randomUUID(), userAgent: null };
    const code = await signIn(closed, input).catch((error) => error.code);
    expect(code).toBe(i < 3 ? "wrong-credentials" : "human-check-required");
  }
  expect(await bucketOf(`sign-in:account:${email}`)).toBe(3);
});

test("persons get ten failures at an account; at the same moment too; until the window ends", async () => {
  const { email } = await createSeeker(deps);
  const codes = await Promise.all(Array.from({ length: 15 }, () => attempt(email)));
  expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(10);
  expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(5);
  expect(await attempt(email, { password: PASSWORD })).toBe("too-many-attempts");
  const ofAccount = eq(rateLimits.key, `sign-in:account:${email}`);
  await db.update(rateLimits).set({ windowEndsAt: Date.now() }).where(ofAccount);
  expect(await attempt(email, { password: PASSWORD })).toBe("opened");
});

test("fifty failures from one address are its last, at any accounts", async () => {
  const { email } = await createSeeker(deps);
  const ipAddress = crypto.randomUUID();
  const windowEndsAt = Date.now() + HOUR;
  const key = `sign-in:address:${ipAddress}`;
  await db.insert(rateLimits).values({ key, attempts: 49, windowEndsAt });
  const unknown = `${crypto.randomUUID()}@example.com`;
  expect(await attempt(unknown, { ipAddress })).toBe("wrong-credentials");
  expect(await attempt(email, { password: PASSWORD, ipAddress })).toBe("too-many-attempts");
  expect(await attempt(email, { password: PASSWORD })).toBe("opened");
});

test("hundreds of guesses get nowhere, and the owner signs in from their own browser all the while", async () => {
  const { email } = await createSeeker(deps);
  const device = cookiesOf(await postForm("/login", { email, password: PASSWORD })).split("; ")[1] ?? "";
  expect(device).toMatch(/^__Host-plumbline_device=/);
  const deviceMark = device.slice(device.indexOf("=") + 1);
  const { strengths, verify } = watchedVerify();
  const codes: string[] = [];
  const rounds = depth(4, 20);
  for (let round = 0; round < rounds; round++)
    codes.push(...(await Promise.all(Array.from({ length: 50 }, () => attempt(email, { verify })))));
  expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(10);
  expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(50 * rounds - 10);
  expect(strengths).toHaveLength(10);
  expect(await attempt(email, { password: PASSWORD })).toBe("too-many-attempts");
  expect(await attempt(email, { password: PASSWORD, deviceMark })).toBe("opened");
  const again = await postForm("/login", { email, password: PASSWORD }, { cookie: device });
  expect(again.status).toBe(302);
});

test("only a mark of ours, for this account, and not too old, counts apart", async () => {
  const [owner, stranger] = [await createSeeker(deps), await createSeeker(deps)];
  const windowEndsAt = Date.now() + HOUR;
  const key = `sign-in:account:${owner.email}`;
  await db.insert(rateLimits).values({ key, attempts: 10, windowEndsAt });
  const own = createDeviceMark(deps, owner.userId);
  const [device, , time, signature] = own.split(".");
  const foreign = createDeviceMark(deps, stranger.userId);
  const forged = [
    foreign,
    `${device}.${owner.userId}.${time}.${foreign.split(".")[3]}`,
    `${crypto.randomUUID()}.${owner.userId}.${time}.${signature}`,
    `${device}.${owner.userId}.${Number(time) + 1}.${signature}`,
    `${own}.x`,
    `${device}.${owner.userId}.${time}.`,
    createDeviceMark({ ...deps, now: () => Date.now() - 401 * 24 * 60 * 60 * 1000 }, owner.userId),
    "x",
  ];
  for (const deviceMark of forged)
    expect(await attempt(owner.email, { password: PASSWORD, deviceMark })).toBe("too-many-attempts");
  expect(await attempt(owner.email, { password: PASSWORD, deviceMark: own })).toBe("opened");
});

test("a browser of the owner's has ten failures of its own", async () => {
  const { email, userId } = await createSeeker(deps);
  const deviceMark = createDeviceMark(deps, userId);
  const codes: string[] = [];
  for (let i = 0; i < 11; i++) codes.push(await attempt(email, { deviceMark }));
  expect(codes).toEqual([...Array(10).fill("wrong-credentials"), "too-many-attempts"]);
  expect(await bucketOf(`sign-in:account:${email}`)).toBe(0);
  expect(await attempt(email, { password: PASSWORD })).toBe("opened");
});

test("a known and an unknown account cost the same: as many statements, one hash of the same strength", async () => {
  const { email, userId } = await createSeeker(deps);
  const unknown = `${crypto.randomUUID()}@example.com`;
  const deviceMark = createDeviceMark(deps, userId);
  async function costOf(address: string, mark: string | null) {
    const fault = failOnce(0);
    const own = { ...testDeps({ d1: fault }), humanCheck: { widget: null, verify: async () => true } };
    const { strengths, verify } = watchedVerify();
    const visitor = { ipAddress: crypto.randomUUID(), userAgent: null, deviceMark: mark };
    const input = { email: address, password: "wrong", ...visitor };
    const code = await signIn(own, input, verify).catch((error) => error.code);
    return { code, statements: fault.calls, strengths };
  }
  const costs = [
    await costOf(email, null),
    await costOf(unknown, null),
    await costOf(unknown, deviceMark),
    await costOf(email, deviceMark),
  ];
  const [known] = costs;
  expect(known).toEqual({ code: "wrong-credentials", statements: 3, strengths: ["scrypt$1024$8$3"] });
  for (const cost of costs) expect(cost).toEqual(known);
});
