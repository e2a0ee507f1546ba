import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  authenticators,
  outbox,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
} from "../../../db/schema";
import { askForPasskey } from "../../../workers/domain/identity/passkeys/ask-for-passkey";
import { beginPasskey } from "../../../workers/domain/identity/passkeys/begin-passkey";
import { CHALLENGE_MILLISECONDS } from "../../../workers/domain/identity/passkeys/challenge";
import { MAX_PASSKEYS } from "../../../workers/domain/identity/passkeys/list-credentials";
import { FRESH_MILLISECONDS } from "../../../workers/domain/identity/second-step/is-step-fresh";
import { codeAt } from "../../../workers/domain/identity/second-step/one-time-code";
import { openSecret } from "../../../workers/domain/identity/second-step/sealed-secret";
import { findSignedInUser } from "../../../workers/domain/identity/session/find-signed-in-user";
import { hashSessionToken } from "../../../workers/domain/identity/session/session-token";
import { testDeps } from "../../support/faults";
import { createAgent, createColleague } from "../../support/people/agency";
import { ORIGIN, sessionOf, visit } from "../../support/people/browser-session";
import { cookiesOf, createSeeker, PASSWORD, postForm, textOf, withTasks } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { type SoftwarePasskey, softwarePasskey } from "../../support/people/software-passkey";

const deps = withTasks(testDeps());
const db = deps.db.shared;
const SITE = { origin: ORIGIN, rpId: "localhost" };
const REFUSED = "That passkey wasn’t accepted.";

type Person = { userId: string; cookie: string };

async function setUp(): Promise<Person & { email: string }> {
  const { userId, email } = await createSeeker(deps);
  return { userId, email, cookie: await sessionOf(deps, userId) };
}

function send({ cookie }: { cookie: string }, intent: string, fields: Record<string, string> = {}) {
  return postForm("/two-step", { intent, ...fields }, { cookie });
}

async function shown(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

/** A browser of theirs that has given the password, and nothing more. */
async function otherBrowser({ userId }: Person): Promise<Person> {
  return { userId, cookie: await sessionOf(deps, userId) };
}

const tokenOf = ({ cookie }: Person) => cookie.split("=")[1] ?? "";

/** What this browser was asked to have signed. */
async function challengeOf(person: Person): Promise<string> {
  const [row] = await db
    .select({ challenge: passkeyChallenges.challenge })
    .from(passkeyChallenges)
    .innerJoin(sessions, eq(sessions.id, passkeyChallenges.sessionId))
    .where(eq(sessions.tokenHash, hashSessionToken(tokenOf(person))));
  return row?.challenge ?? "";
}

async function begun(person: Person): Promise<string> {
  await send(person, "begin-passkey", { password: PASSWORD });
  return challengeOf(person);
}

/** @returns the passkey, and recovery codes where it is the first step */
async function addPasskey(person: Person, passkey?: SoftwarePasskey) {
  const key = passkey ?? (await softwarePasskey());
  const credential = await key.make({ ...SITE, challenge: await begun(person), signCount: 1 });
  const answer = await send(person, "add-passkey", { name: "My laptop", credential });
  const codes = [...(await shown(answer)).matchAll(/<li>([a-z2-9]{5}-[a-z2-9]{5})<\/li>/g)];
  return { key, answer, codes: codes.map(([, code = ""]) => code) };
}

async function asked(person: Person): Promise<string> {
  await postForm("/two-step/check", { intent: "ask-passkey" }, person);
  return challengeOf(person);
}

function take(person: Person, credential: string, next = "") {
  return postForm("/two-step/check", { intent: "passkey", credential, next }, person);
}

async function isIn(person: Person): Promise<boolean> {
  return (await visit("/dashboard", person)).status === 200;
}

async function letTimePass({ userId }: Person) {
  const past = Date.now() - FRESH_MILLISECONDS;
  await db.update(sessions).set({ provedAt: past }).where(eq(sessions.userId, userId));
}

async function mailsOf({ userId }: Person): Promise<(string | undefined)[]> {
  const mails = await db.select().from(outbox).where(eq(outbox.userId, userId));
  return mails.map(({ data }) => (data as { change?: string }).change);
}

test.each(["ES256", "RS256"] as const)("a passkey (%s) takes the step after the password", async (kind) => {
  const person = await setUp();
  const { key, codes } = await addPasskey(person, await softwarePasskey(kind));
  expect(codes).toHaveLength(10);
  expect(await mailsOf(person)).toContain("passkey-added");
  const page = await shown(await visit("/two-step", person));
  expect(page).toContain("My laptop");
  expect(page).toContain("10 recovery codes left");

  const signedIn = await postForm("/login", { email: person.email, password: PASSWORD });
  const browser = { userId: person.userId, cookie: cookiesOf(signedIn) };
  expect((await visit("/history?page=2", browser)).headers.get("location")).toBe(
    "/two-step/check?next=%2Fhistory%3Fpage%3D2",
  );
  const check = await shown(await visit("/two-step/check", browser));
  expect(check).toContain("Use Your Passkey");
  expect(check).toContain("Passkeys need scripts. Please enter a code instead.");
  expect(check).toContain("Recovery code");
  const session = { ...browser, cookie: browser.cookie.match(/__Host-plumbline_session=[^;]+/)?.[0] ?? "" };
  const credential = await key.use({ ...SITE, challenge: await asked(session), signCount: 2 });
  const taken = await take(session, credential, "/history?page=2");
  expect(taken.headers.get("location")).toBe("/history?page=2");
  expect(await isIn(session)).toBe(true);
  const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, person.userId));
  expect(row).toMatchObject({ signCount: 2, transports: ["internal"], credentialId: key.credentialId });
});

