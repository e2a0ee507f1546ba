import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { agents, companies, subProcessorNotices, users } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { SUB_PROCESSORS, type SubProcessor } from "./sub-processors";

/** Companies whose owners one run mails: each takes a few statements of a batch. */
const COMPANIES_AT_ONCE = 20;

/**
 * Mails owners of the companies that were there when another company was announced that is to get applicants' data, each once.
 * Who comes later accepts the agreement with that one in the list.
 * @returns how many mails
 */
export async function announceSubProcessors(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log" | "site">,
  listed: readonly SubProcessor[] = SUB_PROCESSORS,
): Promise<number> {
  let mails = 0;
  for (const one of listed) {
    const on = one.announced ? Date.parse(one.announced.on) : Number.POSITIVE_INFINITY;
    if (one.getsApplicants && on <= deps.now()) mails += await announce(deps, one, on);
  }
  return mails;
}

async function announce(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log" | "site">,
  { name, country, purpose, data, announced }: SubProcessor,
  on: number,
): Promise<number> {
  const { shared } = deps.db;
  const untold = await shared
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.isActive, true),
        lte(companies.createdAt, on + DAY),
        sql`not exists (select 1 from ${subProcessorNotices} where ${subProcessorNotices.companyId} = ${companies.id}
          and ${subProcessorNotices.subProcessor} = ${name})`,
      ),
    )
    .limit(COMPANIES_AT_ONCE);
  const ids = untold.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const owners = await shared
    .select({ userId: users.id, email: users.email, fullName: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(inArray(agents.companyId, ids), eq(agents.role, "owner"), sql`+${agents.status} = 'active'`));
  const told = { name, country, purpose, data, usedFrom: Date.parse(announced?.usedFrom ?? "") };
  const mails = owners.map(({ userId, email, fullName }) =>
    prepareMail(deps, {
      ...{ to: email, userId, template: "sub-processor-new" },
      data: { fullName, ...told, url: `${deps.site.origin}/sub-processors` },
    }),
  );
  await runBatch(shared, [
    ...ids.map((companyId) =>
      shared.insert(subProcessorNotices).values({ companyId, subProcessor: name, createdAt: deps.now() }),
    ),
    ...mails.map(({ insert }) => insert),
  ]);
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
  return mails.length;
}
