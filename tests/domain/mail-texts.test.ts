import { expect, test } from "vitest";
import { mailDay, mailMoment, oneLine } from "../../workers/domain/mail/mail-content";
import type { MailData, MailTemplate } from "../../workers/domain/mail/mail-data";
import { MAIL_TEMPLATES, renderMail } from "../../workers/domain/mail/render-mail";

const site = { origin: "https://plumbline.example", infoMailbox: "info@plumbline.example" };
const url = "https://plumbline.example/verify-email?token=abc&next=%2Fx";
const time = Date.UTC(2026, 11, 5, 14, 30);

/** Data for every template, each text of it made by `say`. */
function dataOf(say: (field: string) => string): MailData {
  const person = { fullName: say("fullName") };
  const plan = { ...person, planName: say("planName"), url };
  const order = { number: say("number"), price: 599, taxIncluded: true, startAtOnce: true, orderedAt: time };
  const session = { name: say("name"), session: say("session"), hour: say("hour"), url };
  const coach = { name: say("name"), session: say("session"), email: "ada@example.com", url };
  const event = {
    uid: "coaching-1@plumbline.example",
    sequence: 0,
    startsAt: time,
    endsAt: time + 60 * 60_000,
    changedAt: time,
    attendee: "ada@example.com",
  };
  const agent = { ...person, companyName: say("companyName") };
  const asked = { number: say("number"), what: say("what") };
  const client = { clientName: say("clientName"), title: say("title") };
  return {
    "voluntary-questions": { companyName: say("companyName"), title: say("title"), url, refusalUrl: url },
    "client-answers": { ...person, ...client, yes: 2, no: 1, questions: 3, url, offUrl: `${url}&off=1` },
    "applicant-page": { companyName: say("companyName"), title: say("title"), expiresAt: time, url },
    "applicant-request-received": { ...asked, companyName: say("companyName"), dueAt: time, url },
    "applicant-request-answered": { ...asked, companyName: say("companyName"), answer: say("answer") },
    "applicant-erased": {
      companyName: say("companyName"),
      number: say("number"),
      erasedAt: time,
      neverAgain: true,
    },
    "applicant-erased-agency": {
      ...person,
      number: say("number"),
      places: 2,
      erasedAt: time,
      neverAgain: true,
      url,
    },
    "sub-processor-new": {
      ...{ ...person, country: say("country"), purpose: say("purpose"), data: say("data") },
      ...{ name: say("name"), usedFrom: time, url },
    },
    "incident-notice": { ...agent, number: say("number"), title: say("title"), words: say("words") },
    "unusual-downloads": {
      ...person,
      colleague: say("colleague"),
      downloads: 4,
      people: 900,
      day: time,
      url,
    },
    "applicant-request": { ...person, ...asked, dueAt: time, url },
    notifications: { ...person, daily: true, lines: [say("line")], total: 3, url, offUrl: `${url}&off=1` },
    "application-reminder": {
      ...{ ...person, day: time, lines: [say("line")], total: 3, url, offUrl: `${url}&off=1` },
    },
    "new-jobs": {
      ...{ ...person, url, offUrl: `${url}&off=1` },
      searches: [{ name: say("name"), lines: [say("line")], total: 3, url }],
    },
    verification: { ...person, url },
    welcome: { ...person, url },
    "reset-password": { ...person, url },
    "password-changed": person,
    "google-linked": person,
    "second-step-changed": { ...person, change: "app-added" },
    "webhook-off": { ...person, host: "hooks.example.com", outcome: "failing", url },
    "api-key-created": { ...person, keyName: say("keyName"), hint: "plb_live_Ab3d…9xYz", url },
    "agent-received": { ...agent, url },
    "agent-approved": { ...agent, trialEndsAt: time, url },
    "agent-refused": { ...agent, reason: say("reason") },
    "agent-blocked": { ...agent, reason: say("reason") },
    "agent-unblocked": { ...agent, url },
    "note-mention": { ...person, author: say("author"), thread: say("thread"), url },
    "thread-given": { ...person, giver: say("giver"), thread: say("thread"), isPassed: false, url },
    "colleague-invited": {
      ...{ inviter: say("inviter"), companyName: say("companyName"), role: say("role") },
      ...{ expiresAt: time, url },
    },
    "trial-ending": { ...person, endsAt: time, url },
    "trial-ended": { ...person, url },
    "payment-failed": { ...plan, total: 599, nextAttemptAt: time, accessUntil: time },
    "subscription-started": { ...plan, order, firstPaymentAt: null, renewsAt: time },
    "subscription-renewed": { ...plan, total: 599, number: say("number"), renewsAt: time },
    "subscription-cancelled": { ...plan, endsAt: time },
    "subscription-resumed": { ...plan, renewsAt: time },
    "price-changed": { ...plan, before: 599, price: 699, taxIncluded: true, from: time },
    "trial-resumed": { ...person, endsAt: time, url },
    "subscription-suspended": plan,
    "subscription-ended": { ...plan, endedAt: time },
    "credits-bought": { ...person, credits: 25, order, url },
    "order-failed": { ...person, number: say("number"), credits: 10, price: 1299, url },
    "trial-extended": { ...person, endsAt: time, reason: say("reason"), url },
    "account-suspended": { ...person, reason: say("reason"), url },
    "account-lifted": { ...person, reason: say("reason"), url },
    "credits-changed": { ...person, credits: 5, reason: say("reason"), url },
    "plan-ended-for-cause": {
      ...person,
      ...{ planName: say("planName"), payBack: 599, reason: say("reason"), url },
    },
    "refund-reason": { ...person, amount: 599, number: say("number"), reason: say("reason"), url },
    "limit-near": { ...plan, used: 812, limit: say("limit"), endsAt: time, after: say("after") },
    "limit-reached": { ...plan, used: 1000, limit: say("limit"), endsAt: time, after: say("after") },
    "declaration-received": {
      kind: "cancellation",
      name: say("name"),
      email: "ada@example.com",
      contract: say("contract"),
      wish: say("wish"),
      number: say("number"),
      receivedAt: time,
      outcome: "maybe",
    },
    "declaration-answered": {
      name: say("name"),
      kind: "withdrawal",
      number: say("number"),
      answer: say("answer"),
    },
    refunded: { ...person, amount: 2499, number: say("number"), url },
    "billing-alert": { kind: "dispute", subject: say("subject"), url },
    "candidates-export-ready": { ...person, title: say("title"), candidates: 23_412, url, expiresAt: time },
    "candidates-export-failed": { ...person, title: say("title"), url },
    "export-ready": { ...person, url, expiresAt: time },
    "confirm-deletion": { ...person, url },
    "deletion-planned": { ...person, number: say("number"), dueAt: time, url },
    "company-ending": {
      ...person,
      ownerName: say("ownerName"),
      companyName: say("companyName"),
      dueAt: time,
      url,
    },
    "deletion-undone": { ...person, number: say("number"), url },
    "deletion-done": { number: say("number") },
    "contact-received": {},
    "contact-message": { name: say("name"), email: "ada@example.com", message: say("message") },
    "contact-answer": { name: say("name"), message: say("message"), answer: say("answer") },
    "list-confirm": { about: "new positions", url },
    "list-joined": { about: "news", url },
    // Staff write its body, whose lines stay.
    letter: {
      ...{ subject: `News: ${say("subject")}`, body: oneLine(say("body")) },
      ...{ about: "news", offUrl: `${url}&off=1` },
    },
    "coaching-received": { name: say("name"), session: "Resume Deep Dive", day: "5 May", hours: "Morning" },
    "coaching-proposed": {
      ...session,
      place: say("place"),
      price: 9999,
      paid: say("paid"),
      expiresAt: time,
      email: "ada@example.com",
    },
    "coaching-booked": { ...session, place: say("place"), order, changeableUntil: time, event },
    "coaching-moved": { ...session, place: say("place"), changeableUntil: time, event },
    "coaching-cancelled": { ...session, byUs: true, reason: say("reason"), refund: 9999, event },
    "coaching-expired": { ...session, paid: say("paid") },
    "coaching-reminder": { ...session, place: say("place") },
    "coaching-late": { ...session, amount: 9999, number: say("number") },
    "coach-asked": { ...coach, day: "5 May", hours: "Morning", paid: say("paid") },
    "coach-booked": { ...coach, hour: say("hour"), place: say("place"), event },
    "coach-moved": { ...coach, hour: say("hour"), place: say("place"), event },
    "coach-cancelled": { session: say("session"), hour: say("hour"), url, event },
    "coach-reminder": { ...coach, hour: say("hour"), place: say("place") },
    "coaching-request": {
      url,
      name: say("name"),
      email: "ada@example.com",
      session: "Resume Deep Dive",
      day: "5 May",
      hours: "Morning",
    },
  };
}

