import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { draftFile } from "../../../app/components/seeker/drafts/draft-file.client";
import { drafts } from "../../../db/schema";
import { monthOf } from "../../../workers/domain/documents/read-document";
import { deleteDraft } from "../../../workers/domain/drafts/delete-draft";
import { editedLines } from "../../../workers/domain/drafts/draft-content";
import { MAX_VERSIONS } from "../../../workers/domain/drafts/draft-limits";
import { exportDraft } from "../../../workers/domain/drafts/export-draft";
import { openDraft } from "../../../workers/domain/drafts/open-draft";
import { saveDraft } from "../../../workers/domain/drafts/save-draft";
import { tryDraft } from "../../../workers/domain/drafts/try-draft";
import { deleteMatch } from "../../../workers/domain/matches/delete-match";
import { getMatch } from "../../../workers/domain/matches/get-match";
import { correctMatch } from "../../../workers/domain/matches/requirements/correct-match";
import { parseResume, textToResume } from "../../../workers/engine";
import { scoreResume } from "../../../workers/engine/match";
import { deliver, testDeps } from "../../support/faults";
import { rewritten } from "../../support/samples/drafts";
import { analyse, setSubscription } from "../../support/samples/job-analyses";
import { createResumes, upload } from "../../support/samples/seeker-resumes";

const deps = testDeps();

const KAFKA = "Built payment services in Python, PostgreSQL and Kafka on Kubernetes for 40 shops";

async function analysed() {
  const { user, ids } = await createResumes(1, deps);
  const { id: matchId } = await analyse(deps, user, ids[0] ?? "");
  return { user, own: { userId: user.userId, matchId } };
}

const open = (own: { userId: string; matchId: string }, number: number | null = null) =>
  openDraft(deps, { ...own, number });

