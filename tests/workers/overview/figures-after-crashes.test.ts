import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { applicants, planUsage } from "../../../db/schema";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { keepApart, putTogether } from "../../../workers/domain/applicants/duplicates/keep-apart";
import { mergeDuplicates } from "../../../workers/domain/applicants/duplicates/merge-duplicates";
import { erasePerson } from "../../../workers/domain/applicants/erase-person";
import { shortlistApplicant } from "../../../workers/domain/decisions/shortlist-applicant";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { recountThread } from "../../../workers/domain/threads/counts/recount-threads";
import { updateRequirements } from "../../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../../workers/domain/threads/schema";
import { depth } from "../../support/depth";
import { deliver, failOnce, faultyD1, type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { keptPool, recountPool } from "../../support/recounts/pool-recount";
import { textPdf } from "../../support/samples/text-pdf";

/** Two résumés each of two people, one of whom gives no address, and a file that nothing can read. */
const files = [
  ...["Developer", "Architect"].flatMap((job) => [
    resume("Mara Lind", "mara@example.com | Oslo, Norway", job),
    resume("Olena Marchuk", "+47 22 33 44 55 | Bergen, Norway", job),
  ]),
  new TextEncoder().encode("%PDF-1.4\nnothing else"),
];

function resume(name: string, contact: string, job: string) {
  return textPdf([
    name,
    contact,
    "",
    "Experience",
    `${job}, Nordwind Systems`,
    "Jan 2019 - Present",
    "- Built services in Python",
  ]);
}

const step = fc.record({
  kind: fc.constantFrom("upload", "upload", "score", "shortlist", "merge", "apart", "delete", "erase"),
  at: fc.nat(),
  /** at which call of the database the Worker dies; large: at none */
  cut: fc.integer({ min: 1, max: 25 }),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type OfThread = { agent: ActiveAgent; threadId: string };

async function rowsOf(deps: TestDeps, { agent, threadId }: OfThread) {
  const { companyId } = agent;
  return deps.db.shared
    .select()
    .from(applicants)
    .where(and(eq(applicants.companyId, companyId), eq(applicants.threadId, threadId)))
    .orderBy(applicants.createdAt, applicants.id);
}

async function take(deps: TestDeps, thread: OfThread, { kind, at }: Step) {
  if (kind === "upload") {
    const sent = (async function* () {
      for (const n of [at, at + 1])
        yield { name: `${n}.pdf`, bytes: files[n % files.length] ?? new Uint8Array() };
    })();
    await acceptUpload(deps, { ...thread, batchId: null, files: sent });
  }
  if (kind === "score") {
    const edits = requirementEditsSchema.parse({ addedMust: [at % 2 === 0 ? "Haskell" : "Python"] });
    await updateRequirements(deps, { ...thread, edits });
  }
  const rows = await rowsOf(deps, thread);
  const row = rows[at % Math.max(1, rows.length)];
  if (!row) return;
  const { agent, threadId } = thread;
  const input = { ...thread, applicantId: row.id };
  if (kind === "shortlist")
    await shortlistApplicant(deps, { ...input, shortlisted: row.shortlistedAt === null });
  if (kind === "merge")
    await mergeDuplicates(deps, { companyId: agent.companyId, threadId, applicantId: row.id });
  if (kind === "apart") await (row.keptApartFrom ? putTogether : keepApart)(deps, input);
  if (kind === "delete") await deleteApplicant(deps, input);
  if (kind === "erase") await erasePerson(deps, input);
}

/** A refusal, or the Worker's death: either way the figures must be right afterwards. */
async function cutShort(deps: TestDeps, thread: OfThread, one: Step) {
  const faulty = { ...deps, db: openDatabases(faultyD1(failOnce(one.cut))) };
  await take(faulty, thread, one).catch(() => {});
  await deliver(faulty, deps.sent.splice(0));
}

test("kept figures equal a recount over real uploads, failures, new scores, merges and erasures, cut off anywhere", async () => {
  const deps = testDeps();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 8 }), async (steps) => {
      const agent = await createAgent(deps);
      const thread = { agent, threadId: await addThread(deps, agent) };
      await cutShort(deps, thread, { kind: "upload", at: 0, cut: Number.POSITIVE_INFINITY });
      const first = await rowsOf(deps, thread);
      expect(first.map((row) => row.analysisStatus)).toEqual(["completed", "completed"]);
      const accepted = new Set(first.map(({ id }) => id));
      const failed = new Set<string>();
      for (const one of steps) {
        await cutShort(deps, thread, one);
        for (const { id, analysisStatus } of await rowsOf(deps, thread)) {
          accepted.add(id);
          if (analysisStatus === "failed") failed.add(id);
        }
        const { companyId } = agent;
        expect(await recountThread(deps, { id: thread.threadId, companyId })).toEqual([]);
        const team = { owner: agent, others: [] };
        expect((await keptPool(deps, team)).sort()).toEqual((await recountPool(deps, team)).sort());
        const [usage] = await deps.db.shared
          .select()
          .from(planUsage)
          .where(eq(planUsage.companyId, companyId));
        expect(usage?.applicants).toBe(accepted.size - failed.size);
      }
    }),
    { numRuns: depth(3, 40) },
  );
});
