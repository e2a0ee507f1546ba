import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatch } from "../../../db/batch";
import {
  accounts,
  dataExports,
  deletionRequests,
  rateLimits,
  sessions,
  subscriptions,
  users,
  verifications,
} from "../../../db/schema";
import { prepareLink } from "../../../workers/domain/identity/mailed-link";
import { prepareSeeker } from "../../../workers/domain/identity/prepare-seeker";
import { makeExport } from "../../../workers/domain/privacy/export/make-export";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import {
  cookieOf,
  cookiesOf,
  createSeeker,
  linkIn,
  mailsTo,
  PASSWORD,
  postForm,
  textOf,
  withTasks,
} from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";

const deps = withTasks(testDeps());
const db = deps.db.shared;

async function setUp() {
  const { userId, email } = await createSeeker(deps);
  return { userId, email, cookie: await sessionOf(deps, userId) };
}

/** Someone who only signs in with Google. */
async function setUpGoogle() {
  const email = `${crypto.randomUUID()}@example.com`;
  const { userId, statements } = prepareSeeker(deps, {
    email,
    fullName: "Ida Holm",
    country: null,
    emailVerified: true,
    termsVersion: "2026-11-23",
    account: { provider: "google", subject: crypto.randomUUID() },
  });
  await runBatch(db, statements);
  return { userId, email, cookie: await sessionOf(deps, userId) };
}

type Person = Awaited<ReturnType<typeof setUp>>;

function send({ cookie }: Person, intent: string, fields: Record<string, string> = {}) {
  return postForm("/settings", { intent, ...fields }, { cookie });
}

/** What is to be seen of a page: without its scripts and the data that they get. */
async function shownBy(answer: Response) {
  return shownHtml(await textOf(answer));
}

/** The page's banner as HTML; empty where it has nothing to say. */
function bannerOf(page: string) {
  return /<div id="settings-message"[^>]*>(.*?)<\/div><section/s.exec(page)?.[1];
}

/** Sends a form and follows to the page that says how it went. */
async function sendAndRead(person: Person, intent: string, fields: Record<string, string> = {}) {
  const answer = await send(person, intent, fields);
  // A change of password gives the browser another session.
  if (cookieOf(answer, "__Host-plumbline_session")) person.cookie = cookiesOf(answer);
  const location = answer.headers.get("location");
  return textOf(location ? await visit(location, { cookie: person.cookie }) : answer);
}

const change = {
  currentPassword: PASSWORD,
  newPassword: "new words here",
  confirmPassword: "new words here",
};

async function nameOf({ userId }: Person) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.fullName;
}

test("settings show name, address with its note, and every section; visitors and agents don't get in", async () => {
  const person = await setUp();
  const page = await textOf(await visit("/settings", { cookie: person.cookie }));
  for (const words of [
    "Profile Information",
    "Full Name",
    "Mara Lind",
    "Email Address",
    person.email,
    "Email address cannot be changed",
    "Save Changes",
    "Change Password",
    "Current Password",
    "New Password",
    "Confirm New Password",
    "Sign-in Methods",
    "This device",
    "Prepare My Data",
    "Delete Account",
    "Request Account Deletion",
  ])
    expect(page).toContain(words);
  expect(page).toContain("?delete=1#delete");
  const visitor = await visit("/settings?delete=1");
  expect(visitor.status).toBe(302);
  expect(visitor.headers.get("location")).toBe(`/login?next=${encodeURIComponent("/settings?delete=1")}`);
  const agent = await createAgent(deps);
  const refused = await visit("/settings", { cookie: await sessionOf(deps, agent.userId) });
  expect(refused.status).toBe(403);
  expect((await postForm("/settings", { intent: "export" })).status).toBe(302);
});

test("a name is saved trimmed, and said so; nothing else of the form counts", async () => {
  const person = await setUp();
  const page = await sendAndRead(person, "profile", {
    fullName: "  Mára Ødegård-王 ",
    email: "other@example.com",
    userId: crypto.randomUUID(),
    emailVerified: "true",
    role: "staff",
  });
  expect(page).toContain("Profile updated successfully");
  expect(page).toContain("Mára Ødegård-王");
  const [user] = await db.select().from(users).where(eq(users.id, person.userId));
  expect(user).toMatchObject({ fullName: "Mára Ødegård-王", email: person.email });
});