async function saved() {
  const { user, own } = await analysed();
  const { content } = await open(own);
  const draft = rewritten(content, { "Built payment": KAFKA });
  const { id: draftId } = await saveDraft(deps, { ...own, seen: 0, content: draft });
  return { user, own, draftId, draft };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

test("a rewritten bullet's score is that of a fresh analysis of the exported file", async () => {
  const { user, own, draft } = await saved();
  const { edited, plain, job } = await open(own);
  expect(edited.score).toBeGreaterThan(plain.score ?? 100);
  const file = await draftFile(editedLines(draft), "CV (draft 1).docx");
  const { accepted } = await upload(deps, user, [
    { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
  ]);
  await deliver(deps, deps.sentOwn.splice(0));
  const { id } = await analyse(deps, user, accepted[0]?.id ?? "");
  const fresh = await getMatch(deps, { userId: user.userId, matchId: id });
  expect(fresh.row.score).toBe(edited.score);
  expect(fresh.stored?.sheet.scores).toEqual(edited.sheet.scores);
  // Plain text is no file that can be uploaded: it is read as the engine reads pasted words.
  const { text } = await exportDraft(deps, {
    ...own,
    draftId: (await open(own)).opened?.id ?? "",
    format: "txt",
  });
  const read = scoreResume(parseResume(textToResume(text), { asOf: monthOf(deps.now()) }), job);
  expect(Math.round(read.scores.relevancy?.value ?? -1)).toBe(edited.score);
});

test("the score follows without being kept, and says which requirement changed its answer", async () => {
  const { own } = await analysed();
  const { content, plain } = await open(own);
  const tried = await tryDraft(deps, { ...own, content: rewritten(content, { "Built payment": KAFKA }) });
  expect(tried.score).toBeGreaterThan(plain.score ?? 100);
  const statusOf = (sheet: typeof plain.sheet) =>
    sheet.scores.skills?.parts.find(({ label }) => /kafka/i.test(label ?? ""))?.status;
  expect([statusOf(plain.sheet), statusOf(tried.sheet)]).toEqual(["not-found", "met"]);
  expect((await open(own)).versions).toEqual([]);
});

test("the person's corrections of what the job asks for count for the draft, too", async () => {
  const { own } = await analysed();
  const { row, stored } = await getMatch(deps, own);
  const before = await open(own);
  const rows = (stored?.job.requirements ?? []).map(({ id, importance, label }) => ({
    ...{ id, merged: [] },
    importance: /kafka|terraform/i.test(label) ? ("ignore" as const) : importance,
  }));
  const edits = { rows, addedMust: [], addedNice: [] };
  await correctMatch(deps, { ...own, seen: row.detailKey ?? "", edits });
  const after = await open(own);
  expect(after.plain.score).toBeGreaterThan(before.plain.score ?? 100);
  expect(after.job.requirements.some(({ label }) => /kafka/i.test(label))).toBe(false);
});

test("each save is a version; the later of two tabs is told, and both texts are kept", async () => {
  const { own, draft } = await saved();
  const later = rewritten(draft, { "Built payment": "Built billing in Python", "Led the move": "" });
  expect(await codeOf(saveDraft(deps, { ...own, seen: 0, content: later }))).toBe("draft-saved-meanwhile");
  const both = [1, 1].map((seen) => codeOf(saveDraft(deps, { ...own, seen, content: later })));
  expect((await Promise.all(both)).sort()).toEqual(["done", "draft-saved-meanwhile"]);
  const newest = await open(own);
  expect(newest.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(newest.opened?.number).toBe(2);
  expect(editedLines(newest.content).map(({ text }) => text)).toEqual(
    expect.not.arrayContaining([expect.stringContaining("Led the move")]),
  );
  expect(editedLines((await open(own, 1)).content)).toEqual(editedLines(draft));
  expect((await open(own, 0)).content.edits).toEqual([]);
  expect(await codeOf(open(own, 9))).toBe("draft-not-found");
});

test("another's draft is as missing as one that never was, and deleting takes one version", async () => {
  const { own, draftId } = await saved();
  const { user: stranger, own: theirs } = await analysed();
  const foreign = { ...theirs, draftId };
  expect(await codeOf(open({ ...own, userId: stranger.userId }))).toBe("analysis-not-found");
  expect(await codeOf(exportDraft(deps, { ...foreign, format: "txt" }))).toBe("draft-not-found");
  expect(await codeOf(deleteDraft(deps, foreign))).toBe("draft-not-found");
  const { content } = await open(own);
  expect(await codeOf(saveDraft(deps, { ...own, userId: stranger.userId, seen: 0, content }))).toBe(
    "analysis-not-found",
  );
  await saveDraft(deps, { ...own, seen: 1, content });
  await deleteDraft(deps, { ...own, draftId });
  expect((await open(own)).versions.map(({ number }) => number)).toEqual([2]);
  expect(await codeOf(deleteDraft(deps, { ...own, draftId }))).toBe("draft-not-found");
});

test("an analysis that is deleted takes its drafts along", async () => {
  const { own } = await saved();
  await deleteMatch(deps, own);
  expect(await deps.db.shared.$count(drafts, eq(drafts.userId, own.userId))).toBe(0);
});

test("versions beyond the limit are refused, and one more fits after a deletion", async () => {
  const { own, draftId, draft } = await saved();
  const [row] = await deps.db.shared.select().from(drafts).where(eq(drafts.id, draftId));
  for (let number = 2; number <= MAX_VERSIONS; number++)
    await deps.db.shared.insert(drafts).values({ ...row!, id: crypto.randomUUID(), number });
  const next = { ...own, seen: MAX_VERSIONS, content: draft };
  expect(await codeOf(saveDraft(deps, next))).toBe("draft-limit");
  await deleteDraft(deps, { ...own, draftId });
  expect(await codeOf(saveDraft(deps, next))).toBe("done");
});

test("without a subscription drafts can be read and exported, not scored or saved", async () => {
  const { user, own, draftId, draft } = await saved();
  await setSubscription(deps, user, { nextRenewal: 0 });
  expect(await codeOf(saveDraft(deps, { ...own, seen: 1, content: draft }))).toBe("own-subscription-ended");
  expect(await codeOf(tryDraft(deps, { ...own, content: draft }))).toBe("own-subscription-ended");
  expect((await open(own)).opened?.id).toBe(draftId);
  const { text, fileName } = await exportDraft(deps, { ...own, draftId, format: "txt" });
  expect(fileName).toBe("resume-draft-1.txt");
  expect(text).toContain(`• ${KAFKA}\n`);
});

test("a version as JSON Resume holds what was read, under the schema's names", async () => {
  const { own, draftId } = await saved();
  const { text } = await exportDraft(deps, { ...own, draftId, format: "json" });
  expect(JSON.parse(text)).toMatchObject({
    basics: { name: "Mara Lind", email: expect.stringMatching(/^mara\.lind\d*@example\.com$/) },
    work: [
      {
        name: "Nordwind Systems",
        position: "Backend Developer",
        startDate: "2019-01",
        highlights: [KAFKA, "Led the move from one server to Docker containers"],
      },
    ],
    education: [expect.objectContaining({ institution: "Chalmers University of Technology" })],
    skills: expect.arrayContaining([{ name: "Kafka" }]),
    meta: { version: "v1.0.0" },
  });
  expect(JSON.parse(text).work[0]).not.toHaveProperty("endDate");
});
