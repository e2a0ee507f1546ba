import { Hono } from "hono";
import { openExportFile } from "../../domain/applicants/export/get-export-file";
import { exportApplicants } from "../../domain/applicants/export-applicants";
import { parseApplicantQuery } from "../../domain/applicants/schema";
import { hasFilters } from "../../domain/applicants/table/table-filters";
import { freshStep } from "../access/fresh-step";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { attachment } from "../attachment";
import { toAppError } from "../errors";
import { exportResponse } from "../export-response";
import { requireApiAgent } from "../guards";
import { receiveUpload } from "../requests/receive-upload";

export const threadsApi = new Hono<AppEnv>()
  .post("/:threadId/resumes", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const threadId = c.req.param("threadId");
    const upload = await receiveUpload(c.get("deps"), { request: c.req.raw, agent, threadId });
    const count = upload.applicantIds.length;
    return c.json(
      {
        batch_id: upload.batchId,
        status: "processing",
        message: `The batch successfully added with ${count} resumes.`,
        candidate_ids: upload.applicantIds,
        refused: upload.refused,
      },
      202,
    );
  })
  .get("/:threadId/candidates.csv", access("agent"), freshStep, async (c) => {
    const agent = await requireApiAgent(c);
    const query = parseApplicantQuery(new URL(c.req.url).searchParams);
    const wanted = { agent, threadId: c.req.param("threadId"), query };
    const file = await exportApplicants(c.get("deps"), wanted).catch((error: unknown) => {
      throw toAppError(error, hasFilters(query) ? "export-filtered-failed" : "export-failed");
    });
    return exportResponse(file);
  })
  .get("/:threadId/exports/:exportId", access("agent"), freshStep, async (c) => {
    const agent = await requireApiAgent(c);
    const { threadId, exportId } = c.req.param();
    const file = await openExportFile(c.get("deps"), { agent, threadId, exportId });
    return new Response(file.body, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Length": String(file.size),
        "Content-Disposition": attachment(file.fileName),
        "Cache-Control": "private, no-store",
      },
    });
  });