test("a recovery code takes the step of someone who has passkeys alone", async () => {
  const person = await setUp();
  const { codes } = await addPasskey(person);
  const other = await otherBrowser(person);
  const answer = await postForm("/two-step/check", { code: codes[0] ?? "" }, other);
  expect(answer.status).toBe(302);
  expect(await isIn(other)).toBe(true);
});

test("what a browser is told: this site, the person's own passkeys, and that they are to be verified", async () => {
  const person = await setUp();
  const { key } = await addPasskey(person);
  const user = await findSignedInUser(deps, tokenOf(person));
  const making = await beginPasskey(deps, { user: user!, password: "" });
  expect(making).toMatchObject({
    rp: { id: new URL(deps.site.origin).hostname },
    excludeCredentials: [{ id: key.credentialId, transports: ["internal"] }],
    authenticatorSelection: { userVerification: "required" },
    attestation: "none",
  });
  expect(making.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-7, -257]);
  const using = await askForPasskey(deps, { token: tokenOf(person) });
  expect(using).toMatchObject({
    rpId: new URL(deps.site.origin).hostname,
    userVerification: "required",
    allowCredentials: [{ id: key.credentialId, type: "public-key" }],
  });
  expect(using.challenge).not.toBe(making.challenge);
  expect(Buffer.from(using.challenge, "base64url")).toHaveLength(32);
});

test("adding one takes the password of someone without a second step, and a name", async () => {
  const person = await setUp();
  const wrong = await send(person, "begin-passkey", { password: "not this" });
  expect(await shown(wrong)).toContain("Current password is incorrect");
  expect(await challengeOf(person)).toBe("");
  const key = await softwarePasskey();
  const credential = await key.make({ ...SITE, challenge: await begun(person) });
  expect((await send(person, "add-passkey", { name: " ", credential })).status).toBe(400);
  expect(await db.$count(passkeys, eq(passkeys.userId, person.userId))).toBe(0);
});

