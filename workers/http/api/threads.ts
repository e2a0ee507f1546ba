import { Hono } from "hono";
import { exportCandidates } from "../../domain/applicants/export-applicants";
import { hasFilters } from "../../domain/applicants/rules";
import { parseCandidateQuery } from "../../domain/applicants/schema";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { toAppError } from "../errors";
import { exportResponse } from "../export-response";
import { requireApiAgent } from "../guards";
import { receiveUpload } from "../receive-upload";

/** Job threads: uploads and exports. */
export const campaignsApi = new Hono<AppEnv>()
  .post("/:campaignId/resumes", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const campaignId = c.req.param("campaignId");
    const upload = await receiveUpload(c.get("deps"), { request: c.req.raw, agent, campaignId });
    const count = upload.candidateIds.length;
    return c.json(
      {
        batch_id: upload.batchId,
        status: "processing",
        message: `The batch successfully added with ${count} resumes.`,
        candidate_ids: upload.candidateIds,
        refused: upload.refused,
      },
      202,
    );
  })
  .get("/:campaignId/candidates.csv", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const query = parseCandidateQuery(new URL(c.req.url).searchParams);
    const wanted = { agent, campaignId: c.req.param("campaignId"), query };
    const file = await exportCandidates(c.get("deps"), wanted).catch((error: unknown) => {
      throw toAppError(error, hasFilters(query) ? "export-filtered-failed" : "export-failed");
    });
    return exportResponse(file);
  });
