import { eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { companies, companySubscriptions, plans } from "../../../db/schema";
import { currentFirst } from "../billing/get-agency-entitlement";

const ofCurrentPlan = new QueryBuilder()
  .select({ requires: plans.requiresSecondStep })
  .from(companySubscriptions)
  .innerJoin(plans, eq(plans.id, companySubscriptions.planId))
  .where(eq(companySubscriptions.companyId, companies.id))
  .orderBy(...currentFirst)
  .limit(1);

/** Of rows of `companies`: whether the plan that counts asks all colleagues for a second step; 1 or 0. */
export const planRequiresSecondStep: SQL<number> = sql<number>`coalesce((${ofCurrentPlan}), 0)`;

/** The same, or the company itself asks for it: then nobody without one gets in. */
export const requiresSecondStep: SQL<number> = sql<number>`(${companies.requiresSecondStep} or coalesce((${ofCurrentPlan}), 0))`;