test.each([
  ["another site's address", { origin: "https://plumbline.example.org" }],
  ["another site's name", { rpId: "plumbline.example.org" }],
  ["another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
  ["the other ceremony", { type: "webauthn.get" }],
  ["nobody verified", { isVerified: false }],
])("a new passkey with %s is refused", async (_what, wrong) => {
  const person = await setUp();
  const key = await softwarePasskey();
  const credential = await key.make({ ...SITE, challenge: await begun(person), ...wrong });
  const answer = await send(person, "add-passkey", { name: "My laptop", credential });
  expect([answer.status, await shown(answer)]).toEqual([400, expect.stringContaining(REFUSED)]);
  expect(await db.$count(passkeys, eq(passkeys.userId, person.userId))).toBe(0);
  expect(await mailsOf(person)).not.toContain("passkey-added");
});

test("what is no passkey at all is refused", async () => {
  const person = await setUp();
  const key = await softwarePasskey();
  const good = JSON.parse(await key.make({ ...SITE, challenge: await begun(person) }));
  const garbage = [
    "not JSON",
    "null",
    "[]",
    "{}",
    JSON.stringify({ ...good, response: null }),
    JSON.stringify({ ...good, response: { ...good.response, attestationObject: "o2NmbXQ" } }),
    JSON.stringify({ ...good, response: { ...good.response, attestationObject: "_".repeat(400) } }),
    JSON.stringify({ ...good, id: { deep: true } }),
    "x".repeat(30_000),
  ];
  for (const credential of garbage) {
    await begun(person);
    const answer = await send(person, "add-passkey", { name: "My laptop", credential });
    expect(answer.status, credential.slice(0, 40)).toBe(400);
  }
  const huge = await send(person, "add-passkey", { name: "My laptop", credential: "x".repeat(1_000_000) });
  expect(huge.status).toBe(413);
  expect(await db.$count(passkeys, eq(passkeys.userId, person.userId))).toBe(0);
});

test.each([
  ["another site's address", { origin: "https://plumbline.example.org" }],
  ["another site's name", { rpId: "plumbline.example.org" }],
  ["another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
  ["the other ceremony", { type: "webauthn.create" }],
  ["nobody verified", { isVerified: false }],
])("a used passkey with %s is refused", async (_what, wrong) => {
  const person = await setUp();
  const { key } = await addPasskey(person);
  const other = await otherBrowser(person);
  const credential = await key.use({ ...SITE, challenge: await asked(other), signCount: 2, ...wrong });
  const answer = await take(other, credential);
  expect([answer.status, await shown(answer)]).toEqual([400, expect.stringContaining(REFUSED)]);
  expect(await isIn(other)).toBe(false);
});

test("a signature works once, in the browser that was asked for it, for what it was asked for, and in time", async () => {
  const person = await setUp();
  const { key } = await addPasskey(person);
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => otherBrowser(person)));
  const credential = await key.use({ ...SITE, challenge: await asked(first!), signCount: 2 });
  await asked(second!);
  expect((await take(second!, credential)).status).toBe(400);
  expect((await take(first!, credential)).status).toBe(302);
  expect((await take(first!, credential)).status).toBe(400);

  // Asked for another passkey, a browser takes no step with the answer.
  await send(first!, "begin-passkey");
  const mixed = await key.use({ ...SITE, challenge: await challengeOf(first!), signCount: 3 });
  expect((await take(first!, mixed)).status).toBe(400);

  const late = await key.use({ ...SITE, challenge: await asked(third!), signCount: 4 });
  const over = Date.now() - 1;
  await db
    .update(passkeyChallenges)
    .set({ expiresAt: over })
    .where(eq(passkeyChallenges.userId, person.userId));
  expect((await take(third!, late)).status).toBe(400);
  expect(await isIn(third!)).toBe(false);
  expect(CHALLENGE_MILLISECONDS).toBeLessThanOrEqual(10 * 60_000);
});

test("another person's passkey is refused like any other, for taking the step and for adding it", async () => {
  const [person, stranger] = [await setUp(), await setUp()];
  await addPasskey(person);
  const { key: foreign } = await addPasskey(stranger);
  const other = await otherBrowser(person);
  const used = await foreign.use({ ...SITE, challenge: await asked(other), signCount: 2 });
  expect(await shown(await take(other, used))).toContain(REFUSED);
  expect(await isIn(other)).toBe(false);

  const made = await foreign.make({ ...SITE, challenge: await begun(person) });
  const added = await send(person, "add-passkey", { name: "Theirs", credential: made });
  expect([added.status, await shown(added)]).toEqual([400, expect.stringContaining(REFUSED)]);
  expect(await db.$count(passkeys, eq(passkeys.credentialId, foreign.credentialId))).toBe(1);
});

