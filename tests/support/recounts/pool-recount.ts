import { and, eq, inArray, isNull } from "drizzle-orm";
import { applicants, poolEntries, poolNumbers, poolPlaces, threadShares, threads } from "../../../db/schema";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import type { TestDeps } from "../faults";

export type Team = { owner: ActiveAgent; others: ActiveAgent[] };

/** Who stands in whose pool, by plain arithmetic over the rows: scope, applicant, whether they stand for the person, and where they live. */
export async function recountPool(deps: TestDeps, { owner, others }: Team): Promise<string[]> {
  const db = deps.db.shared;
  const ofCompany = eq(applicants.companyId, owner.companyId);
  const rows = await db
    .select({ row: applicants, owner: threads.agentId, number: poolNumbers.number })
    .from(applicants)
    .innerJoin(threads, and(eq(threads.id, applicants.threadId), isNull(threads.deletedAt)))
    .leftJoin(poolNumbers, eq(poolNumbers.applicantId, applicants.id))
    .where(and(ofCompany, isNull(applicants.duplicateOf), eq(applicants.analysisStatus, "completed")));
  const shares = await db.select().from(threadShares);
  return [owner.companyId, owner.agentId, ...others.map(({ agentId }) => agentId)].flatMap((scope) => {
    const seen = rows.filter(
      ({ row, owner: own }) =>
        [row.companyId, own].includes(scope) ||
        shares.some(({ threadId, agentId }) => threadId === row.threadId && agentId === scope),
    );
    const keyOf = ({ candidateEmail, id }: (typeof seen)[number]["row"]) =>
      candidateEmail?.toLowerCase() ?? id;
    return seen.map(({ row, number }) => {
      const newer = seen.some(
        (other) =>
          keyOf(other.row) === keyOf(row) &&
          (other.row.createdAt > row.createdAt ||
            (other.row.createdAt === row.createdAt && (other.number ?? 0) > (number ?? 0))),
      );
      return `${scope} ${row.id} ${newer ? "older" : "newest"} ${row.candidateLocation ?? ""}`;
    });
  });
}

/** The same, as the database keeps it. */
export async function keptPool(deps: TestDeps, { owner, others }: Team): Promise<string[]> {
  const scopes = [owner.companyId, owner.agentId, ...others.map(({ agentId }) => agentId)];
  const rows = await deps.db.shared
    .select({ entry: poolEntries, id: poolNumbers.applicantId })
    .from(poolEntries)
    .leftJoin(poolNumbers, eq(poolNumbers.number, poolEntries.number))
    .where(inArray(poolEntries.scopeId, scopes));
  return rows.map(
    ({ entry, id }) => `${entry.scopeId} ${id} ${entry.isNewest ? "newest" : "older"} ${entry.place}`,
  );
}

/** How many of each scope live in each place, and for how many of them they stand for the person: as kept, and from the entries. */
export async function poolPlacesOf(deps: TestDeps, { owner, others }: Team) {
  const scopes = [owner.companyId, owner.agentId, ...others.map(({ agentId }) => agentId)];
  const db = deps.db.shared;
  const kept = await db.select().from(poolPlaces).where(inArray(poolPlaces.scopeId, scopes));
  const places = new Map<string, { entries: number; people: number }>();
  for (const line of await recountPool(deps, { owner, others })) {
    const [scope = "", , stands, ...words] = line.split(" ");
    const key = `${scope} ${words.join(" ")}`;
    const { entries, people } = places.get(key) ?? { entries: 0, people: 0 };
    places.set(key, { entries: entries + 1, people: people + (stands === "newest" ? 1 : 0) });
  }
  const inWords = (key: string, { entries, people }: { entries: number; people: number }) =>
    `${key}: ${entries}, ${people}`;
  return {
    kept: kept.map((row) => inWords(`${row.scopeId} ${row.place}`, row)).sort(),
    counted: [...places].map(([key, figures]) => inWords(key, figures)).sort(),
  };
}
