import { Hono } from "hono";
import { AppError } from "../../domain/errors";
import { listReviewers } from "../../domain/reviewers/list-reviewers";
import { parseDays } from "../../domain/reviewers/reviewer-limits";
import { reviewersCsv } from "../../domain/reviewers/reviewers-csv";
import { auditCsv } from "../../domain/voluntary/audit/audit-csv";
import { getBiasAudit } from "../../domain/voluntary/audit/get-bias-audit";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { exportResponse } from "../export-response";
import { requireApiAgent } from "../guards";

async function* whole(text: string) {
  yield text;
}

export const reportsApi = new Hono<AppEnv>()
  .get("/bias-audit.csv", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const period = c.req.query("period") ?? null;
    const { audit } = await getBiasAudit(c.get("deps"), { agent, period });
    if (!audit) throw new AppError("audit-empty");
    return exportResponse({ fileName: `bias_audit_${audit.period}.csv`, lines: whole(auditCsv(audit)) });
  })
  .get("/reviewers.csv", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const deps = c.get("deps");
    const days = parseDays(c.req.query("days") ?? null);
    const { reviewers } = await listReviewers(deps, { agent, days });
    const date = new Date(deps.now()).toISOString().slice(0, 10);
    return exportResponse({
      fileName: `reviewers_${days}_days_${date}.csv`,
      lines: whole(reviewersCsv(reviewers)),
    });
  });
