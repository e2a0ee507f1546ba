import { Hono } from "hono";
import { openApplicantFile } from "../../domain/applicants/get-applicant";
import { RESUME_TYPES } from "../../domain/resumes/files/file-types";
import { endingOfName } from "../../domain/resumes/files/resume-files";
import { freshStep } from "../access/fresh-step";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { attachment } from "../attachment";
import { exportResponse } from "../export-response";
import { requireApiAgent } from "../guards";

export const applicantsApi = new Hono<AppEnv>()
  .get("/:applicantId/resume", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const applicantId = c.req.param("applicantId");
    const file = await openApplicantFile(c.get("deps"), { agent, applicantId });
    return new Response(file.body, {
      headers: {
        "Content-Type": RESUME_TYPES[endingOfName(file.fileName) ?? "pdf"],
        "Content-Length": String(file.size),
        "Content-Disposition": attachment(file.fileName),
        "Cache-Control": "private, no-store",
        // The file may hold scripts: none runs on our site.
        "Content-Security-Policy": "default-src 'none'; sandbox",
      },
    });
  })
  .get("/:applicantId/data.zip", access("agent"), freshStep, async (c) => {
    const agent = await requireApiAgent(c);
    const applicantId = c.req.param("applicantId");
    const { exportPerson } = await import("../../domain/applicants/export-person");
    return exportResponse(await exportPerson(c.get("deps"), { agent, applicantId }));
  });
