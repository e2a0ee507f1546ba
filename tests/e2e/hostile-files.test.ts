import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { prepareDemoAgency, withStores } from "./support/demo-agency";
import { startBuiltWorker } from "./support/worker";

const CORPUS = join(import.meta.dirname, "../../../shared/badfiles");

/** A file of the corpus may take this long to end, waiting in the queue included. */
const LONGEST_WAIT = 15_000;

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
    const persistTo = mkdtempSync(join(tmpdir(), "plumbline-hostile-"));
    const { cookie, threads } = await prepareDemoAgency(persistTo);
    const campaignId = threads[0]?.campaignId ?? "";
    const worker = await startBuiltWorker({ persistTo });
    const names = readdirSync(CORPUS).filter((name) => !/^(README\.md|manifest\.json)$/.test(name));
    const answers = { accepted: 0, refused: 0 };
    const send = async (name: string) => {
      const body = new FormData();
      // Whatever it is, it comes as a PDF: the name opens the door, the content has to close it.
      body.append("resumes", new File([readFileSync(join(CORPUS, name))], `${name}.pdf`));
      const url = `${worker.origin}/api/campaigns/${campaignId}/resumes`;
      const answer = await fetch(url, { method: "POST", headers: { cookie }, body });
      const upload = (await answer.json()) as { batch_id?: string; message: string };
      expect([202, 400], name).toContain(answer.status);
      if (upload.batch_id) {
        answers.accepted += 1;
        const deadline = Date.now() + LONGEST_WAIT;
        let pending = 1;
        while (pending > 0 && Date.now() < deadline) {
          await sleep(100);
          const status = await fetch(`${worker.origin}/api/batches/${upload.batch_id}`, {
            headers: { cookie },
          });
          pending = ((await status.json()) as { pending: number }).pending;
        }
        expect(pending, `${name} has not ended`).toBe(0);
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
    await worker.stop({ erase: false });
    expect(answers.accepted).toBeGreaterThan(50);
    expect(answers.refused).toBeGreaterThan(30);

    const rows = await withStores(persistTo, async ({ d1 }) => {
      const query = "SELECT file_name, analysis_status, failure_code, relevancy_score FROM b2b_candidates";
      return (await d1.prepare(query).all<Row>()).results;
    });
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
  600_000,
);
