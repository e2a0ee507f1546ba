import { type SQL, sql } from "drizzle-orm";
import { boardName } from "../../../../db/schema";
import { profileOfTitle } from "../../../engine/job";
import { ENGINE_VERSION } from "../../../engine/version";
import type { Deps } from "../../deps";
import { foldText } from "../fold-text";
import type { JobFilter } from "./job-query";
import type { Location } from "./locations";

export const MOST_SCORED = 50;
/** The same posting by other ways, at most: an employer may post one job a hundred times. */
const WAYS = 3;
/** Postings looked at by title, and by kind of work: the newest. */
const LOOKED_AT = 3000;
const MOST_WORDS = 8;
/** Said of too many jobs to tell them apart. */
const COMMON = new Set([
  "senior",
  "junior",
  "mid",
  "lead",
  "the",
  "and",
  "of",
  "for",
  "in",
  "a",
  "an",
  "m",
  "w",
  "f",
  "d",
]);

export type Candidate = {
  id: number;
  title: string;
  company: string;
  place: string;
  country: string | null;
  isRemote: number | null;
  employment: "full-time" | "part-time" | "contract" | "internship" | null;
  payMin: number | null;
  payMax: number | null;
  payCurrency: string | null;
  payPeriod: "year" | "month" | "week" | "day" | "hour" | null;
  url: string;
  source: string;
  /** of its board at the source */
  token: string;
  postedAt: number;
  seenAt: number;
  sameKey: string;
  contentHash: string;
};

/** `total` fit; the others would, too, but for one reason each. */
export type JobCounts = Record<"total" | "abroad" | "elsewhere" | "closed" | "unwanted" | "filtered", number>;

export type JobSearch = {
  userId: string;
  position: string;
  location: Location;
  filter: JobFilter;
  /** only what was first seen since then, and what a kept search hasn't told of */
  untold?: { searchId: string; since: number };
};

/** Open postings whose title has the position's words, or that are the same kind of work; and how many are left out, by why. */
export async function findCandidates(
  { db, now }: Pick<Deps, "db" | "now">,
  search: JobSearch,
): Promise<{ candidates: Candidate[]; counts: JobCounts }> {
  const time = now();
  const found = foundBy(search.position);
  const isOpen = sql`p.closed_at is null`;
  const isHere = placeOf(search.location);
  const isAbroad = search.location.kind === "remote" ? sql`0` : sql`not ${inCountries(search.location)}`;
  const isUnwanted = sql`exists (select 1 from hidden_postings h where h.user_id = ${search.userId} and h.posting_id = p.id)`;
  const passes = passesFilter(search.filter, time);
  const isNews = search.untold ? notTold(search.untold) : sql`1`;
  const isShown = sql`${isOpen} and ${isHere} and ${passes} and not ${isUnwanted} and ${isNews}`;
  const count = (which: SQL) => sql<number>`coalesce(sum(iif(${which}, 1, 0)), 0)`;
  // What a stopped board showed last isn't known to be open. The name makes it a range of the index.
  const isStopped = sql`p.board_id in (select id from job_boards where next_read_at is null and ${boardName} >= '')`;
  const isRead = sql`p.read_by = ${ENGINE_VERSION} and not ${isStopped}`;
  const ways = sql`select p.id, f.of_title, row_number() over
    (partition by p.same_key order by f.of_title desc, p.posted_at desc, p.id) as way
    from (${found}) f cross join job_postings p on p.id = f.id where ${isRead} and ${isShown}`;
  const [counted, candidates] = await db.shared.batch([
    db.shared
      .select({
        total: sql<number>`count(distinct iif(${isShown}, p.same_key, null))`,
        abroad: count(sql`${isOpen} and not (${isHere}) and ${isAbroad}`),
        elsewhere: count(sql`${isOpen} and not (${isHere}) and not (${isAbroad})`),
        closed: count(sql`not (${isOpen})`),
        unwanted: count(sql`${isOpen} and ${isHere} and ${isUnwanted}`),
        filtered: count(sql`${isOpen} and ${isHere} and not ${isUnwanted} and not (${passes})`),
      })
      .from(sql`(${found}) f cross join job_postings p on p.id = f.id`)
      .where(isRead),
    db.shared
      .select(CANDIDATE)
      .from(
        sql`(${ways}) w cross join job_postings p on p.id = w.id cross join job_boards b on b.id = p.board_id`,
      )
      .where(sql`w.way <= ${WAYS}`)
      .orderBy(sql`w.of_title desc, p.posted_at desc, p.id`)
      .limit(WAYS * MOST_SCORED),
  ]);
  return { candidates: candidates as Candidate[], counts: counted[0] ?? NONE };
}

