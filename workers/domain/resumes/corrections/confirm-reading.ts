import { and, eq } from "drizzle-orm";
import { resumes } from "../../../../db/schema";
import type { ResumeFacts } from "../../../engine/types";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sha256 } from "../../sha256";
import { wrapError } from "../../wrap-error";
import { readWork } from "../analysis/analysis-status";
import { getStoredResume, ownResume } from "../get-resume";

/** A hash of what a person is asked about. Other places, lengths or confidences of the same words are the same reading. */
export function readingOf(facts: ResumeFacts): string {
  const values = (list: ({ value: string } | null)[]) => list.map((fact) => fact?.value ?? null);
  const { name, headline, location, emails, phones, links } = facts;
  const reading = [
    values([name, headline, location]),
    values([...emails, ...phones, ...links]),
    facts.experience.map((job) => [
      ...values([job.title, job.company, job.location, job.start]),
      readWork(job, "end"),
    ]),
    facts.education.map(({ institution, degree, field, start, end }) =>
      values([institution, degree, field, start, end]),
    ),
    facts.skills.map((skill) => skill.name),
  ];
  return sha256(JSON.stringify(reading));
}

/** "Looks right", said of what the person saw. @throws AppError "resume-not-found" | "decided-meanwhile" */
export async function confirmReading(
  deps: Pick<Deps, "db" | "files" | "now">,
  { factsVersion, ...own }: { userId: string; resumeId: string; factsVersion: number },
): Promise<void> {
  const { resume, stored } = await getStoredResume(deps, own).catch(wrapError("resume-fetch-failed"));
  if (!stored || resume.factsVersion !== factsVersion) throw new AppError("decided-meanwhile");
  const confirmed = await deps.db.shared
    .update(resumes)
    .set({ confirmedReading: readingOf(stored.facts), updatedAt: deps.now() })
    .where(and(ownResume(own), eq(resumes.factsVersion, factsVersion)))
    .returning({ id: resumes.id });
  if (confirmed.length === 0) throw new AppError("decided-meanwhile");
}
