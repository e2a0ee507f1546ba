import { and, asc, sql } from "drizzle-orm";
import { companies } from "../../../../db/schema";
import { normalizeCompanyName, normalizeWebsite } from "../../agencies/company-identity";
import type { Deps } from "../../deps";
import { type CursorPage, PAGE_SIZE } from "../cursor-page";
import { beginsWith } from "../prefix-filter";
import type { ListQuery } from "../schema";

export type CompanyLine = {
  id: string;
  companyName: string;
  companyWebsite: string;
  companyLocation: string;
  isActive: boolean;
  createdAt: number;
};

const columns = {
  id: companies.id,
  companyName: companies.companyName,
  companyWebsite: companies.companyWebsite,
  companyLocation: companies.companyLocation,
  isActive: companies.isActive,
  createdAt: companies.createdAt,
};

const BY_WEBSITE = 20;

/** By name as compared at registration; the first page begins with matches by website. Both read an index range. */
export async function searchCompanies(
  { db }: Pick<Deps, "db">,
  { q, after }: ListQuery<"search">,
): Promise<CursorPage<CompanyLine> & { sited: CompanyLine[] }> {
  const name = normalizeCompanyName(q);
  const website = normalizeWebsite(q);
  const { normalizedName, normalizedWebsite } = companies;
  const [byName, sited] = await Promise.all([
    // Words that are nothing in a name, such as "Ltd", would otherwise find everyone.
    q && !name
      ? []
      : db.shared
          .select({ ...columns, normalizedName })
          .from(companies)
          .where(and(beginsWith(normalizedName, name), after ? afterCompany(after) : undefined))
          .orderBy(asc(normalizedName), asc(companies.id))
          .limit(PAGE_SIZE + 1),
    website && !after
      ? db.shared
          .select(columns)
          .from(companies)
          .where(beginsWith(normalizedWebsite, website))
          .orderBy(asc(normalizedWebsite))
          .limit(BY_WEBSITE)
      : [],
  ]);
  const rows = byName.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  const next = byName.length > PAGE_SIZE && last ? `${last.id}~${last.normalizedName}` : null;
  const shown = new Set(rows.map(({ id }) => id));
  return {
    rows: rows.map(({ normalizedName: _, ...row }) => row),
    next,
    sited: sited.filter(({ id }) => !shown.has(id)),
  };
}

/** @param after "id~name" of the last company of the page before */
function afterCompany(after: string) {
  const [, id = "", name = ""] = /^([^~]*)~(.*)$/s.exec(after) ?? [];
  return sql`(${companies.normalizedName}, ${companies.id}) > (${name}, ${id})`;
}
