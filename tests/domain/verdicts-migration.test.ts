import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { apply, insert, migrations } from "../support/migrations";

const verdictsAt = migrations.findIndex((name) => name.endsWith("_verdicts.sql"));

test("results of before the migration keep their objects, get a line each and lose no row", () => {
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  apply(db, migrations.slice(0, verdictsAt));
  insert(db, "campaigns", {
    id: "thread",
    employment_type: "full-time",
    job_version: 3,
    detailed_analysis: '{"title":"Baker"}',
  });
  const applicant = { campaign_id: "thread", company_id: "company" };
  const done = {
    analysis_status: "completed",
    engine_version: "2.0.0",
    job_version: 3,
    relevancy_score: 61.5,
  };
  insert(db, "b2b_candidates", {
    ...{ ...applicant, ...done, id: "done", resume_file_url: "thread/1-a.pdf", file_hash: "1" },
    ...{ input_hash: "hash", shortlisted_at: 5, analysis_timestamp: 7 },
  });
  insert(db, "b2b_candidates", {
    ...{ ...applicant, id: "waiting", resume_file_url: "thread/1-b.pdf", file_hash: "2" },
  });
  insert(db, "resumes", {
    id: "resume",
    user_id: "user",
    file_key: "user/1-c.pdf",
    analysis_status: "completed",
  });
  insert(db, "resume_analyses", { id: "analysis", resume_id: "resume", user_id: "user", resume_score: 70 });
  insert(db, "job_analyses", {
    ...{ id: "match", resume_id: "resume", user_id: "user", score: 55 },
    ...{ detail_key: "user/analyses/match.json.gz", engine_version: "2.1.0" },
  });
  apply(db, migrations.slice(verdictsAt));

  const keys = db
    .prepare("select id, analysis_key, shortlisted_verdict_id from b2b_candidates order by id")
    .all();
  const lines = db.prepare("select * from verdicts order by object_key").all();
  expect(lines).toMatchObject([
    {
      ...{ company_id: "company", applicant_id: "done", campaign_id: "thread", requirements_version: 3 },
      ...{ input_hash: "hash", engine_version: "2.0.0", score: 61.5, created_at: 7 },
      object_key: "thread/1-a.pdf.analysis.json.gz",
    },
    {
      user_id: "user",
      resume_id: "resume",
      match_id: null,
      object_key: "user/1-c.pdf.analysis.json.gz",
      score: 70,
    },
    { user_id: "user", resume_id: "resume", match_id: "match", object_key: "user/analyses/match.json.gz" },
  ]);
  expect(keys).toMatchObject([
    { id: "done", analysis_key: "thread/1-a.pdf.analysis.json.gz", shortlisted_verdict_id: lines[0]?.id },
    { id: "waiting", analysis_key: null, shortlisted_verdict_id: null },
  ]);
  expect(db.prepare("select * from campaign_requirements").all()).toMatchObject([
    { campaign_id: "thread", version: 3, detailed_analysis: '{"title":"Baker"}' },
  ]);
  expect(() => db.exec("update verdicts set score = 1")).toThrow("verdicts are not changed");
  db.exec("update verdicts set user_id = null, resume_id = null, match_id = null, object_key = null");
});
