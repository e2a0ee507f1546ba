import { Hono } from "hono";
import * as z from "zod";
import { AppError } from "../../domain/errors";
import { redeemApiToken, type TokenUse } from "../../domain/identity/api-token";
import { countWork } from "../../domain/identity/work-throttle";
import { access } from "../access/rules";
import type { AppContext, AppEnv } from "../app-context";
import { toAppError } from "../errors";
import { requireApiSeeker } from "../guards";
import { bearerOf, noStore, readBody, shortBody } from "./programs-request";

const resumeRequest = z.object({ resumeUrl: z.string().min(1).max(2000) });

const jobRequest = z.object({
  uuid: z.string().min(1).max(64),
  request_id: z.string().length(16),
  resumeUrl: z.string().max(2000),
  jobUrl: z.string().max(2000).nullish(),
  jobDescription: z.string().nullish(),
});

const searchRequest = z.object({
  uuid: z.string().min(1).max(64),
  keyword: z.string().max(1000),
  geoid: z.union([z.string().max(64), z.number().int()]).transform(String),
});

const ANALYSIS_FAILED = "Analysis failed";
const SEARCH_FAILED = "An unexpected error occurred while searching for jobs. Please try again.";

async function requireSeekerProgram(c: AppContext, use: TokenUse) {
  const token = bearerOf(c);
  if (!token) throw new AppError("token-invalid");
  const program = await redeemApiToken(c.get("deps"), { token, use });
  if (program.agent) throw new AppError("candidate-only");
  return program;
}

/** What a program is told; our own faults are logged. */
function failureOf(c: AppContext, error: unknown) {
  const { code, message, status, detail } = toAppError(error);
  const reference = c.get("reference");
  if (status >= 500) {
    const { method, path } = c.req;
    c.get("deps").log({ event: "request-failed", reference, method, path, error: detail ?? code });
  }
  return { code, message, status, reference };
}

export const seekerProgramsApi = new Hono<AppEnv>()
  /** By a token or, from the site itself, by the session. */
  .post("/cv/analyze", access("own"), shortBody, async (c) => {
    const { userId } = bearerOf(c) ? await requireSeekerProgram(c, "cv-analysis") : await requireApiSeeker(c);
    await countWork(c.get("deps"), { work: "analysis", userId });
    const { resumeUrl } = await readBody(c, resumeRequest);
    const { resumeAnalysisResult } = await import("../../domain/resumes/analysis/resume-analysis-result");
    return c.json(await resumeAnalysisResult(c.get("deps"), { userId, resumeUrl }), 200, noStore);
  })
  .post("/job/search", access("own"), shortBody, async (c) => {
    const program = await requireSeekerProgram(c, "job-search");
    try {
      const { uuid, keyword, geoid } = await readBody(c, searchRequest);
      if (uuid !== program.userId) throw new AppError("token-invalid");
      const { searchForProgram } = await import("../../domain/jobs/search/search-for-program");
      const found = await searchForProgram(c.get("deps"), { user: program, keyword, geoid });
      return c.json({ status: "success", ...found }, 200, noStore);
    } catch (error) {
      const { code, message, status, reference } = failureOf(c, error);
      const said = code === "internal" ? SEARCH_FAILED : message;
      return c.json(
        { status: "error", error: code, message: said, jobs: [], reference },
        status as 400,
        noStore,
      );
    }
  })
  .post("/job/analyze", access("own"), shortBody, async (c) => {
    const program = await requireSeekerProgram(c, "job-analysis");
    try {
      await countWork(c.get("deps"), { work: "analysis", userId: program.userId });
      const body = await readBody(c, jobRequest);
      if (body.uuid !== program.userId || body.request_id !== program.requestId)
        throw new AppError("token-invalid");
      const { matchForProgram } = await import("../../domain/matches/match-for-program");
      const data = await matchForProgram(c.get("deps"), {
        user: program,
        requestId: body.request_id,
        resumeUrl: body.resumeUrl,
        url: body.jobUrl ?? "",
        description: body.jobDescription ?? "",
      });
      return c.json({ result: { status: "success", data } }, 200, noStore);
    } catch (error) {
      const { code, message, status, reference } = failureOf(c, error);
      const result = { status: "error", error: code === "internal" ? ANALYSIS_FAILED : message };
      return c.json({ result, error: code, message, reference }, status as 400, noStore);
    }
  });
