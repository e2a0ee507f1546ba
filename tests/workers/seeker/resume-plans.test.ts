import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import type { Deps } from "../../../workers/domain/deps";
import { analyseDocument } from "../../../workers/domain/documents/analyse-document";
import { seekerDocuments } from "../../../workers/domain/documents/audiences/seeker-documents";
import { resendDue, resendPending } from "../../../workers/domain/documents/resend-documents";
import { deleteResume } from "../../../workers/domain/resumes/delete-resume";
import { getStoredResume } from "../../../workers/domain/resumes/get-resume";
import { listResumePage } from "../../../workers/domain/resumes/list-resume-page";
import { listResumes } from "../../../workers/domain/resumes/list-resumes";
import { renameResume } from "../../../workers/domain/resumes/rename-resume";
import { setDefaultResume } from "../../../workers/domain/resumes/set-default-resume";
import { testDeps } from "../../support/faults";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";
import { createResumes, pdfFiles, upload } from "../../support/samples/seeker-resumes";

/** Deps that note each statement, and the notes. */
function recording(): { deps: Deps; statements: Statement[] } {
  const statements: Statement[] = [];
  return { statements, deps: { ...testDeps(), db: openDatabases(recordingD1(statements)) } };
}

test("every query of a job seeker's résumés uses an index", async () => {
  const { user, ids } = await createResumes(1);
  const { userId } = user;
  const input = { userId, resumeId: ids[0] ?? "" };
  const { deps, statements } = recording();
  await listResumes(deps, { userId });
  await listResumePage(deps, { userId, page: 2 });
  await listResumePage(deps, { userId, page: 1 });
  await getStoredResume(deps, input);
  await renameResume(deps, { ...input, name: "New" });
  await setDefaultResume(deps, input);
  const { accepted } = await upload(deps, user, pdfFiles(1, 5), input.resumeId);
  await analyseDocument(deps, { userId, resumeId: accepted[0]?.id ?? "" });
  await resendPending(deps, seekerDocuments, 300_000);
  await resendDue(deps, seekerDocuments, 300_000);
  await deleteResume(deps, input);
  expect(statements.length).toBeGreaterThan(25);
  for (const { sql, values } of statements) {
    const steps = await planOf(sql, values);
    // What a statement writes is worked out from a user's own rows, which may be sorted on the way.
    const isSmall = (step: string) =>
      !sql.startsWith("select") && /TEMP B-TREE|^SCAN (?:s\b|CONSTANT ROW|\d+-ROW VALUES)/.test(step);
    const slow = slowSteps(steps).filter((step) => !isSmall(step));
    expect({ sql, slow }).toEqual({ sql, slow: [] });
  }
});

test("the résumé that represents its family is found by two index look-ups", async () => {
  const { user } = await createResumes(1);
  const { deps, statements } = recording();
  await listResumePage(deps, { userId: user.userId, page: 1 });
  const heads = statements.filter(({ sql }) => sql.includes("not exists"));
  // Their number, those of the page, and all versions of these.
  expect(heads).toHaveLength(3);
  for (const { sql, values } of heads) {
    const plan = (await planOf(sql, values)).join("\n");
    expect(plan).toMatch(/SEARCH resumes USING INDEX resumes_(?:user_idx|hash_unique) \(user_id=\?\)/);
    expect(plan).toMatch(
      /SEARCH d USING INDEX resumes_(?:one_default_unique \(user_id=\?\)|user_idx \(user_id=\? AND is_default=\?\))/,
    );
    expect(plan).toMatch(
      /SEARCH n USING COVERING INDEX resumes_family_idx \(user_id=\? AND family_id=\? AND created_at>\?\)/,
    );
    expect(plan).not.toMatch(/TEMP B-TREE/);
  }
});

test("a page of the list is read in the index's order", async () => {
  const sql = "SELECT * FROM resumes WHERE user_id = ? ORDER BY is_default DESC, created_at DESC LIMIT 20";
  expect((await planOf(sql, ["x"])).join()).toMatch(/USING INDEX resumes_user_idx/);
  expect(await env.DB.prepare(sql).bind("x").all()).toMatchObject({ results: [] });
});