test("a passkey whose count goes backwards is refused, and its owner is told", async () => {
  const person = await setUp();
  const { key } = await addPasskey(person);
  const use = async (signCount: number) => {
    const other = await otherBrowser(person);
    return take(other, await key.use({ ...SITE, challenge: await asked(other), signCount }));
  };
  expect((await use(5)).status).toBe(302);
  const copied = await use(5);
  expect([copied.status, await shown(copied)]).toEqual([400, expect.stringContaining(REFUSED)]);
  expect((await use(0)).status).toBe(400);
  expect(await mailsOf(person)).toContain("passkey-copied");
  expect((await use(6)).status).toBe(302);
});

test("a forged count tells nobody of a copy", async () => {
  const person = await setUp();
  const { key } = await addPasskey(person);
  const forger = await softwarePasskey("ES256", new Uint8Array(Buffer.from(key.credentialId, "base64url")));
  const other = await otherBrowser(person);
  const forged = await forger.use({ ...SITE, challenge: await asked(other), signCount: 0 });
  expect((await take(other, forged)).status).toBe(400);
  expect(await mailsOf(person)).not.toContain("passkey-copied");
});

test("a passkey that doesn't count is taken again and again", async () => {
  const person = await setUp();
  const key = await softwarePasskey();
  const credential = await key.make({ ...SITE, challenge: await begun(person) });
  await send(person, "add-passkey", { name: "My phone", credential });
  for (let i = 0; i < 2; i++) {
    const other = await otherBrowser(person);
    const used = await key.use({ ...SITE, challenge: await asked(other) });
    expect((await take(other, used)).status).toBe(302);
  }
});

test("tries without end are refused, codes and passkeys counted together", async () => {
  const person = await setUp();
  const { key } = await addPasskey(person);
  const other = await otherBrowser(person);
  const tries: number[] = [];
  for (let i = 0; i < 5; i++) {
    tries.push((await take(other, "{}")).status);
    tries.push((await postForm("/two-step/check", { code: "123456" }, other)).status);
  }
  expect(tries).toEqual(Array<number>(10).fill(400));
  const good = await key.use({ ...SITE, challenge: await asked(other), signCount: 2 });
  expect((await take(other, good)).status).toBe(429);
});

test("exports take a fresh step, which a passkey renews", async () => {
  const person = await setUp();
  const { key } = await addPasskey(person);
  await letTimePass(person);
  const stale = await postForm("/settings", { intent: "export" }, person);
  expect(stale.headers.get("location")).toBe("/two-step/check?next=%2Fsettings");
  const credential = await key.use({ ...SITE, challenge: await asked(person), signCount: 2 });
  expect((await take(person, credential, "/settings")).headers.get("location")).toBe("/settings");
  const fresh = await postForm("/settings", { intent: "export" }, person);
  expect(fresh.headers.get("location")).toContain("/settings?done=export");
});

test("changing passkeys takes a fresh step", async () => {
  const person = await setUp();
  await addPasskey(person);
  await letTimePass(person);
  const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, person.userId));
  for (const [intent, fields] of [
    ["begin-passkey", {}],
    ["remove-passkey", { passkeyId: row!.id }],
  ] as const) {
    const answer = await send(person, intent, fields);
    expect(answer.headers.get("location"), intent).toBe("/two-step/check?next=%2Ftwo-step");
  }
  expect(await db.$count(passkeys, eq(passkeys.userId, person.userId))).toBe(1);
});

