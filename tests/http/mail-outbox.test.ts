import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createDeps } from "../../workers/context";
import { PRODUCTION_COST } from "../../workers/domain/identity/password/password";
import { prepareMail } from "../../workers/domain/mail/prepare-mail";
import { listOutbox, readOutboxMail } from "../../workers/domain/mail/read-outbox";
import { parseEnv } from "../../workers/env";
import { testDeps } from "../support/faults";
import { visit } from "../support/people/browser-session";
import { productionEnv } from "../support/samples/production-env";

/** A mail of the year 2200: the list shows the newest hundred, of any sender. */
async function order() {
  const deps = { ...testDeps(), now: () => Date.UTC(2200, 0) };
  const to = `${crypto.randomUUID()}@example.com`;
  const url = `https://plumbline.example/verify-email?token=${crypto.randomUUID()}`;
  const { mailId, insert } = prepareMail(deps, {
    to,
    template: "verification",
    data: { fullName: "Ada <b>Berg</b>", url },
  });
  await insert;
  return { to, url, mailId };
}

test("the outbox lists mails, newest first, and shows each as its reader sees it", async () => {
  const { to, url, mailId } = await order();
  const list = await (await visit("/outbox")).text();
  expect(list).toContain(to);
  expect(list).toContain(`href="/outbox/${mailId}"`);
  // The browser asks for the routes of all links that it discovers at once, and of no more than a hundred.
  expect(list).not.toMatch(/<a [^>]*data-discover[^>]*href="\/outbox\/|href="\/outbox\/[^>]*data-discover/);
  const page = await (await visit(`/outbox/${mailId}`)).text();
  expect(page).toContain("Confirm your email address");
  expect(page).toContain(`href="${url}"`);
  expect(page).toMatch(/<iframe[^>]+sandbox="allow-top-navigation-by-user-activation"/);
  expect(page).toContain("&lt;!doctype html&gt;");
  expect((await visit("/outbox/no-such-mail")).status).toBe(404);
});

test("where mails are really sent there is no outbox page", async () => {
  const { mailId } = await order();
  const deps = testDeps();
  const sending = { ...deps, site: { ...deps.site, storesMails: false } };
  await expect(listOutbox(sending)).rejects.toMatchObject({ code: "not-found" });
  await expect(readOutboxMail(sending, { mailId })).rejects.toMatchObject({ code: "not-found" });
  expect(createDeps({ ...env, MAIL_TRANSPORT: undefined }).site.storesMails).toBe(false);
});

test("no stand-in can be switched on in production", () => {
  expect(parseEnv(productionEnv).PASSWORD_COST).toBe(PRODUCTION_COST);
  for (const [name, value] of [
    ["MAIL_TRANSPORT", "outbox"],
    ["PASSWORD_COST", "1024"],
    ["TURNSTILE_ORIGIN", "http://127.0.0.1:8788"],
    ["TURNSTILE_ORIGIN", "https://localhost:8788"],
    ["TURNSTILE_ORIGIN", "https://127.0.0.2"],
    ["TURNSTILE_ORIGIN", "https://[::ffff:127.0.0.1]"],
    ["TURNSTILE_ORIGIN", "https://10.0.0.5"],
    ["TURNSTILE_ORIGIN", "https://widget.localhost"],
    ["TURNSTILE_ORIGIN", "https://localhost."],
    ["APP_ORIGIN", "https://127.0.0.2"],
    ["APP_ORIGIN", undefined],
    ["GOOGLE_ISSUER", "http://127.0.0.1:8788/google"],
    ["LINKEDIN_ORIGIN", "http://127.0.0.1:8788"],
    ["JOB_BOARDS_ORIGIN", "https://boards.example.com"],
    ["WEBHOOK_STAND_IN", "http://127.0.0.1:8788"],
    ["STRIPE_ORIGIN", "http://127.0.0.1:8788"],
    ["STRIPE_ORIGIN", "https://stripe.example"],
    ["STRIPE_WEBHOOK_SECRET", undefined],
    ["TURNSTILE_SECRET", ""],
    ["TURNSTILE_SITE_KEY", undefined],
    ["SIGNING_SECRET", "local-secret-that-signs-nothing-of-worth"],
  ] as const)
    expect(() => parseEnv({ ...productionEnv, [name]: value })).toThrow(name);
});
