import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { applicantLinks, applicantNotes, applicants, threads } from "../../../db/schema";
import { issueLink, withdrawLink } from "../../../workers/domain/applicant-page/issue-link";
import { hashOfCode } from "../../../workers/domain/applicant-page/link-code";
import { optOut } from "../../../workers/domain/applicant-page/opt-out";
import { erasePerson } from "../../../workers/domain/applicants/erase-person";
import { WITHOUT_SCORES } from "../../../workers/domain/applicants/opted-out/without-scores";
import { RESULT_HIDDEN } from "../../../workers/domain/engine-blocks/hidden-words";
import { setWaitingPeriod } from "../../../workers/domain/notices/set-thread-notice";
import { markedApplicant, markedResume, openLink, uploadResume } from "../../support/people/applicant-page";
import { visit } from "../../support/people/browser-session";
import { wordsOf } from "../../support/people/staff";

const copyAt = (code: string) => `/api/own-pages/${code}/data.zip`;

async function readCopy(code: string) {
  const answer = await visit(copyAt(code));
  expect(answer.status).toBe(200);
  const archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const textOf = (name: string) => new TextDecoder().decode(archive[name]);
  return {
    answer,
    archive,
    names: Object.keys(archive).sort(),
    all: Object.keys(archive)
      .map((name) => name + textOf(name))
      .join("\n"),
    data: JSON.parse(textOf("your-data.json")) as Record<string, unknown>,
    textOf,
  };
}

test("an applicant takes a copy of what their page shows, of nobody else and of no colleague's words", async () => {
  const { deps, agent, threadId, applicantId, name, bytes } = await markedApplicant();
  const other = markedResume();
  await uploadResume(deps, { agent, threadId, bytes: other.bytes });
  const note = `note ${crypto.randomUUID()}`;
  const fileName = `${crypto.randomUUID()}.pdf`;
  await deps.db.shared.update(applicants).set({ fileName }).where(eq(applicants.id, applicantId));
  const { companyId, agentId } = agent;
  await deps.db.shared.insert(applicantNotes).values({ companyId, agentId, applicantId, body: note });
  const code = await openLink(deps, { agent, applicantId });
  const { answer, archive, names, all, data, textOf } = await readCopy(code);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(names).toEqual([
    "how-it-was-judged.json",
    "json-resume.json",
    "resume.pdf",
    "what-was-read.json",
    "what-would-change-it.json",
    "your-data.json",
  ]);
  expect(archive["resume.pdf"]).toEqual(bytes);
  expect(JSON.parse(textOf("json-resume.json"))).toMatchObject({ basics: { name } });
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  expect(data).toMatchObject({
    ...{ agencyName: agent.companyName, requirementsVersion: 1, isOnLegalHold: false },
    requirements: expect.arrayContaining([expect.objectContaining({ label: "Python" })]),
    results: [expect.objectContaining({ score: row?.relevancyScore })],
  });
  const [thread] = await deps.db.shared.select().from(threads).where(eq(threads.id, threadId));
  for (const words of [
    other.mark,
    note,
    fileName,
    agent.fullName,
    thread?.companyName ?? "?",
    threadId,
    applicantId,
  ])
    expect(all).not.toContain(words);
});

test("who opted out, or waits, has no score in their copy either", async () => {
  const { deps, agent, applicantId } = await markedApplicant();
  const code = await openLink(deps, { agent, applicantId });
  await optOut(deps, { code, words: "" });
  const { names, data } = await readCopy(code);
  expect(names).not.toContain("how-it-was-judged.json");
  expect(data).toMatchObject({ results: [], optedOutOfScoringAt: expect.any(String) });

  const waiting = await markedApplicant();
  const own = { agent: waiting.agent, threadId: waiting.threadId };
  await setWaitingPeriod(waiting.deps, { ...own, days: "10", place: "de" });
  await waiting.deps.db.shared
    .update(threads)
    .set({ postingNoticeAt: null })
    .where(eq(threads.id, own.threadId));
  const id = await uploadResume(waiting.deps, { ...own, bytes: markedResume().bytes });
  const copy = await readCopy(await openLink(waiting.deps, { agent: own.agent, applicantId: id }));
  expect(copy.data).toMatchObject({ results: [], notScoredBefore: null, toldAt: null });
  expect(copy.names).toEqual(["json-resume.json", "resume.pdf", "what-was-read.json", "your-data.json"]);
  expect(copy.all).not.toContain('"value": 8');
});

test("while a result is hidden, neither page nor copy has it, and a correction counts later", async () => {
  const { deps, agent, applicantId } = await markedApplicant();
  const code = await openLink(deps, { agent, applicantId });
  const hide = { hiddenAt: deps.now(), ...WITHOUT_SCORES };
  await deps.db.shared.update(applicants).set(hide).where(eq(applicants.id, applicantId));
  const { names, data } = await readCopy(code);
  expect(names).not.toContain("how-it-was-judged.json");
  expect(data.resultHidden).toBe(RESULT_HIDDEN);
  const page = await wordsOf(await visit(`/application/${code}?asked=corrected`));
  expect(page).toContain("Saved. It counts as soon as your résumé is scored.");
  expect(page).not.toContain("scored again at once");
});

test("a code that ended, was withdrawn, is nobody's or whose person was erased gives no copy", async () => {
  const { deps, agent, own, applicantId } = await markedApplicant();
  const first = await openLink(deps, { agent, applicantId });
  const { code: second } = await issueLink(deps, { ...own, way: "printed" });
  const statusOf = async (code: string) => (await visit(copyAt(code))).status;
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(second ?? "")).toBe(200);
  await withdrawLink(deps, own);
  for (const code of [second ?? "", "ABCD-EFGH-2345-6789-ABCD-EFGH", "x"])
    expect(await statusOf(code)).toBe(404);
  const late = await openLink(deps, { agent, applicantId });
  expect(await statusOf(late)).toBe(200);
  const ended = { expiresAt: deps.now() - 60_000 };
  await deps.db.shared
    .update(applicantLinks)
    .set(ended)
    .where(eq(applicantLinks.codeHash, hashOfCode(late)));
  expect(await statusOf(late)).toBe(404);
  const third = await openLink(deps, { agent, applicantId });
  await erasePerson(deps, { agent, applicantId });
  expect(await statusOf(third)).toBe(404);
});
