import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { filesToDelete, heldResumes, resumes, users } from "../../../db/schema";
import { TERMS_VERSION } from "../../../workers/domain/billing/contract-terms";
import { hashSessionToken } from "../../../workers/domain/identity/session/session-token";
import { forgetHeldResumes } from "../../../workers/domain/resumes/held/drop-held-resume";
import { takeHeldResume } from "../../../workers/domain/resumes/held/take-held-resume";
import { testDeps } from "../../support/faults";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { beginRegistration, CookieJar, chooseAccount, comeBack } from "../../support/people/google-browser";
import {
  candidateFields,
  cookieOf,
  cookiesOf,
  createSeeker,
  linkIn,
  mailsTo,
  postForm,
  textOf,
} from "../../support/people/seeker";

const deps = testDeps();
const db = deps.db.shared;
const HELD = "__Host-plumbline_resume";
const HOUR = 60 * 60 * 1000;

function pdf() {
  const words = `%PDF-1.4\n% ${crypto.randomUUID()}\n%%EOF\n`;
  return new TextEncoder().encode(words) as Uint8Array<ArrayBuffer>;
}

function jsonOf(content: unknown) {
  return new TextEncoder().encode(JSON.stringify(content)) as Uint8Array<ArrayBuffer>;
}

function hold(
  options: { cookie?: string; name?: string; bytes?: Uint8Array<ArrayBuffer>; path?: string } = {},
) {
  const { cookie, name = "Mara Lind.pdf", bytes = pdf(), path = "/api/held-resumes" } = options;
  const headers = { "cf-connecting-ip": crypto.randomUUID() };
  return visit(path, { method: "POST", cookie, body: filesForm([{ name, bytes }]), headers });
}

async function rowOf(answer: Response) {
  const token = cookieOf(answer, HELD) ?? "";
  const [row] = await db
    .select()
    .from(heldResumes)
    .where(eq(heldResumes.tokenHash, hashSessionToken(token)));
  return row;
}

function resumesOf(userId: string) {
  return db.select().from(resumes).where(eq(resumes.userId, userId));
}

