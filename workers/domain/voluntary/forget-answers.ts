import { inArray, lt } from "drizzle-orm";
import { usedVoluntaryLinks, voluntaryAnswers, voluntaryGroups } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { periodOf } from "./periods";
import { KEPT_YEARS, LINK_DAYS } from "./voluntary-limits";

const MAX_ROWS = 500;

/** Deletes marks of links that have ended by their last day, and figures whose half-year is long over. */
export async function forgetAnswers({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const { shared } = db;
  const ended = periodOf(now() - (LINK_DAYS + 1) * DAY);
  const old = periodOf(now() - KEPT_YEARS * 365 * DAY);
  const links = shared
    .select({ linkHash: usedVoluntaryLinks.linkHash })
    .from(usedVoluntaryLinks)
    .where(lt(usedVoluntaryLinks.period, ended))
    .limit(MAX_ROWS);
  const answers = shared
    .select({ id: voluntaryAnswers.id })
    .from(voluntaryAnswers)
    .where(lt(voluntaryAnswers.period, old))
    .limit(MAX_ROWS);
  await shared.batch([
    shared.delete(usedVoluntaryLinks).where(inArray(usedVoluntaryLinks.linkHash, links)),
    shared.delete(voluntaryAnswers).where(inArray(voluntaryAnswers.id, answers)),
    shared.delete(voluntaryGroups).where(lt(voluntaryGroups.period, old)),
  ]);
}
