import { eq, type SQL, sql } from "drizzle-orm";
import { agents, companies, poolEntries, poolPlaces } from "../../../db/schema";
import type { Deps } from "../deps";
import { eachNight, type NightlyPage } from "../threads/counts/each-night";

const SCOPES = 5;

type Scope = { id: string; companyId: string };

/** How many of a scope's people live where, as it is kept and as the rows have it, added up. */
export type PoolDifference = { kept: number; counted: number };

/** Checks pools against the applicants' rows each night; one that differs is logged by its id and rebuilt. @returns those of this run */
export async function recountPools(deps: Pick<Deps, "db" | "now" | "log">): Promise<string[]> {
  const differing: string[] = [];
  await eachNight(deps, {
    cursor: "pool-counts",
    next: (after) => nextScopes(deps, after),
    each: async (scope) => {
      const difference = await recountPool(deps, scope);
      if (!difference) return;
      deps.log({ event: "pool-counts-differ", scopeId: scope.id });
      differing.push(scope.id);
    },
  });
  return differing;
}

export async function nextScopes({ db }: Pick<Deps, "db">, after: string): Promise<NightlyPage<Scope>> {
  const items = await db.shared.all<Scope>(sql`
    select * from (select ${companies.id} as id, ${companies.id} as "companyId" from ${companies} where ${companies.id} > ${after} order by 1 limit ${SCOPES})
    union all
    select * from (select ${agents.id}, ${agents.companyId} from ${agents} where ${agents.id} > ${after} order by 1 limit ${SCOPES})
    order by id limit ${SCOPES}`);
  return { items, last: items.length < SCOPES };
}

/** Compares a scope's pool with the rows and corrects it where it differs. @returns what differed; null where nothing did */
export async function recountPool(
  { db }: Pick<Deps, "db">,
  { id, companyId }: Scope,
): Promise<PoolDifference | null> {
  const tenant = db.dbFor(companyId);
  const counted = await tenant.all<PlaceRow>(
    sql`select place, count(*) as entries, sum(is_newest) as people from (${entriesOf(id)}) group by place order by place`,
  );
  const kept = await tenant
    .select({ place: poolPlaces.place, entries: poolPlaces.entries, people: poolPlaces.people })
    .from(poolPlaces)
    .where(eq(poolPlaces.scopeId, id))
    .orderBy(poolPlaces.place);
  if (JSON.stringify(kept) === JSON.stringify(counted)) return null;
  await rewritePool(tenant, id);
  return { kept: peopleOf(kept), counted: peopleOf(counted) };
}

type Tenant = ReturnType<Deps["db"]["dbFor"]>;
type PlaceRow = { place: string; entries: number; people: number };

const peopleOf = (rows: PlaceRow[]) => rows.reduce((sum, { people }) => sum + people, 0);

/** What the triggers of migration 0034 keep of a scope, from the applicants' rows; numbers are theirs for good. */
function entriesOf(scopeId: string): SQL {
  return sql`select number, key, place, number = max(number) over (partition by key) as is_newest from (
    select n.number as number, coalesce(lower(c.candidate_email), c.id) as key, coalesce(c.candidate_location, '') as place
    from campaigns as t
    join b2b_candidates as c on c.campaign_id = t.id and c.analysis_status = 'completed' and c.duplicate_of is null
    join pool_numbers as n on n.applicant_id = c.id
    where t.deleted_at is null and (t.company_id = ${scopeId} or t.agent_id = ${scopeId}
      or t.id in (select campaign_id from campaign_shares where agent_id = ${scopeId})))`;
}

/** Rewrites the entries, from which triggers count places and figures; then recounts the figures, whatever they were before. */
async function rewritePool(tenant: Tenant, scopeId: string): Promise<void> {
  const ofScope = eq(poolEntries.scopeId, scopeId);
  await tenant.batch([
    tenant.delete(poolEntries).where(ofScope),
    tenant.insert(poolEntries).select(sql`
      select number, ${scopeId}, key, is_newest, null from (${entriesOf(scopeId)}) where true`),
    tenant.delete(poolPlaces).where(eq(poolPlaces.scopeId, scopeId)),
    tenant.insert(poolPlaces).select(
      tenant
        .select({
          scopeId: poolEntries.scopeId,
          place: sql<string>`coalesce(${poolEntries.place}, '')`.as("place"),
          entries: sql<number>`count(*)`.as("entries"),
          people: sql<number>`sum(${poolEntries.isNewest})`.as("people"),
        })
        .from(poolEntries)
        .where(ofScope)
        .groupBy(poolEntries.scopeId, poolEntries.place),
    ),
  ]);
}