async function userOf(email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no user ${email}`);
  return user;
}

async function registerHolding() {
  const held = await hold();
  const fields = await candidateFields();
  const answer = await postForm("/register", fields, { cookie: cookiesOf(held) });
  return { held, answer, email: fields.email ?? "", cookie: cookiesOf(answer) };
}

test("a visitor's file waits behind a cookie that no script reads, and the page shows it", async () => {
  const answer = await hold();
  expect(answer.status).toBe(201);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(HELD)) ?? "";
  for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
    expect(cookie).toContain(attribute);
  const row = await rowOf(answer);
  expect(row).toMatchObject({ userId: null, name: "Mara Lind.pdf" });
  expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(HOUR);
  expect(await textOf(await visit("/register", { cookie: cookiesOf(answer) }))).toContain("Mara Lind.pdf");
  expect(await textOf(await visit("/register"))).not.toContain("Mara Lind.pdf");
});

test.each([
  ["Please upload a valid file type (.pdf, .doc, .docx).", { name: "mara.txt" }],
  ["Please upload a valid file type (.pdf, .doc, .docx).", { bytes: new TextEncoder().encode("MZ not one") }],
  ["The file is empty", { bytes: new Uint8Array() }],
  [
    'This is no JSON Resume: "work[0].startDate" must be a date such as 2024-05-31, 2024-05 or 2024',
    { name: "mara.json", bytes: jsonOf({ basics: {}, work: [{ startDate: "spring" }] }) },
  ],
] as [string, Parameters<typeof hold>[0]][])("a file is refused: %s", async (words, options) => {
  const answer = await hold(options);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "no-file-accepted", message: words });
  expect(cookieOf(answer, HELD)).toBeUndefined();
  const plain = await hold({ ...options, path: "/register" });
  expect(plain.status).toBe(400);
  expect(await textOf(plain)).toContain(words);
});

test("a visitor's resume.json waits like any other file, and is the account's once it is confirmed", async () => {
  const bytes = jsonOf({ basics: { name: `Mara ${crypto.randomUUID()}` }, work: [{ position: "Baker" }] });
  const held = await hold({ name: "mara.json", bytes });
  expect([held.status, await rowOf(held)]).toEqual([201, expect.objectContaining({ name: "mara.json" })]);
  const { userId } = await createSeeker(deps);
  const token = cookieOf(held, HELD) ?? null;
  await takeHeldResume(deps, { user: { userId, emailVerified: true }, token });
  expect(await resumesOf(userId)).toMatchObject([{ name: "mara", fileType: "application/json" }]);
});

test("one address holds so many files an hour and no more", async () => {
  const headers = { "cf-connecting-ip": crypto.randomUUID() };
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) {
    const body = filesForm([{ name: "cv.pdf", bytes: pdf() }]);
    statuses.push((await visit("/register", { method: "POST", body, headers })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(302));
  expect(statuses[20]).toBe(429);
});

test("a second file takes the place of the first, and nothing of that one stays", async () => {
  const first = await hold();
  const former = await rowOf(first);
  const second = await hold({ cookie: cookiesOf(first), name: "other.pdf" });
  expect(await rowOf(first)).toBeUndefined();
  expect((await rowOf(second))?.name).toBe("other.pdf");
  expect(await db.$count(filesToDelete, eq(filesToDelete.fileKey, former?.fileKey ?? ""))).toBe(1);
});

test("refused forms leave the file where it is", async () => {
  const held = await hold();
  const fields = await candidateFields({ terms: "" });
  const answer = await postForm("/register", fields, { cookie: cookiesOf(held) });
  expect(answer.status).toBe(400);
  const page = await textOf(answer);
  expect(page).toContain("Mara Lind.pdf");
  expect(page).toContain("Please accept the terms and confirm that you are 18 or older.");
});

test("an account that isn't confirmed keeps the file unread until it is, and lands at its analysis then", async () => {
  const { held, answer, email, cookie } = await registerHolding();
  expect(answer.headers.get("location")).toBe("/my-resumes");
  const { id: userId } = await userOf(email);
  expect(await rowOf(held)).toMatchObject({ userId });
  expect(await resumesOf(userId)).toEqual([]);
  const list = await textOf(await visit("/my-resumes", { cookie }));
  expect(list).toContain("We keep Mara Lind.pdf for you.");

  const [mail] = await mailsTo(deps, email);
  const [, token = ""] = linkIn(mail).split("token=");
  const confirmed = await postForm("/verify-email", { token, intent: "confirm" }, { cookie });
  const [resume] = await resumesOf(userId);
  expect(confirmed.headers.get("location")).toBe(`/new-analysis?resume=${resume?.id}`);
  expect(resume).toMatchObject({ name: "Mara Lind", isDefault: true });
  expect(await rowOf(held)).toBeUndefined();
});

test("a registration through Google takes the file along at once", async () => {
  const jar = new CookieJar();
  jar.take(await hold());
  const email = `held+${crypto.randomUUID()}@example.com`;
  const answer = await comeBack(jar, await chooseAccount(await beginRegistration(jar), { email }));
  const [resume] = await resumesOf((await userOf(email)).id);
  expect(answer.headers.get("location")).toBe(`/new-analysis?resume=${resume?.id}`);
  expect(jar.has(HELD)).toBe(false);
});

test("who signs in on the same browser takes the file only when they say so", async () => {
  const held = await hold();
  const { userId } = await createSeeker(deps);
  const cookie = `${await sessionOf(deps, userId)}; ${cookiesOf(held)}`;
  expect(await textOf(await visit("/my-resumes", { cookie }))).toContain(
    "You chose it before you signed in.",
  );
  expect(await resumesOf(userId)).toEqual([]);
  const taken = await postForm("/my-resumes", { intent: "take-held" }, { cookie });
  const [resume] = await resumesOf(userId);
  expect(taken.headers.get("location")).toBe(`/resume-analysis/${resume?.id}`);
});

test("a file that an account keeps is no other account's, whoever has the cookie", async () => {
  const { held } = await registerHolding();
  const other = await createSeeker(deps);
  const cookie = `${await sessionOf(deps, other.userId)}; ${cookiesOf(held)}`;
  expect(await textOf(await visit("/my-resumes", { cookie }))).not.toContain("We keep Mara Lind.pdf");
  await postForm("/my-resumes", { intent: "take-held" }, { cookie });
  await postForm("/my-resumes", { intent: "drop-held" }, { cookie });
  expect(await resumesOf(other.userId)).toEqual([]);
  expect(await rowOf(held)).toBeDefined();
});

test.each(["/register", "/my-resumes"])("it goes when it isn't wanted any more, from %s", async (path) => {
  const held = await hold();
  const { userId } = await createSeeker(deps);
  const session = path === "/my-resumes" ? `${await sessionOf(deps, userId)}; ` : "";
  const answer = await postForm(path, { intent: "drop-held" }, { cookie: session + cookiesOf(held) });
  expect(answer.headers.get("location")).toBe(path);
  expect(await rowOf(held)).toBeUndefined();
});

test("what nobody claims within the hour is deleted, file and row", async () => {
  const late = testDeps();
  const held = await hold();
  const row = await rowOf(held);
  await forgetHeldResumes(late);
  expect(await rowOf(held)).toBeDefined();
  late.wait(HOUR + 1000);
  await forgetHeldResumes(late);
  expect(await rowOf(held)).toBeUndefined();
  const keys = [row?.fileKey ?? ""];
  expect(await db.$count(filesToDelete, inArray(filesToDelete.fileKey, keys))).toBe(1);
});

test("the reader of an address that a stranger registered doesn't get the stranger's file", async () => {
  const { held, email } = await registerHolding();
  await postForm("/forgot-password", await candidateFields({ email }));
  const [mail] = (await mailsTo(deps, email)).filter(({ template }) => template === "reset-password");
  const [, token = ""] = linkIn(mail).split("token=");
  const password = "nine quiet lanterns";
  await postForm("/reset-password", { token, password, confirmPassword: password });
  expect((await userOf(email)).emailVerified).toBe(true);
  expect(await rowOf(held)).toBeUndefined();
});

test("a registration keeps which terms were accepted, and when", async () => {
  const before = Date.now();
  const fields = await candidateFields();
  await postForm("/register", fields);
  const user = await userOf(fields.email ?? "");
  expect(user.termsVersion).toBe(TERMS_VERSION);
  expect(user.termsAcceptedAt).toBeGreaterThanOrEqual(before);
});