test.each([
  ["", "Please enter your full name"],
  ["x".repeat(201), "A name may have up to 200 characters"],
  ["a\u0000b", "This name has characters we can't show"],
])("a name that can't be is refused in the banner: %j", async (fullName, message) => {
  const person = await setUp();
  const answer = await send(person, "profile", { fullName });
  expect(answer.status).toBe(400);
  const page = await shownBy(answer);
  expect(page.split(message)).toHaveLength(2);
  expect(bannerOf(page)).toContain('role="alert"');
  expect(bannerOf(page)).toContain(message);
  expect(await nameOf(person)).toBe("Mara Lind");
});

test("a form without a known intent changes nothing", async () => {
  const person = await setUp();
  for (const intent of ["", "constructor", "toString", "eraseNow"]) {
    const answer = await send(person, intent, { fullName: "Other" });
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain("Please check your input.");
  }
  expect(await nameOf(person)).toBe("Mara Lind");
});

test("a change of password ends the other sessions, voids reset links, and tells its owner", async () => {
  const person = await setUp();
  const other = await sessionOf(deps, person.userId);
  const link = prepareLink(deps, { userId: person.userId, purpose: "reset-password" });
  await link.insert;
  expect(await sendAndRead(person, "password", change)).toContain("Password changed successfully");
  expect((await visit("/settings", { cookie: other })).status).toBe(302);
  expect((await visit("/settings", { cookie: person.cookie })).status).toBe(200);
  const [row] = await db.select().from(verifications).where(eq(verifications.userId, person.userId));
  expect(row?.usedAt).not.toBeNull();
  expect((await mailsTo(deps, person.email))[0]?.template).toBe("password-changed");
  expect(await sendAndRead(person, "password", change)).toContain("Current password is incorrect");
  const back = { currentPassword: "new words here", newPassword: PASSWORD, confirmPassword: PASSWORD };
  expect(await sendAndRead(person, "password", back)).toContain("Password changed successfully");
});

test.each([
  [{ confirmPassword: "something else" }, "New passwords do not match"],
  [{ newPassword: "12345", confirmPassword: "12345" }, "New password must be at least 6 characters long"],
  [{ newPassword: "password", confirmPassword: "password" }, "one of the most common ones"],
  [{ currentPassword: "wrong words" }, "Current password is incorrect"],
  [{ currentPassword: "" }, "Please enter your current password"],
])("a change of password with %j is refused, and no password comes back", async (fields, message) => {
  const person = await setUp();
  const answer = await send(person, "password", { ...change, ...fields });
  expect(answer.status).toBe(400);
  const page = await shownBy(answer);
  expect(page.split(message)).toHaveLength(2);
  expect(bannerOf(page)).toContain(message);
  for (const secret of [PASSWORD, "new words here", "12345", "wrong words"])
    expect(page).not.toContain(secret);
  expect(await sendAndRead(person, "password", change)).toContain("Password changed successfully");
});

test("guessing the current password is stopped after ten tries, even with the right one", async () => {
  const person = await setUp();
  await db.insert(rateLimits).values({
    key: `change-password:${person.userId}`,
    attempts: 9,
    windowEndsAt: Date.now() + 3_600_000,
  });
  expect((await send(person, "password", { ...change, currentPassword: "no" })).status).toBe(400);
  expect((await send(person, "password", change)).status).toBe(429);
});

test("devices are listed in plain words; one, or all others, can be signed out, and no one else's", async () => {
  const person = await setUp();
  const stranger = await setUp();
  const [phone, laptop] = [await sessionOf(deps, person.userId), await sessionOf(deps, person.userId)];
  const rows = await db.select().from(sessions).where(eq(sessions.userId, person.userId));
  await db
    .update(sessions)
    .set({ userAgent: "Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0" })
    .where(eq(sessions.id, rows[1]?.id ?? ""));
  const page = await textOf(await visit("/settings", { cookie: person.cookie }));
  expect(page).toContain("Firefox on Windows");
  expect(page.match(/This device/g)?.length).toBe(1);
  expect(page).not.toContain(rows[0]?.tokenHash);

  const [foreign] = await db.select().from(sessions).where(eq(sessions.userId, stranger.userId));
  await send(person, "end-session", { sessionId: foreign?.id ?? "" });
  expect((await visit("/settings", { cookie: stranger.cookie })).status).toBe(200);
  await send(person, "end-session", { sessionId: rows[0]?.id ?? "" });
  expect((await visit("/settings", { cookie: person.cookie })).status).toBe(200);
  expect((await send(person, "end-session", { sessionId: "x' or 1=1" })).status).toBe(400);

  const ended = await sendAndRead(person, "end-session", { sessionId: rows[1]?.id ?? "" });
  expect(ended).toContain("That device is signed out.");
  expect((await visit("/settings", { cookie: phone })).status).toBe(302);
  expect((await visit("/settings", { cookie: laptop })).status).toBe(200);
  expect(await sendAndRead(person, "end-other-sessions")).toContain("All other devices are signed out.");
  expect((await visit("/settings", { cookie: laptop })).status).toBe(302);
  expect((await visit("/settings", { cookie: stranger.cookie })).status).toBe(200);
});