function render(template: MailTemplate, say: (field: string) => string) {
  return renderMail(template, dataOf(say)[template], site);
}

const plain = (field: string) => (field === "fullName" || field === "name" ? "Ada Berg" : `the ${field}`);

test("every kind of mail has a text", () => {
  expect([...MAIL_TEMPLATES].sort()).toEqual(Object.keys(dataOf(plain)).sort());
});

test.each(MAIL_TEMPLATES)("%s says the same in plain text and in HTML", (template) => {
  const { subject, text, html } = render(template, plain);
  expect(subject).toMatch(/^\S.{10,}\S$/);
  expect(subject).not.toMatch(/[\n\r]/);
  expect(html).toContain(`<title>${subject}</title>`);
  for (const [field, value] of Object.entries(dataOf(plain)[template])) {
    // A code that has words of its own, and what mail programs show above the text.
    if (["outcome", "change", "subject"].includes(field)) continue;
    if (typeof value !== "string" || value === "ada@example.com") continue;
    expect(text).toContain(value);
    expect(html).toContain(value.replaceAll("&", "&amp;"));
  }
  for (const part of [text, html]) {
    expect(part).toContain(site.origin);
    expect(part).toContain(site.infoMailbox);
    expect(part).toMatch(/You get this (last )?mail because/);
    expect(part).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
  }
});

