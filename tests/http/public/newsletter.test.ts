import { expect, test } from "vitest";
import { confirmSubscription } from "../../../workers/domain/content/confirm-subscription";
import { forgetUnconfirmed } from "../../../workers/domain/content/forget-unconfirmed";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { humanField, plainAnswer } from "../../support/people/human";
import { entryOf, freshEmail, linkIn, mailsTo, postForm } from "../../support/public-forms";

const DAY = 24 * 60 * 60_000;

async function subscribe(email: string, caller?: string) {
  return postForm("/newsletter", { email, ...(await humanField()) }, caller);
}

async function templatesTo(email: string) {
  return (await mailsTo(testDeps(), email)).map(({ template }) => template);
}

test("an address is stored unconfirmed, confirmed by the button behind the mailed link, and told so once", async () => {
  const deps = testDeps();
  const email = freshEmail();
  const answer = await subscribe(` ${email.toUpperCase()} `);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/newsletter?sent=true"]);
  expect(await entryOf(deps, "newsletter", email)).toMatchObject({ confirmedAt: null });

  const { path, token } = await linkIn(deps, email, "list-confirm");
  const page = await (await visit(path)).text();
  expect(page).toContain(email);
  expect((await entryOf(deps, "newsletter", email))?.confirmedAt).toBeNull();

  for (let press = 0; press < 2; press++) {
    expect((await postForm("/newsletter/confirm", { token })).status).toBe(302);
    expect((await entryOf(deps, "newsletter", email))?.confirmedAt).toBeGreaterThan(0);
  }
  expect(await (await visit(path)).text()).toContain("Your address is confirmed");
  expect(await templatesTo(email)).toEqual(["list-confirm", "list-joined"]);
});

test("the table doesn't hold what confirms an address", async () => {
  const deps = testDeps();
  const email = freshEmail();
  await subscribe(email);
  const { token } = await linkIn(deps, email, "list-confirm");
  expect(JSON.stringify(await entryOf(deps, "newsletter", email))).not.toContain(token);
});

test("an address already on the list gets the same answer, and a mail that says so", async () => {
  const deps = testDeps();
  const email = freshEmail();
  const first = await subscribe(email);
  const { token } = await linkIn(deps, email, "list-confirm");
  await postForm("/newsletter/confirm", { token });
  const again = await subscribe(email);
  expect([again.status, again.headers.get("location")]).toEqual([
    first.status,
    first.headers.get("location"),
  ]);
  expect(await templatesTo(email)).toEqual(["list-confirm", "list-joined", "list-joined"]);
  expect((await entryOf(deps, "newsletter", email))?.confirmedAt).toBeGreaterThan(0);
});

test("the newer of two links works, the older doesn't", async () => {
  const deps = testDeps();
  const email = freshEmail();
  await subscribe(email);
  const older = await linkIn(deps, email, "list-confirm");
  await subscribe(email);
  const newer = await linkIn(deps, email, "list-confirm");
  const refused = await postForm("/newsletter/confirm", { token: older.token });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("This link is no longer valid");
  expect((await postForm("/newsletter/confirm", { token: newer.token })).status).toBe(302);
});

test("a link that is seven days old confirms nothing", async () => {
  const deps = testDeps();
  const email = freshEmail();
  await subscribe(email);
  const { token } = await linkIn(deps, email, "list-confirm");
  deps.wait(7 * DAY + 1000);
  await expect(confirmSubscription(deps, token)).rejects.toMatchObject({ code: "link-invalid" });
});

test("an address that was never confirmed is forgotten with its link; a confirmed one stays", async () => {
  const deps = testDeps();
  const [waiting, confirmed] = [freshEmail(), freshEmail()];
  for (const email of [waiting, confirmed]) await subscribe(email);
  await postForm("/newsletter/confirm", { token: (await linkIn(deps, confirmed, "list-confirm")).token });
  deps.wait(7 * DAY - 60_000);
  await forgetUnconfirmed(deps);
  expect(await entryOf(deps, "newsletter", waiting)).toBeDefined();
  deps.wait(120_000);
  await forgetUnconfirmed(deps);
  expect(await entryOf(deps, "newsletter", waiting)).toBeUndefined();
  expect(await entryOf(deps, "newsletter", confirmed)).toBeDefined();
});

test("the link in the mail takes the address off the list, after a press of the button, and twice is no error", async () => {
  const deps = testDeps();
  const email = freshEmail();
  await subscribe(email);
  const confirm = await linkIn(deps, email, "list-confirm");
  await postForm("/newsletter/confirm", { token: confirm.token });
  const leave = await linkIn(deps, email, "list-joined");
  expect(await (await visit(leave.path)).text()).toContain(email);
  expect(await entryOf(deps, "newsletter", email)).toBeDefined();
  expect((await postForm("/newsletter/unsubscribe", { token: leave.token })).status).toBe(302);
  expect(await entryOf(deps, "newsletter", email)).toBeUndefined();
  expect((await postForm("/newsletter/unsubscribe", { token: leave.token })).status).toBe(302);
  expect(await (await visit(leave.path)).text()).toContain("You are off the list");
});

test.each(["", "x", "a.b", `${crypto.randomUUID()}.forged`])(
  "a made-up token does nothing: %s",
  async (token) => {
    for (const path of ["/newsletter/confirm", "/newsletter/unsubscribe"]) {
      expect((await visit(`${path}?token=${token}`)).status).toBe(200);
      expect((await postForm(path, { token })).status).toBe(400);
    }
  },
);

test.each(["", "ada", "ada@", "ada@example", "a b@example.com"])(
  "no address, no entry: %s",
  async (email) => {
    const answer = await subscribe(email);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/Please enter (your|a valid) email address/);
  },
);

test("without the check for people nothing is stored or mailed", async () => {
  const email = freshEmail();
  const answer = await postForm("/newsletter", { email });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("Please confirm that you are not a robot.");
  expect(page).toContain(email);
  expect(await entryOf(testDeps(), "newsletter", email)).toBeUndefined();
  expect(await mailsTo(testDeps(), email)).toEqual([]);
});

test("without scripts a question takes the widget's place", async () => {
  const email = freshEmail();
  const page = await (await visit("/newsletter?plain=1")).text();
  const answer = await postForm("/newsletter?plain=1", { email, ...plainAnswer(page) });
  expect(answer.status).toBe(302);
  expect(await entryOf(testDeps(), "newsletter", email)).toBeDefined();
});

test("a stranger's mailbox gets three mails a day at most, and nobody learns of it", async () => {
  const email = freshEmail();
  for (let round = 0; round < 5; round++) expect((await subscribe(email)).status).toBe(302);
  expect(await templatesTo(email)).toEqual(["list-confirm", "list-confirm", "list-confirm"]);
});

test("one caller is stopped after ten addresses in an hour", async () => {
  const caller = crypto.randomUUID();
  const statuses: number[] = [];
  for (let round = 0; round < 11; round++) statuses.push((await subscribe(freshEmail(), caller)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(302), 429]);
});