test("a second one brings no new recovery codes; with the last step they go", async () => {
  const person = await setUp();
  await addPasskey(person);
  const second = await addPasskey(person);
  expect(second.answer.headers.get("location")).toBe("/two-step?done=add-passkey");
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, person.userId));
  const left = () => db.$count(recoveryCodes, eq(recoveryCodes.userId, person.userId));
  await send(person, "remove-passkey", { passkeyId: rows[0]!.id });
  expect(await left()).toBe(10);
  await send(person, "remove-passkey", { passkeyId: rows[1]!.id });
  expect(await left()).toBe(0);
  expect(await mailsOf(person)).toContain("passkey-removed");
  expect(await isIn(await otherBrowser(person))).toBe(true);
});

test("nobody removes another person's passkey", async () => {
  const [person, stranger] = [await setUp(), await setUp()];
  await addPasskey(person);
  await addPasskey(stranger);
  const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, person.userId));
  await send(stranger, "remove-passkey", { passkeyId: row!.id });
  expect(await db.$count(passkeys, eq(passkeys.id, row!.id))).toBe(1);
});

test("an account has ten at most", async () => {
  const person = await setUp();
  await addPasskey(person);
  const challenge = await begun(person);
  const rows = Array.from({ length: MAX_PASSKEYS - 1 }, (_, i) => ({
    userId: person.userId,
    name: `Key ${i}`,
    credentialId: crypto.randomUUID(),
    publicKey: "",
    signCount: 0,
  }));
  await db.insert(passkeys).values(rows);
  const credential = await (await softwarePasskey()).make({ ...SITE, challenge });
  const late = await send(person, "add-passkey", { name: "One more", credential });
  expect([late.status, await shown(late)]).toEqual([409, expect.stringContaining("ten passkeys")]);
  expect((await send(person, "begin-passkey")).status).toBe(409);
});

test("where the company asks for a step, a passkey is one, and the last step stays", async () => {
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  const at = async (agent: { userId: string }) => ({
    userId: agent.userId,
    cookie: await sessionOf(deps, agent.userId, "agent"),
  });
  const [boss, other] = [await at(owner), await at(colleague)];
  await addPasskey(boss);
  await postForm("/agent/profile", { intent: "second-step", on: "yes" }, boss);
  expect((await visit("/agent/dashboard", other)).headers.get("location")).toContain("/two-step?next=");
  await addPasskey(other);
  expect((await visit("/agent/dashboard", other)).status).toBe(200);

  const [first] = await db.select().from(passkeys).where(eq(passkeys.userId, other.userId));
  const stays = await send(other, "remove-passkey", { passkeyId: first!.id });
  expect([stays.status, await shown(stays)]).toEqual([409, expect.stringContaining("has to stay")]);
  expect(await db.$count(passkeys, eq(passkeys.userId, other.userId))).toBe(1);
  expect(await mailsOf(other)).not.toContain("passkey-removed");

  // With an app beside it, either of the two may go.
  await send(other, "set-up-app", { name: "My phone" });
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, other.userId));
  await send(other, "confirm-app", { code: codeAt(openSecret(deps, other.userId, app!.secret), Date.now()) });
  const gone = await send(other, "remove-passkey", { passkeyId: first!.id });
  expect(gone.headers.get("location")).toBe("/two-step?done=remove-passkey");
  expect((await send(other, "remove-app", { appId: app!.id })).status).toBe(409);
  expect((await visit("/agent/dashboard", other)).status).toBe(200);

  // An owner's reset takes passkeys along.
  await addPasskey(other);
  await postForm(`/agent/members/${colleague.agentId}`, { intent: "reset-step" }, boss);
  expect(await db.$count(passkeys, eq(passkeys.userId, other.userId))).toBe(0);
});

test("without a session, or without a passkey, none is asked for", async () => {
  const nobody = await postForm("/two-step/check", { intent: "ask-passkey" });
  expect(nobody.headers.get("location")).toBe("/login");
  const person = await setUp();
  const without = await postForm("/two-step/check", { intent: "ask-passkey" }, person);
  expect(without.headers.get("location")).toBe("/login");
  const sent = await take({ userId: "", cookie: "" }, "{}");
  expect(sent.headers.get("location")).toBe("/login");
});