const NONE: JobCounts = { total: 0, abroad: 0, elsewhere: 0, closed: 0, unwanted: 0, filtered: 0 };

const CANDIDATE = {
  id: sql`p.id`,
  title: sql`p.title`,
  company: sql`p.company`,
  place: sql`p.place`,
  country: sql`p.country`,
  isRemote: sql`p.is_remote`,
  employment: sql`p.employment`,
  payMin: sql`p.pay_min`,
  payMax: sql`p.pay_max`,
  payCurrency: sql`p.pay_currency`,
  payPeriod: sql`p.pay_period`,
  url: sql`p.url`,
  source: sql`p.source`,
  token: sql`b.token`,
  postedAt: sql`p.posted_at`,
  seenAt: sql`iif(p.missed = 0 and b.is_whole, coalesce(b.last_read_at, p.last_seen_at), p.last_seen_at)`,
  sameKey: sql`p.same_key`,
  contentHash: sql`substr(p.content_hash, 1, 16)`,
} satisfies Record<keyof Candidate, SQL>;

function foundBy(position: string): SQL {
  const words = foldText(position)
    .split(/[^\p{L}\d+#]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !COMMON.has(word));
  const asked = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
  const match = `{title} : (${asked.map((word) => `"${word}"`).join(" AND ")})`;
  const { occupation } = profileOfTitle(position);
  const byTitle = sql`select rowid as id, 1 as of_title from (select rowid from job_posting_search
    where job_posting_search match ${match} order by rowid desc limit ${LOOKED_AT})`;
  const byWork = sql`select id, 0 as of_title from (select id from job_postings where occupation = ${occupation}
    order by posted_at desc limit ${LOOKED_AT})`;
  const parts = [...(asked.length > 0 ? [byTitle] : []), ...(occupation ? [byWork] : [])];
  if (parts.length === 0) return sql`select 0 as id, 0 as of_title where 0`;
  return sql`select id, max(of_title) as of_title from (${sql.join(parts, sql` union all `)}) group by id`;
}

function notTold({ searchId, since }: NonNullable<JobSearch["untold"]>): SQL {
  return sql`(p.first_seen_at > ${since} and not exists
    (select 1 from told_postings t where t.search_id = ${searchId} and t.same_key = p.same_key))`;
}

function inCountries({ countries }: Location): SQL {
  return sql`coalesce(p.country in (select value from json_each(${JSON.stringify(countries)})), 0)`;
}

/** A city's remote jobs are those of its country: each can be done from there. */
function placeOf(location: Location): SQL {
  const { kind, names } = location;
  if (kind === "remote") return sql`coalesce(p.is_remote, 0)`;
  const inCountry = inCountries(location);
  if (kind === "country" || kind === "bloc") return inCountry;
  const named = sql`exists (select 1 from json_each(${JSON.stringify(names)}) n
    where instr(p.place_key, '|' || n.value) > 0 or instr(p.place_key, ' ' || n.value) > 0)`;
  return sql`((p.country is null and ${named}) or (${inCountry} and (${named} or coalesce(p.is_remote, 0))))`;
}

function passesFilter({ remote, pay, days, contract, country, source }: JobFilter, time: number): SQL {
  const tests = [
    remote && sql`coalesce(p.is_remote, 0)`,
    pay && sql`(p.pay_min is not null or p.pay_max is not null)`,
    days && sql`p.posted_at >= ${time - Number(days) * 24 * 60 * 60 * 1000}`,
    contract && sql`coalesce(p.employment = ${contract}, 0)`,
    country && sql`coalesce(p.country = ${country}, 0)`,
    source && sql`p.source = ${source}`,
  ].filter((test): test is SQL => typeof test === "object");
  return tests.length > 0 ? sql`(${sql.join(tests, sql` and `)})` : sql`1`;
}
