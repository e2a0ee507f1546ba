import { and, asc, eq } from "drizzle-orm";
import { matches, subscriptions } from "../../db/schema";
import type { Deps } from "../../workers/domain/deps";
import { createMatch, type MatchRequest } from "../../workers/domain/matches/create-match";
import { newRequestId } from "../../workers/domain/matches/rules";

export const POSTING = `Backend Developer

We build payment services for small shops.

Requirements:
- At least 3 years of experience as a backend developer
- Python and PostgreSQL
- Kafka
- Terraform

Nice to have:
- Go
- Docker`;

type User = { userId: string };

/** An analysis of a résumé against a pasted job, unless something else is given. */
export function analyse(
  deps: Deps,
  user: User,
  resumeId: string,
  given: Partial<MatchRequest> = {},
): Promise<{ id: string }> {
  return createMatch(deps, {
    user,
    resumeId,
    mode: "description",
    description: POSTING,
    requestId: newRequestId(),
    ...given,
  });
}

/** A user's analyses, the oldest first. */
export function analysesOf(deps: Deps, { userId }: User) {
  return deps.db.shared
    .select()
    .from(matches)
    .where(eq(matches.userId, userId))
    .orderBy(asc(matches.createdAt));
}

/** Keys of the files of a user's analyses. */
export async function analysisFilesOf(deps: Deps, { userId }: User): Promise<string[]> {
  const page = await deps.files.list({ cursor: null, limit: 100, prefix: `${userId}/analyses/` });
  return page.objects.map(({ key }) => key);
}

/** Changes a user's newest subscription. */
export async function setSubscription(
  deps: Deps,
  { userId }: User,
  columns: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await deps.db.shared
    .update(subscriptions)
    .set(columns)
    .where(and(eq(subscriptions.userId, userId)));
}
