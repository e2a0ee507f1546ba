import { inArray } from "drizzle-orm";
import { jobPostingTexts } from "../../../../db/schema";
import type { JobProfile } from "../../../engine/types";
import { ENGINE_VERSION } from "../../../engine/version";
import type { Deps } from "../../deps";

/** Profiles kept with what the engine prepares of each, tens of kilobytes: a Worker has 128 MB for everything. */
const MOST = 300;

type Posting = { id: number; contentHash: string };

/** Nothing of a person: what public postings ask for. The engine prepares an object once, so the same one is given again. */
const known = new Map<string, JobProfile>();

const keyOf = ({ id, contentHash }: Posting) => `${id} ${contentHash} ${ENGINE_VERSION}`;

/** What each posting asks for, by its id; those that were lately used aren't read again. */
export async function profilesOf(
  { db }: Pick<Deps, "db">,
  postings: Posting[],
): Promise<Map<number, JobProfile | null>> {
  const missing = postings.filter((posting) => !known.has(keyOf(posting))).map(({ id }) => id);
  const rows =
    missing.length > 0
      ? await db.shared
          .select({ postingId: jobPostingTexts.postingId, job: jobPostingTexts.job })
          .from(jobPostingTexts)
          .where(inArray(jobPostingTexts.postingId, missing))
      : [];
  const read = new Map(rows.map(({ postingId, job }) => [postingId, job as JobProfile | null]));
  return new Map(
    postings.map((posting) => {
      const key = keyOf(posting);
      const profile = known.get(key) ?? read.get(posting.id) ?? null;
      if (profile) keep(key, profile);
      return [posting.id, profile];
    }),
  );
}

/** The one that wasn't used for longest gives way. */
function keep(key: string, profile: JobProfile): void {
  known.delete(key);
  known.set(key, profile);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}
