import { and, count, desc, eq, sql } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { type ListedResume, listedResume, selectListed } from "./list-resumes";

/** A family is never split, however many versions it has. */
export const FAMILIES_PER_PAGE = 20;

/** Far beyond the last page of any account: SQLite takes no offset beyond its integers. */
const LAST_PAGE = 1_000_000;

/** `families`: the versions of one résumé each, its representative first. `total` counts résumés. */
export type ResumePage = { families: ListedResume[][]; total: number; page: number; pages: number };

/** The default, else the newest version; row numbers settle ties. The plus sign avoids a walk through the family. */
const standsForFamily = sql`(${resumes.familyId} is null or ${resumes.isDefault} = 1 or (
  not exists (select 1 from resumes d where d.user_id = ${resumes.userId} and d.is_default = 1 and +d.family_id = ${resumes.familyId})
  and not exists (select 1 from resumes n where n.user_id = ${resumes.userId} and n.family_id = ${resumes.familyId}
    and (n.created_at, n.rowid) > (${resumes.createdAt}, resumes.rowid))))`;

/** The default's family first, then by newest version. A page past the end is the last. */
export async function listResumePage(
  { db }: Pick<Deps, "db">,
  { userId, page }: { userId: string; page: number },
): Promise<ResumePage> {
  const { shared } = db;
  const heads = and(eq(resumes.userId, userId), standsForFamily);
  const wanted = Math.min(LAST_PAGE, Math.max(1, Math.trunc(page) || 1));
  const headsOf = (number: number) =>
    shared
      .select({ id: resumes.id, familyId: resumes.familyId })
      .from(resumes)
      .where(heads)
      .orderBy(desc(resumes.isDefault), desc(resumes.createdAt))
      .limit(FAMILIES_PER_PAGE)
      .offset((number - 1) * FAMILIES_PER_PAGE);
  const read = (number: number) => {
    const ids = sql`select id from (${headsOf(number)})`;
    const families = sql`select family_id from (${headsOf(number)})`;
    return shared.batch([
      shared.select({ total: count() }).from(resumes).where(eq(resumes.userId, userId)),
      shared.select({ total: count() }).from(resumes).where(heads),
      headsOf(number),
      selectListed(shared, userId, sql`(${resumes.id} in (${ids}) or ${resumes.familyId} in (${families}))`),
    ]);
  };
  const first = await read(wanted);
  const [[counted], [familyCount]] = first;
  const pages = Math.max(1, Math.ceil((familyCount?.total ?? 0) / FAMILIES_PER_PAGE));
  const shown = Math.min(wanted, pages);
  const [, , chosen, rows] = shown === wanted ? first : await read(shown);
  const families = chosen.map(({ id, familyId }) =>
    rows.filter((row) => (familyId ? row.familyId === familyId : row.id === id)).map(listedResume),
  );
  return { families, total: counted?.total ?? 0, page: shown, pages };
}
