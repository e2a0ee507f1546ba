import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { depth, sample } from "../support/depth";
import { cookieOf, newAgency, newThread } from "./support/accounts";
import { startBuiltWorker } from "./support/worker";

const CORPUS = join(import.meta.dirname, "../../../shared/badfiles");

/** How many of the corpus' files a quick run sends. */
const SAMPLE = 15;

/** Uploads under way at the same time: enough to keep the queue busy, so few that none waits long in it. */
const AT_ONCE = 8;

type Row = {
  file_name: string;
  analysis_status: string;
  failure_code: string | null;
  relevancy_score: number | null;
};

test.skipIf(!existsSync(CORPUS))(
  "every hostile file that comes in through the real upload ends with a reason or a result, and the server stays up (skipped without the shared corpus)",
  async () => {
    const worker = await startBuiltWorker({ template: inject("template"), isAlone: true });
    onTestFinished(worker.stop);
    const agency = await newAgency(worker.stores);
    const threadId = await newThread(agency, undefined, worker.stores);
    const cookie = await cookieOf(agency, worker.stores);
    const all = readdirSync(CORPUS).filter((name) => !/^(README\.md|manifest\.json)$/.test(name));
    const names = sample("hostile uploads", all, SAMPLE);
    const answers = { accepted: 0, refused: 0 };
    // All of them come in less than a minute, more than an agent may send.
    const forgetUploads = worker.stores.d1.prepare(
      "DELETE FROM rate_limits WHERE key LIKE 'agency-upload:%'",
    );
    const send = async (name: string) => {
      await forgetUploads.run();
      const body = new FormData();
      // Whatever it is, it comes as a PDF: the name lets it in, the content has to stop it.
      body.append("resumes", new File([readFileSync(join(CORPUS, name))], `${name}.pdf`));
      const url = `${worker.origin}/api/campaigns/${threadId}/resumes`;
      const answer = await fetch(url, { method: "POST", headers: { cookie }, body });
      const upload = (await answer.json()) as { batch_id?: string; message: string };
      expect([202, 400], name).toContain(answer.status);
      if (upload.batch_id) {
        answers.accepted += 1;
        for (let pending = 1; pending > 0; ) {
          await sleep(100);
          const status = await fetch(`${worker.origin}/api/batches/${upload.batch_id}`, {
            headers: { cookie },
          });
          pending = ((await status.json()) as { pending: number }).pending;
        }
      } else {
        answers.refused += 1;
        expect(upload.message, name).toMatch(/^Failed to upload some files: .+: .+/);
      }
      expect((await fetch(`${worker.origin}/health`)).status, name).toBe(200);
    };
    const waiting = [...names];
    const sendNext = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) await send(name);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    expect(answers.accepted).toBeGreaterThanOrEqual(depth(0, 51));
    expect(answers.refused).toBeGreaterThanOrEqual(depth(0, 31));
    expect(answers.accepted + answers.refused).toBe(names.length);

    const query = "SELECT file_name, analysis_status, failure_code, relevancy_score FROM b2b_candidates";
    const { results: rows } = await worker.stores.d1.prepare(query).all<Row>();
    expect(rows).toHaveLength(answers.accepted);
    for (const row of rows) {
      expect(["completed", "failed"], row.file_name).toContain(row.analysis_status);
      if (row.analysis_status === "failed") {
        expect(row.failure_code, row.file_name).toMatch(/^[a-z-]+$/);
        expect(row.failure_code, row.file_name).not.toBe("analysis-failed");
        expect(row.relevancy_score, row.file_name).toBeNull();
      }
    }
  },
);
