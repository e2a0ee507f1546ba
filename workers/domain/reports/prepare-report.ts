import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import type { JobProfile } from "../../engine/types";
import type { StoredApplicant } from "../applicants/get-applicant";
import { isScored } from "../applicants/opted-out/is-scored";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { inChunks } from "../in-chunks";
import { readApplicantAnalysis } from "../stored/read-results";
import { getThread } from "../threads/get-thread";
import { getRequirements } from "../threads/thread-requirements";
import { consentOfApplicant } from "./consent-state";
import { contentOf, type ReportContent, tellerOf } from "./report-content";
import { MAX_NAME, MAX_REPORT_COMMENT, MAX_REPORT_PEOPLE } from "./report-limits";

export type ReportForm = {
  title: string;
  clientName: string;
  clientEmail: string;
  comment: string;
  isBlind: boolean;
  /** in the order in which the client sees them */
  people: { applicantId: string; comment: string }[];
};

export type PreparedReport = {
  threadId: string;
  title: string;
  agencyName: string;
  clientName: string;
  clientEmail: string | null;
  comment: string | null;
  isBlind: boolean;
  people: { applicantId: string; content: ReportContent }[];
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What a link will show, also for a look before it is made. It says who hasn't consented before anything else about them.
 * @throws AppError "campaign-not-found" | "report-empty" | "report-too-long" | "report-client-missing" |
 * "candidate-not-found" | "report-consent-missing" | "report-untold" | "report-unread" | "report-names"
 */
export async function prepareReport(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; threadId: string; form: ReportForm },
): Promise<PreparedReport> {
  const { agent, form } = input;
  const thread = await getThread(deps, input);
  const clientName = line(form.clientName);
  if (clientName === "") throw new AppError("report-client-missing");
  const clientEmail = form.clientEmail.trim().slice(0, 2 * MAX_NAME);
  if (clientEmail !== "" && !EMAIL.test(clientEmail))
    throw new AppError("invalid-input", { message: "Please check the client's e-mail address." });
  if (form.people.length === 0) throw new AppError("report-empty");
  if (form.people.length > MAX_REPORT_PEOPLE) throw new AppError("report-too-long");
  const { companyId, id: threadId } = thread;
  const rows = await deps.db
    .dbFor(companyId)
    .select({ applicant: applicants, consent: consentOfApplicant })
    .from(applicants)
    .where(
      and(
        inArray(
          applicants.id,
          form.people.map(({ applicantId }) => applicantId),
        ),
        eq(applicants.threadId, threadId),
        eq(applicants.companyId, companyId),
        isNotNull(applicants.shortlistedAt),
      ),
    );
  const found = new Map(rows.map((row) => [row.applicant.id, row]));
  const chosen = form.people.map((person) => {
    const row = found.get(person.applicantId);
    if (!row) throw new AppError("candidate-not-found");
    return { ...row, comment: person.comment.trim().slice(0, MAX_REPORT_COMMENT) };
  });
  if (chosen.some(({ consent }) => consent !== "given")) throw new AppError("report-consent-missing");
  const untold = chosen.filter(({ applicant }) => applicant.toldAt === null);
  if (untold.length > 0) throw new AppError("report-untold", { message: untoldWords(untold) });
  const jobs = new Map<number, Promise<JobProfile | null>>([
    [thread.jobVersion, Promise.resolve(thread.detailedAnalysis)],
  ]);
  const jobOf = (version: number) => {
    const job = jobs.get(version) ?? getRequirements(deps, { companyId, threadId, version });
    jobs.set(version, job);
    return job;
  };
  const people: (PreparedReport["people"][number] & { tells: (words: string) => boolean })[] = [];
  // A few at a time: each result is a file of its own, and a Worker has 128 MB.
  for (const some of inChunks(chosen, 6)) {
    const shown = await Promise.all(
      some.map(async ({ applicant, comment }) => {
        const [analysis, job] = await Promise.all([
          isScored(applicant) ? readApplicantAnalysis(deps.files, applicant) : null,
          jobOf(applicant.jobVersion ?? thread.jobVersion),
        ]);
        if (!analysis || !job) throw new AppError("report-unread");
        return { applicant, analysis, job, comment };
      }),
    );
    for (const { comment, ...person } of shown) {
      const content = contentOf(person, { position: people.length + 1, isBlind: form.isBlind, comment });
      people.push({ applicantId: person.applicant.id, content, tells: tellerOf(person, form.isBlind) });
    }
  }
  const title = line(form.title) || line(thread.title);
  const comment = form.comment.trim().slice(0, MAX_REPORT_COMMENT) || null;
  if (form.isBlind && people.some(({ tells }) => tells(comment ?? "") || tells(title)))
    throw new AppError("report-names");
  return {
    threadId,
    title,
    agencyName: agent.companyName,
    clientName,
    clientEmail: clientEmail || null,
    comment,
    isBlind: form.isBlind,
    people: people.map(({ applicantId, content }) => ({ applicantId, content })),
  };
}

function untoldWords(people: { applicant: Pick<StoredApplicant, "candidateName" | "fileName"> }[]): string {
  const names = people.map(({ applicant }) => applicant.candidateName ?? applicant.fileName).join(", ");
  return `Nobody is shown to a client before they were told that you hold their résumé. Not told yet: ${names}. You can tell them in Notices.`;
}

function line(text: string): string {
  return text.replace(/\s+/gu, " ").trim().slice(0, MAX_NAME);
}