test.each(MAIL_TEMPLATES)("%s shows a link as a button and as an address that can be copied", (template) => {
  if (!("url" in dataOf(plain)[template])) return;
  const { text, html } = render(template, plain);
  expect(text).toContain(`\n${url}\n`);
  expect(html.split(`href="${url.replaceAll("&", "&amp;")}"`)).toHaveLength(3);
});

test("times are said with their zone, days with their name", () => {
  expect(mailDay(time)).toBe("Saturday, 5 December 2026");
  expect(mailMoment(time)).toBe("5 December 2026 at 14:30 UTC");
  expect(render("trial-ending", plain).text).toContain("ends on 5 December 2026 at 14:30 UTC");
  expect(render("agent-approved", plain).html).toContain("until Saturday, 5 December 2026");
});

const hostile = [
  `<img src=x onerror=alert(1)>`,
  `"><script>alert(1)</script>`,
  `' onmouseover='alert(1)`,
  "</title><style>*{display:none}",
  "&lt;b&gt;",
];

test.each(hostile)("what people typed is never markup: %s", (value) => {
  for (const template of MAIL_TEMPLATES) {
    const { html } = render(template, () => value);
    const known = render(template, plain).html;
    const tags = (page: string) => [...page.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name).join(" ");
    expect(tags(html)).toBe(tags(known));
    expect(html).not.toMatch(/<(img|script)/i);
    expect(html).not.toMatch(/ on[a-z]+=['"]/i);
  }
});

test.each(["Ada\r\nBcc: victim@example.com", "Ada\nSubject: other", "Ada\u2028x", "Ada\u0000x", "A\u202Eb"])(
  "no header can be added and no line forged through a name: %j",
  (value) => {
    for (const template of MAIL_TEMPLATES) {
      const { subject, text } = render(template, (field) => (field === "message" ? "hello" : value));
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
      expect(subject.length).toBeLessThanOrEqual(150);
      expect(text).not.toMatch(/^(Bcc|Subject): /m);
    }
  },
);

test("a long name doesn't make a long subject, nor cut a letter in two", () => {
  const { subject } = render("contact-message", () => "🙂".repeat(400));
  expect([...subject].length).toBeLessThanOrEqual(150);
  expect(subject).not.toMatch(/\p{Cs}/u);
});

test.each(["Win money at spam.example", "https://spam.example", "Call @spam now", "x".repeat(61)])(
  "a name that advertises reaches no mailbox that isn't confirmed: %s",
  (name) => {
    for (const template of ["verification", "agent-received", "contact-received"] as const) {
      const { subject, text, html } = render(template, () => name);
      for (const part of [subject, text, html]) expect(part).not.toContain(name);
      expect(text).toMatch(/^Hello,\n/);
    }
  },
);

test.each(["Zoë O'Brien-Šimić", "李小龍", "محمد علي", "J. R. Tolk", "🙂 Ada"])(
  "people are greeted by name: %s",
  (name) => {
    const { text } = render("verification", () => name);
    expect(text.startsWith(`Hello ${name},`)).toBe(true);
  },
);

test("what somebody wrote keeps its lines and stays marked as his", () => {
  const { text, html } = render("contact-message", (field) =>
    field === "message" ? "first\r\n\r\n-- \nPlumbline" : "Ada",
  );
  expect(text).toContain("> first\n>\n> --\n> Plumbline");
  expect(html).toContain("first<br>\n<br>\n-- <br>\nPlumbline");
});