test("ways to sign in: Google can be linked, and unlinked only where a password stays", async () => {
  const person = await setUp();
  expect(await textOf(await visit("/settings", { cookie: person.cookie }))).toContain("Link Google");
  await db.insert(accounts).values({ userId: person.userId, provider: "google", subject: person.userId });
  expect(await textOf(await visit("/settings", { cookie: person.cookie }))).toContain("Unlink Google");
  const google = await setUpGoogle();
  const page = await textOf(await visit("/settings", { cookie: google.cookie }));
  expect(page).toContain("It is your only way in.");
  expect(page).not.toContain("Unlink Google");
  expect(page).not.toContain("Current Password");
  const told = await visit("/settings?error=google-linked-elsewhere", { cookie: person.cookie });
  expect(await textOf(told)).toContain("This Google account is already linked to another account.");
  const untold = await visit("/settings?error=<b>no</b>&done=__proto__", { cookie: person.cookie });
  expect(bannerOf(await textOf(untold))).toBe("");
});

test("someone without a password sets a first one by a mailed link, three mails at most in 15 minutes", async () => {
  const google = await setUpGoogle();
  expect(await sendAndRead(google, "first-password")).toContain("We have sent you a mail.");
  const [mail] = await mailsTo(deps, google.email);
  expect(mail?.template).toBe("reset-password");
  const token = new URL(String(mail?.data?.url)).searchParams.get("token") ?? "";
  const fields = { token, password: "my first words", confirmPassword: "my first words" };
  await postForm("/reset-password", fields);
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.userId, google.userId), eq(accounts.provider, "password")));
  expect(account?.passwordHash).toMatch(/^scrypt\$/);
  const again = { ...google, cookie: await sessionOf(deps, google.userId) };
  const statuses = [];
  for (let mail = 0; mail < 3; mail++) statuses.push((await send(again, "first-password")).status);
  expect(statuses).toEqual([302, 302, 429]);
});

test("data is asked for, prepared, downloaded by its owner, and missing for everyone else alike", async () => {
  const person = await setUp();
  const stranger = await setUp();
  expect(await sendAndRead(person, "export")).toMatch(/being prepared|Download ZIP/);
  const own = eq(dataExports.userId, person.userId);
  const [row] = await db.select().from(dataExports).where(own);
  const exportId = row?.id ?? "";
  await makeExport(deps, { exportId });
  const page = await textOf(await visit("/settings", { cookie: person.cookie }));
  expect(page).toContain("Download ZIP");
  expect(page).toContain(`/api/exports/${exportId}`);
  const [mail] = await mailsTo(deps, person.email);
  expect(linkIn(mail)).toBe(`/settings/exports/${exportId}`);
  expect(await textOf(await visit(linkIn(mail), { cookie: person.cookie }))).toContain("Download ZIP");
  expect((await visit(linkIn(mail))).headers.get("location")).toContain("/login?next=");

  const file = await visit(`/api/exports/${exportId}`, { cookie: person.cookie });
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("application/zip");
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="plumbline-data-[\d-]+\.zip"$/,
  );
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([bytes[0], bytes[1], bytes.length]).toEqual([
    0x50,
    0x4b,
    Number(file.headers.get("content-length")),
  ]);

  const neutral = (text: string) => text.replace(/"reference":"\w+"/g, "").replaceAll(/[\w-]{36}/g, "ID");
  const answers = await Promise.all(
    [`/api/exports/${exportId}`, `/api/exports/${crypto.randomUUID()}`].map(async (path) => {
      const answer = await visit(path, { cookie: stranger.cookie });
      return `${answer.status} ${neutral(await answer.text())}`;
    }),
  );
  expect(answers[0]).toMatch(/^404 /);
  expect(answers[1]).toBe(answers[0]);
  expect((await visit(`/api/exports/${exportId}`)).status).toBe(401);
  const pages = await Promise.all(
    [exportId, crypto.randomUUID(), "nonsense"].map((id) =>
      visit(`/settings/exports/${id}`, { cookie: stranger.cookie }),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);

  await db.update(dataExports).set({ status: "failed" }).where(own);
  expect(await textOf(await visit("/settings", { cookie: person.cookie }))).toContain("Try again");
});

