import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { humanField, plainAnswer } from "../../support/people/human";
import { entryOf, freshEmail, mailsTo } from "../../support/public-forms";

const PATH = "/newsletter/subscribe";

function postJson(fields: unknown, caller: string = crypto.randomUUID()) {
  return visit(PATH, {
    method: "POST",
    body: typeof fields === "string" ? fields : JSON.stringify(fields),
    headers: { "content-type": "application/json", "cf-connecting-ip": caller },
  });
}

function postFields(fields: Record<string, string>) {
  return visit(PATH, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "cf-connecting-ip": crypto.randomUUID(),
    },
  });
}

async function expectWaiting(email: string) {
  expect(await entryOf(testDeps(), "newsletter", email)).toMatchObject({ confirmedAt: null });
  expect((await mailsTo(testDeps(), email)).map(({ template }) => template)).toEqual(["list-confirm"]);
}

test("an address that comes as JSON is stored unconfirmed and mailed its link", async () => {
  const email = freshEmail();
  const answer = await postJson({ email: ` ${email.toUpperCase()} `, ...(await humanField()) });
  expect(answer.status).toBe(202);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    status: "success",
    message: "Please confirm your address by the link that we have mailed you.",
  });
  await expectWaiting(email);
});

test("a form is taken, too, with the widget's token or the question that takes its place", async () => {
  const [email, plain] = [freshEmail(), freshEmail()];
  expect((await postFields({ email, ...(await humanField()) })).status).toBe(202);
  await expectWaiting(email);
  const page = await (await visit("/newsletter?plain=1")).text();
  expect((await postFields({ email: plain, ...plainAnswer(page) })).status).toBe(202);
  await expectWaiting(plain);
});

test("without the check for people nothing is stored or mailed", async () => {
  const email = freshEmail();
  const answer = await postJson({ email });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "human-check-required" });
  expect(await entryOf(testDeps(), "newsletter", email)).toBeUndefined();
  expect(await mailsTo(testDeps(), email)).toEqual([]);
});

test.each([
  ["no address", {}, "Please enter your email address"],
  ["no real address", { email: "ada@" }, "Please enter a valid email address"],
  ["an address that is none", { email: ["a@example.com"] }, "Please enter"],
  ["no fields", [], "Please check your input."],
  ["no JSON", "{", "Please check your input."],
  ["far too much", { email: "a@example.com", more: "x".repeat(9000) }, "Please check your input."],
])("%s is refused in words", async (_, fields, words) => {
  const answer = await postJson(fields);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toContain(words);
});

test("one caller is stopped after ten addresses in an hour, the page's included", async () => {
  const caller = crypto.randomUUID();
  const statuses: number[] = [];
  for (let round = 0; round < 11; round++)
    statuses.push((await postJson({ email: freshEmail(), ...(await humanField()) }, caller)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
});

test("another site can't subscribe in a visitor's name", async () => {
  const email = freshEmail();
  const answer = await visit(PATH, {
    method: "POST",
    body: JSON.stringify({ email, ...(await humanField()) }),
    headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
  });
  expect(answer.status).toBe(403);
  expect(await entryOf(testDeps(), "newsletter", email)).toBeUndefined();
});
