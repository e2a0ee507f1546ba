import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { hiddenPostings, jobPostings, jobPostingTexts } from "../../../../db/schema";
import type { JobProfile } from "../../../engine/types";
import { addApplication } from "../../applications/add-application";
import { findTracked } from "../../applications/find-tracked";
import { newApplicationSchema } from "../../applications/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { matchOnce } from "../../matches/create-match";
import { wrapError } from "../../wrap-error";
import { readJobOf } from "../boards/posting-job";

type Own = { userId: string; postingId: number };

async function findPosting({ db }: Pick<Deps, "db">, postingId: number) {
  const [row] = Number.isSafeInteger(postingId)
    ? await db.shared
        .select({ posting: jobPostings, text: jobPostingTexts.text, job: jobPostingTexts.job })
        .from(jobPostings)
        .leftJoin(jobPostingTexts, eq(jobPostingTexts.postingId, jobPostings.id))
        .where(eq(jobPostings.id, postingId))
    : [];
  if (!row) throw new AppError("posting-gone");
  return row;
}

/** A posting's analysis for a résumé; twice is once. @throws AppError "posting-gone" | "posting-analysis-failed", and as an analysis */
export async function matchPosting(deps: Deps, wanted: Own & { resumeId: string }): Promise<{ id: string }> {
  return matchOf(deps, wanted).catch(wrapError("posting-analysis-failed"));
}

async function matchOf(deps: Deps, { userId, postingId, resumeId }: Own & { resumeId: string }) {
  const { posting, text, job } = await findPosting(deps, postingId);
  if (!text || !job) throw new AppError("posting-gone");
  const read = readJobOf({ ...posting, text }, job as JobProfile);
  const named = createHash("sha256").update(`${postingId} ${resumeId} ${posting.contentHash}`);
  const requestId = named.digest("base64url").slice(0, 16);
  return matchOnce(deps, { user: { userId }, resumeId, requestId, mode: "url", read: async () => read });
}

/** Saves a posting among the jobs that a person tracks; a second time changes nothing. @returns the application's id */
export async function trackPosting(
  deps: Pick<Deps, "db" | "now">,
  { userId, postingId }: Own,
): Promise<string> {
  const { posting } = await findPosting(deps, postingId);
  const { title: jobTitle, company: employer, url: jobUrl, place } = posting;
  const known = (await findTracked(deps, { userId, urls: [jobUrl] })).get(jobUrl);
  if (known) return known;
  const form = newApplicationSchema.parse({ jobTitle, employer, jobUrl, place });
  return addApplication(deps, { userId, form });
}

export async function hidePosting({ db }: Pick<Deps, "db">, { userId, postingId }: Own): Promise<void> {
  await findPosting({ db }, postingId);
  await db.dbFor(userId).insert(hiddenPostings).values({ userId, postingId }).onConflictDoNothing();
}

export async function showPosting({ db }: Pick<Deps, "db">, { userId, postingId }: Own): Promise<void> {
  const own = and(eq(hiddenPostings.userId, userId), eq(hiddenPostings.postingId, postingId));
  await db.dbFor(userId).delete(hiddenPostings).where(own);
}
