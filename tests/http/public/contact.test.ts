import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactMessages, outbox, subscriptions } from "../../../db/schema";
import { sendContactMessage } from "../../../workers/domain/content/send-contact-message";
import { listMessages } from "../../../workers/domain/staff/content/list-messages";
import { failOnce, testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { humanField, humanToken, plainAnswer } from "../../support/people/human";
import { createSeeker } from "../../support/people/seeker";

const HOUR = 60 * 60_000;

function freshEmail() {
  return `${crypto.randomUUID()}@example.com`;
}

/** Posts the form as a browser without JavaScript does; each caller has an address of its own. */
function post(fields: Record<string, string>, { address = crypto.randomUUID(), path = "/contact" } = {}) {
  return visit(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": address },
  });
}

async function message(email: string, extra: Record<string, string> = {}) {
  return { name: "Ada Berg", email, message: "How do I start?", ...(await humanField()), ...extra };
}

function storedFor(email: string) {
  return testDeps().db.shared.select().from(contactMessages).where(eq(contactMessages.email, email));
}

function mailsTo(email: string) {
  return testDeps().db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
}

test("a message is stored, mailed to us and confirmed to its sender", async () => {
  const email = freshEmail();
  const answer = await post({
    name: " Ada Berg ",
    email: ` ${email.toUpperCase()}`,
    message: "Two\r\nlines",
    ...(await humanField()),
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/contact?success=true#write");
  expect(await storedFor(email)).toMatchObject([{ name: "Ada Berg", email, answeredAt: null }]);
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["contact-received"]);
  const ours = and(eq(outbox.template, "contact-message"), eq(outbox.toAddress, "info@plumbline.example"));
  const toUs = await testDeps().db.shared.select().from(outbox).where(ours);
  expect(toUs.filter(({ data }) => data?.email === email)).toHaveLength(1);
  const page = await (await visit("/contact?success=true")).text();
  expect(page).toMatch(
    /id="write".*Your message has been sent successfully. We&#x27;ll get back to you within 24 hours\./s,
  );
});

test("a subscriber's message is due before one that came earlier, and stands first in the queue", async () => {
  const deps = testDeps();
  const [stranger, seeker] = [freshEmail(), await createSeeker(deps)];
  await post(await message(stranger));
  await deps.db.shared
    .update(subscriptions)
    .set({ stripeSubscriptionId: `sub_${seeker.userId}` })
    .where(eq(subscriptions.userId, seeker.userId));
  await post(await message(seeker.email));
  const [first] = await storedFor(stranger);
  const [second] = await storedFor(seeker.email);
  expect((first?.dueAt ?? 0) - (first?.createdAt ?? 0)).toBe(24 * HOUR);
  expect((second?.dueAt ?? 0) - (second?.createdAt ?? 0)).toBe(8 * HOUR);
  const { rows } = await listMessages(deps, { state: "open", after: null });
  const shown = rows.map(({ email }) => email).filter((email) => [stranger, seeker.email].includes(email));
  expect(shown).toEqual([seeker.email, stranger]);
});

test("the confirmation carries nothing of the message to an address that may be a stranger's", async () => {
  const email = freshEmail();
  await post(await message(email, { message: "Buy at spam.example" }));
  const [mail] = await mailsTo(email);
  expect(mail?.data).toEqual({});
});

test.each([
  ["name", "", "Please enter your name"],
  ["email", "", "Please enter your email address"],
  ["email", "not an address", "Please enter a valid email address"],
  ["email", "a@example.com\r\nBcc: b@example.com", "Please enter a valid email address"],
  ["message", "  ", "Please write your message"],
  ["message", "x".repeat(5001), "A message may have up to 5000 characters"],
  ["message", "a\u0000b", "This message has characters we can&#x27;t show"],
])("a form whose %s is %j is refused and keeps its other fields", async (field, value, words) => {
  const email = freshEmail();
  const answer = await post(await message(email, { [field]: value }));
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(words);
  if (field !== "name") expect(page).toContain('value="Ada Berg"');
  expect(await storedFor(email)).toEqual([]);
});

test("without the people check nothing is stored and nothing is mailed", async () => {
  const email = freshEmail();
  const fields = { name: "Ada Berg", email, message: "How do I start?" };
  const token = await humanToken();
  for (const proof of [
    {},
    { "cf-turnstile-response": "" },
    { "cf-turnstile-response": `${token.slice(0, -3)}abc` },
  ]) {
    const answer = await post({ ...fields, ...proof } as Record<string, string>);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please confirm that you are not a robot.");
    expect(page).toContain("How do I start?");
  }
  expect(await storedFor(email)).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
});

test("a token sends one message", async () => {
  const email = freshEmail();
  const token = { "cf-turnstile-response": await humanToken() };
  const fields = { name: "Ada", email, message: "Hello", ...token };
  expect((await post(fields)).status).toBe(302);
  expect((await post(fields)).status).toBe(400);
  expect(await storedFor(email)).toHaveLength(1);
});

test("a people check that is down says so, keeps the fields, and stores nothing", async () => {
  const email = freshEmail();
  const answer = await post(await message(email, { "cf-turnstile-response": "http.500" }));
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain("We could not check that you are not a robot.");
  expect(page).toContain(email);
  expect(await storedFor(email)).toEqual([]);
});

test("without JavaScript a question takes the widget's place", async () => {
  const email = freshEmail();
  expect(await (await visit("/contact")).text()).toContain("Use the form without JavaScript");
  const page = await (await visit("/contact?plain=1")).text();
  const fields = { name: "Ada", email, message: "Hello", ...plainAnswer(page) };
  expect((await post(fields, { path: "/contact?plain=1" })).status).toBe(302);
  const again = await post(fields, { path: "/contact?plain=1" });
  expect(again.status).toBe(400);
  expect(await again.text()).toMatch(/What is \w+ plus \w+\?/);
  expect(await storedFor(email)).toHaveLength(1);
});

test("one IP address sends five messages an hour, under any name", async () => {
  const address = crypto.randomUUID();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++)
    statuses.push((await post(await message(freshEmail()), { address })).status);
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429]);
});

test("one mailbox gets five confirmations an hour, from any IP address", async () => {
  const email = freshEmail();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++) statuses.push((await post(await message(email))).status);
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429]);
  expect(await mailsTo(email)).toHaveLength(5);
});

test("extra fields change nothing", async () => {
  const email = freshEmail();
  await post(await message(email, { answer: "x", answeredAt: "1", id: "chosen", createdAt: "1" }));
  expect(await storedFor(email)).toMatchObject([{ answer: null, answeredAt: null }]);
  expect((await storedFor(email))[0]?.id).not.toBe("chosen");
});

test("a failure of the database leaves neither message nor mail, and says so in the spec's words", async () => {
  const deps = testDeps({ d1: failOnce(3) });
  const email = freshEmail();
  const form = { name: "Ada", email, message: "Hello" };
  const proof = { token: await humanToken() };
  await expect(sendContactMessage(deps, { form, proof, ipAddress: null })).rejects.toMatchObject({
    code: "message-not-sent",
    message: "Sorry, there was an error sending your message. Please try again.",
  });
  expect(await storedFor(email)).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
});
