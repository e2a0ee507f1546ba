import { expect, test } from "vitest";
import { decisionsFor } from "../../workers/domain/staff/agencies/agent-decisions";
import { isEmailElsewhere } from "../../workers/domain/staff/agencies/email-elsewhere";
import { readMinutes } from "../../workers/domain/staff/content/read-minutes";
import { renderMarkdown } from "../../workers/domain/staff/content/render-markdown";
import { dueAt } from "../../workers/domain/staff/deadlines";
import { decisionSchema, isAgentDecision, readListQuery } from "../../workers/domain/staff/schema";

const at = (text: string) => Date.parse(`${text}:00Z`);

test.each([
  ["Monday", "2026-11-16T09:00", "2026-11-19T09:00"],
  ["Wednesday", "2026-11-18T09:00", "2026-11-23T09:00"],
  ["Friday", "2026-11-20T23:59", "2026-11-25T23:59"],
  ["Saturday", "2026-11-21T12:00", "2026-11-25T12:00"],
  ["Sunday", "2026-11-22T12:00", "2026-11-25T12:00"],
])("who registers on a %s is answered within three business days", (_, since, due) => {
  expect(dueAt.approval(at(since))).toBe(at(due));
});

test("each status is open to its own decisions", () => {
  expect(decisionsFor("pending")).toEqual(["approve", "refuse"]);
  expect(decisionsFor("active")).toEqual(["block"]);
  expect(decisionsFor("refused")).toEqual(["approve"]);
  expect(decisionsFor("blocked")).toEqual(["unblock"]);
});

test("only what is a decision is one", () => {
  for (const text of ["approve", "refuse", "block", "unblock"]) expect(isAgentDecision(text)).toBe(true);
  for (const text of ["", "APPROVE", "constructor", "toString", "__proto__", undefined])
    expect(isAgentDecision(text)).toBe(false);
});

test("reasons are trimmed; refusing and blocking need one", () => {
  expect(decisionSchema("approve").parse({ reason: "  " })).toEqual({ reason: null });
  expect(decisionSchema("approve").parse({})).toEqual({ reason: null });
  expect(decisionSchema("block").parse({ reason: " Because.\nReally. " })).toEqual({
    reason: "Because.\nReally.",
  });
  for (const decision of ["refuse", "block"] as const)
    for (const reason of [undefined, "", " \n\t"])
      expect(decisionSchema(decision).safeParse({ reason }).success).toBe(false);
  for (const reason of ["x".repeat(1001), "nul\u0000", "bell\u0007", ["x"]])
    expect(decisionSchema("block").safeParse({ reason }).success).toBe(false);
});

test.each([
  ["a@acme.example", "acme.example", false],
  ["a@mail.acme.example", "acme.example", false],
  ["a@acme.example", "jobs.acme.example/team", false],
  ["a@acme.example", "acme.example:8080", false],
  ["a@webmail.example", "acme.example", true],
  ["a@notacme.example", "acme.example", true],
  ["a@acme.example.evil.example", "acme.example", true],
])("%s and %s: elsewhere is %s", (email, website, elsewhere) => {
  expect(isEmailElsewhere(email, website)).toBe(elsewhere);
});

test("reading takes a minute for every 220 words begun", () => {
  expect(readMinutes("")).toBe(1);
  expect(readMinutes("word ".repeat(220))).toBe(1);
  expect(readMinutes("word ".repeat(221))).toBe(2);
  expect(readMinutes("über résumés ".repeat(220))).toBe(2);
});

test("what makes no sense in a list's address falls back to the list's beginning", () => {
  const query = (text: string) => readListQuery("agents", { url: `http://x/admin/agents?${text}` });
  expect(query("")).toMatchObject({ status: "pending" });
  expect(query("status=toString&after=x")).toMatchObject({ status: "pending", after: null });
  expect(query("status=blocked&after=17~a-b")).toEqual({
    status: "blocked",
    after: { value: 17, id: "a-b" },
  });
  for (const after of ["17", "~x", "1e5~x", `17~${"x".repeat(65)}`, "17~x y", "9".repeat(20).concat("~x")])
    expect(query(`after=${encodeURIComponent(after)}`).after).toBeNull();
});

test("Markdown lets no tag and no unsafe address of the writer's through", () => {
  const html = renderMarkdown(
    "# Title\n\n<iframe src=//evil></iframe>\n\n<b onclick=x>y</b>\n\n[a](JaVaScRiPt:x) ![i](vbscript:x)\n\n`<h1>`",
  );
  expect(html).toContain("<h2>Title</h2>");
  expect(html).not.toMatch(/<(iframe|b|h1)\b/);
  expect(html).not.toMatch(/javascript:|vbscript:/i);
  expect(html).toContain("<code>&lt;h1&gt;</code>");
});
