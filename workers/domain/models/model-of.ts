import { and, eq } from "drizzle-orm";
import { companies } from "../../../db/schema";
import type { Models } from "../../adapters/models/port";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";

/** What an owner lets a model see: postings ("modelProposals"), or résumés without who it is ("modelReading"). */
export type ModelSetting = "modelProposals" | "modelReading";

/** The model that may be asked for an agent's company: null where none is set up, or its owner hasn't switched that on. */
export async function modelOf(
  { db, models }: Pick<Deps, "db" | "models">,
  { companyId }: Pick<ActiveAgent, "companyId">,
  setting: ModelSetting,
): Promise<Models | null> {
  if (!models) return null;
  const isOn = and(eq(companies.id, companyId), eq(companies[setting], true));
  return (await db.dbFor(companyId).$count(companies, isOn)) > 0 ? models : null;
}
