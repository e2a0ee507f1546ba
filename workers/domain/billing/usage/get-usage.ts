import { planUsage } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Usage } from "../subscription-validity";
import { ofPeriod, type PlanAccount } from "./reserve-usage";

export async function getUsage({ db }: Pick<Deps, "db">, account: PlanAccount): Promise<Usage> {
  const [row] = await db
    .dbFor(account.companyId)
    .select({
      threads: planUsage.threads,
      applicants: planUsage.applicants,
      bulkAnalyses: planUsage.bulkAnalyses,
    })
    .from(planUsage)
    .where(ofPeriod(account));
  return row ?? { threads: 0, applicants: 0, bulkAnalyses: 0 };
}
