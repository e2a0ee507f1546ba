import * as z from "zod";
import { AppError } from "../../../domain/errors";
import { countWork } from "../../../domain/identity/work-throttle";
import { receiveResumes } from "../../requests/receive-upload";
import { listBody, pageQuery, timeCursor } from "../cursor";
import { seekerRoute } from "../route";
import { analysisOf, evidenceOf, resumeOf } from "../shapes";

const newAnalysis = z.strictObject({
  resume_id: z.string().min(1).max(64),
  job_url: z.string().max(2000).optional(),
  job_description: z.string().optional(),
  job_title: z.string().max(200).optional().meta({ description: "Alone: the occupation's built-in profile" }),
});

const newSearch = z.strictObject({
  position: z.string().max(1000),
  location: z.string().max(200).optional().meta({ description: "A place’s name, or “Remote”" }),
  geo_id: z.string().max(64).optional().meta({ description: "Instead: LinkedIn’s id of a place" }),
});

export const seekerRoutes = {
  listResumes: seekerRoute("resumes:read", {
    ...{ method: "GET", path: "/resumes", status: 200, summary: "List your résumés, the default one first" },
    handle: async ({ c, who: { userId } }) => {
      const { listResumes } = await import("../../../domain/resumes/list-resumes");
      const resumes = await listResumes(c.get("deps"), { userId });
      return { json: { data: resumes.map(resumeOf), next_cursor: null } };
    },
  }),
  uploadOwnResumes: seekerRoute("resumes:write", {
    ...{ method: "POST", path: "/resumes", status: 202, files: true, summary: "Upload résumés" },
    body: z.never(),
    handle: async ({ c, who }) => {
      const { accepted, refused } = await receiveResumes(c.get("deps"), { request: c.req.raw, user: who });
      const [first] = refused;
      if (accepted.length === 0 && first) throw new AppError("no-file-accepted", { message: first.reason });
      return { json: { resume_ids: accepted.map(({ id }) => id), refused } };
    },
  }),
  getResume: seekerRoute("resumes:read", {
    ...{ method: "GET", path: "/resumes/{resume_id}", status: 200, summary: "Read a résumé's state" },
    handle: async ({ c, who: { userId }, id }) => {
      const { listResumes } = await import("../../../domain/resumes/list-resumes");
      const resumes = await listResumes(c.get("deps"), { userId });
      const resume = resumes.find((one) => one.id === id("resume_id"));
      if (!resume) throw new AppError("resume-not-found");
      return { json: resumeOf(resume) };
    },
  }),
  getJsonResume: seekerRoute("resumes:read", {
    ...{ method: "GET", path: "/resumes/{resume_id}/json-resume", status: 200 },
    summary: "What was read of a résumé, as JSON Resume with its quotes under meta",
    handle: async ({ c, who: { userId }, id }) => {
      const { exportJsonResume } = await import("../../../domain/resumes/export-json-resume");
      const own = { userId, resumeId: id("resume_id") };
      return { json: JSON.parse((await exportJsonResume(c.get("deps"), own)).text) };
    },
  }),
  deleteResume: seekerRoute("resumes:write", {
    ...{ method: "DELETE", path: "/resumes/{resume_id}", status: 204 },
    summary: "Delete a résumé and its analyses",
    handle: async ({ c, who: { userId }, id }) => {
      const { getResume } = await import("../../../domain/resumes/get-resume");
      const { deleteResume } = await import("../../../domain/resumes/delete-resume");
      const own = { userId, resumeId: id("resume_id") };
      await getResume(c.get("deps"), own);
      await deleteResume(c.get("deps"), own);
      return null;
    },
  }),
  listAnalyses: seekerRoute("analyses:read", {
    ...{ method: "GET", path: "/analyses", status: 200, summary: "List your analyses, newest first" },
    query: pageQuery,
    handle: async ({ c, who: { userId }, query: { limit, cursor } }) => {
      const { pageMatches } = await import("../../../domain/programs/lists/page-matches");
      const wanted = { userId, limit, after: timeCursor(cursor) };
      const { rows, next } = await pageMatches(c.get("deps"), wanted);
      return { json: listBody(rows, next, analysisOf) };
    },
  }),
  createAnalysis: seekerRoute("analyses:write", {
    ...{ method: "POST", path: "/analyses", status: 201, summary: "Hold a résumé against a job" },
    body: newAnalysis,
    handle: async ({ c, who: { userId }, body }) => {
      const { createMatch } = await import("../../../domain/matches/create-match");
      const { newRequestId } = await import("../../../domain/matches/request-id");
      const { findMatch } = await import("../../../domain/matches/get-match");
      const deps = c.get("deps");
      await countWork(deps, { work: "analysis", userId });
      const { id } = await createMatch(deps, {
        user: { userId },
        resumeId: body.resume_id,
        requestId: newRequestId(),
        mode: body.job_description ? "description" : body.job_url ? "url" : "title",
        url: body.job_url ?? "",
        description: body.job_description ?? "",
        title: body.job_title ?? "",
      });
      const match = await findMatch(deps, { userId, matchId: id });
      return { json: analysisOf(match), location: `/api/v1/analyses/${id}` };
    },
  }),
  getAnalysis: seekerRoute("analyses:read", {
    ...{ method: "GET", path: "/analyses/{analysis_id}", status: 200 },
    summary: "Read an analysis with every point and the words that it rests on",
    handle: async ({ c, who: { userId }, id }) => {
      const { getMatch } = await import("../../../domain/matches/get-match");
      const { row, stored } = await getMatch(c.get("deps"), { userId, matchId: id("analysis_id") });
      return {
        json: {
          ...analysisOf(row),
          strengths: row.strengths,
          gaps: row.gaps,
          resume_improvement_suggestions: row.suggestions,
          overall_analysis: row.overallAnalysis,
          evidence: stored && evidenceOf(stored.sheet),
        },
      };
    },
  }),
  deleteAnalysis: seekerRoute("analyses:write", {
    ...{ method: "DELETE", path: "/analyses/{analysis_id}", status: 204, summary: "Delete an analysis" },
    handle: async ({ c, who: { userId }, id }) => {
      const { deleteMatch } = await import("../../../domain/matches/delete-match");
      await deleteMatch(c.get("deps"), { userId, matchId: id("analysis_id") });
      return null;
    },
  }),
  searchJobs: seekerRoute("jobs:read", {
    ...{ method: "POST", path: "/job-searches", status: 200, body: newSearch },
    summary: "Search open jobs by your default résumé, the best match first",
    handle: async ({ c, who: user, body: { position, location, geo_id } }) => {
      const { searchForProgram } = await import("../../../domain/jobs/search/search-for-program");
      const wanted = { user, keyword: position, place: location, geoid: geo_id };
      const { message, jobs } = await searchForProgram(c.get("deps"), wanted);
      return { json: { message, data: jobs } };
    },
  }),
  getCredits: seekerRoute("credits:read", {
    ...{ method: "GET", path: "/credits", status: 200, summary: "Read your credit balance" },
    handle: async ({ c, who: { userId } }) => {
      const { getCreditBalance } = await import("../../../domain/billing/credits/get-credit-balance");
      return { json: { total_credits: await getCreditBalance(c.get("deps"), { userId }) } };
    },
  }),
};
