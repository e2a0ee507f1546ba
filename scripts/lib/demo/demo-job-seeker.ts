import { setTimeout as sleep } from "node:timers/promises";
import { drawApplication } from "../../../db/seed/files";
import { seekerJobs, seekerResumes } from "../../../db/seed/job-seeker";
import { demoSession } from "./demo-session";

const LONGEST_WAIT = 60_000;

type Site = { origin: string; cookie: string };

/** Idempotent: a file is known by its bytes, an analysis by its request, so a killed run is completed by the next. */
export async function fillDemoJobSeeker(origin: string, database: D1Database): Promise<void> {
  const { cookie } = await demoSession(database, "candidate");
  const site = { origin, cookie };
  const resumeIds: string[] = [];
  for (const resume of seekerResumes) {
    const bytes = await drawApplication({ ...resume, threadKey: "", fit: "good" });
    resumeIds.push(await uploadResume(site, { ...resume, bytes, versionOf: resumeIds.at(-1) }));
  }
  for (const [resume, resumeId] of resumeIds.entries()) {
    await untilAnalysed(site, resumeId);
    for (const [job, given] of seekerJobs.entries()) {
      await analyse(site, { resumeId, requestId: `demo-analysis-${resume}${job}`, ...given });
    }
  }
}

async function uploadResume(
  { origin, cookie }: Site,
  file: { fileName: string; bytes: Uint8Array; versionOf: string | undefined },
): Promise<string> {
  const body = new FormData();
  body.append("resumes", new Blob([new Uint8Array(file.bytes)], { type: "application/pdf" }), file.fileName);
  const query = file.versionOf ? `?versionOf=${file.versionOf}` : "";
  const answer = await fetch(`${origin}/api/resumes${query}`, { method: "POST", headers: { cookie }, body });
  const text = await answer.text();
  const id = answer.ok ? (JSON.parse(text) as { accepted: { id: string }[] }).accepted[0]?.id : undefined;
  if (!id) throw new Error(`Upload of ${file.fileName}: ${answer.status} ${text}`);
  return id;
}

async function untilAnalysed({ origin, cookie }: Site, resumeId: string): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/api/resumes/${resumeId}`, { headers: { cookie } });
    const { analysisStatus } = (await answer.json()) as { analysisStatus: string };
    if (analysisStatus !== "pending") return;
    await sleep(100);
  }
  throw new Error(`the résumé ${resumeId} was not analysed within ${LONGEST_WAIT / 1000} s`);
}

async function analyse(
  { origin, cookie }: Site,
  given: { resumeId: string; requestId: string; description?: string; title?: string },
): Promise<void> {
  const { resumeId, requestId, description = "", title = "" } = given;
  const mode = title ? "title" : "description";
  const answer = await fetch(`${origin}/new-analysis`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie },
    body: new URLSearchParams({ resume: resumeId, requestId, mode, description, title }),
  });
  if (answer.status !== 302) throw new Error(`Analysis of ${resumeId}: ${answer.status}`);
}