test("deletion: the form opens by its link, asks for the password, and says its number before it continues", async () => {
  const person = await setUp();
  const open = await textOf(await visit("/settings?delete=1", { cookie: person.cookie }));
  for (const words of ['name="password"', "Contact Support", "Cancel", "Identity verification"])
    expect(open).toContain(words);
  const empty = await send(person, "delete-account", { password: "" });
  expect(await textOf(empty)).toContain("Please enter your password to confirm account deletion");
  const wrong = await send(person, "delete-account", { password: "not it" });
  expect(wrong.status).toBe(400);
  const page = await textOf(wrong);
  expect(page).toContain("Password is incorrect");
  expect(page).toContain('name="password"');
  expect(await db.select().from(deletionRequests).where(eq(deletionRequests.userId, person.userId))).toEqual(
    [],
  );

  const done = await textOf(await send(person, "delete-account", { password: PASSWORD }));
  const [request] = await db
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, person.userId));
  const number = request?.number ?? "none";
  expect(done).toContain("Redirecting to contact support...");
  expect(done).toContain(number);
  expect(done).toContain(`<noscript><meta http-equiv="refresh" content="5;url=/contact?request=${number}"/>`);
  const [mail] = await mailsTo(deps, person.email);
  expect(mail).toMatchObject({ template: "deletion-planned", data: { number } });
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
  expect(subscription?.status).toBe("cancelled");

  const planned = await textOf(await visit("/settings", { cookie: person.cookie }));
  expect(planned).toContain("is planned for");
  expect(planned).toContain(number);
  expect(planned).toContain("An undo brings it back");
  expect(planned).not.toContain("Request Account Deletion");
  expect((await send(person, "export")).status).toBe(302);
  expect(await sendAndRead(person, "undo-deletion")).toContain("Your account stays.");
  const again = await send(person, "undo-deletion");
  expect(again.status).toBe(409);
  expect(await textOf(again)).toContain("No deletion of this account is planned.");
});

test("guessing the password at the deletion form is stopped, even with the right one", async () => {
  const person = await setUp();
  await db.insert(rateLimits).values({
    key: `delete-account:${person.userId}`,
    attempts: 9,
    windowEndsAt: Date.now() + 3_600_000,
  });
  expect((await send(person, "delete-account", { password: "no" })).status).toBe(400);
  expect((await send(person, "delete-account", { password: PASSWORD })).status).toBe(429);
});

test("someone without a password confirms by a mailed link, whose page does nothing until its button is pressed", async () => {
  const google = await setUpGoogle();
  const requests = () => db.select().from(deletionRequests).where(eq(deletionRequests.userId, google.userId));
  const open = await textOf(await visit("/settings?delete=1", { cookie: google.cookie }));
  expect(open).not.toContain('name="password"');
  expect((await send(google, "delete-account", { password: "" })).status).toBe(400);
  expect((await send(google, "delete-account", { password: "anything" })).status).toBe(400);
  expect(await sendAndRead(google, "mail-deletion-link")).toContain("We have sent you a mail.");
  const [mail] = await mailsTo(deps, google.email);
  expect(mail?.template).toBe("confirm-deletion");
  const path = linkIn(mail);
  for (let look = 0; look < 3; look++) {
    expect(await textOf(await visit(path))).toContain("Delete My Account");
  }
  expect(await requests()).toEqual([]);
  const token = new URL(`http://x${path}`).searchParams.get("token") ?? "";
  const done = await textOf(await postForm(path, { token }));
  expect(done).toContain("Redirecting to contact support...");
  expect(done).toContain((await requests())[0]?.number);
  const again = await postForm(path, { token });
  expect(again.status).toBe(400);
  expect(await textOf(again)).toContain("This link is no longer valid.");
  expect(await requests()).toHaveLength(1);
});

test("a confirmation link that is too old, of another kind or made up asks for nothing", async () => {
  const google = await setUpGoogle();
  const expired = prepareLink(
    { ...deps, now: () => Date.now() - 31 * 60_000 },
    {
      userId: google.userId,
      purpose: "confirm-deletion",
    },
  );
  const reset = prepareLink(deps, { userId: google.userId, purpose: "reset-password" });
  await runBatch(db, [expired.insert, reset.insert]);
  for (const token of [expired.token, reset.token, "made-up", ""]) {
    const path = `/settings/confirm-deletion?token=${token}`;
    expect(await textOf(await visit(path))).toContain("This link is no longer valid.");
    expect((await postForm(path, { token })).status).toBe(400);
  }
  expect(await db.select().from(deletionRequests).where(eq(deletionRequests.userId, google.userId))).toEqual(
    [],
  );
});
