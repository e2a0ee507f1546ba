import { Hono } from "hono";
import { openResumeFile } from "../../domain/applicants/get-applicant";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { attachment } from "../attachment";
import { exportResponse } from "../export-response";
import { requireApiAgent } from "../guards";
import { exportPerson } from "../late-use-cases";

/** Candidates: the files as they were uploaded, and all that a company holds about one person. */
export const candidatesApi = new Hono<AppEnv>()
  .get("/:candidateId/resume", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const candidateId = c.req.param("candidateId");
    const file = await openResumeFile(c.get("deps"), { agent, candidateId });
    return new Response(file.body, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Length": String(file.size),
        "Content-Disposition": attachment(file.fileName),
        "Cache-Control": "private, no-store",
        // Whatever the file holds, it runs nothing on our site.
        "Content-Security-Policy": "default-src 'none'; sandbox",
      },
    });
  })
  .get("/:candidateId/data.zip", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const candidateId = c.req.param("candidateId");
    return exportResponse(await exportPerson(c.get("deps"), { agent, candidateId }));
  });
