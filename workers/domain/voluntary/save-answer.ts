import { and, eq } from "drizzle-orm";
import { usedVoluntaryLinks, voluntaryAnswers, voluntaryGroups } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { keptDecision } from "./kept-decision";
import { openQuestions } from "./open-questions";
import { QUESTIONS, type VoluntaryQuestion } from "./voluntary-words";

/** As a form sends them; "" and nothing at all stand for "prefer not to say". */
export type TypedAnswers = Partial<Record<VoluntaryQuestion, string>>;

/**
 * Stores what somebody said of themselves, and ends their link: neither row has a time, a counting number or anything of the other.
 * @throws AppError "voluntary-gone" | "voluntary-unknown"
 */
export async function saveAnswer(
  deps: Pick<Deps, "db" | "now" | "signer">,
  { token, answers }: { token: string; answers: TypedAnswers },
): Promise<void> {
  const { link } = await openQuestions(deps, { token });
  const said = {
    sex: known("sex", answers.sex),
    ethnicity: known("ethnicity", answers.ethnicity),
    ageBand: known("ageBand", answers.ageBand),
  };
  const { companyId, period, linkHash } = link;
  const tenant = deps.db.dbFor(companyId);
  const groups = await tenant
    .select({ outcome: voluntaryGroups.outcome, score: voluntaryGroups.score, asked: voluntaryGroups.asked })
    .from(voluntaryGroups)
    .where(and(eq(voluntaryGroups.companyId, companyId), eq(voluntaryGroups.period, period)));
  try {
    await tenant.batch([
      tenant.insert(usedVoluntaryLinks).values({ linkHash, period }),
      tenant.insert(voluntaryAnswers).values({ companyId, period, ...said, ...keptDecision(groups, link) }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "used_voluntary_links.")) throw new AppError("voluntary-gone");
    throw error;
  }
}

function known<Q extends VoluntaryQuestion>(question: Q, answer = ""): keyof (typeof QUESTIONS)[Q] | null {
  if (answer === "") return null;
  if (!Object.hasOwn(QUESTIONS[question], answer)) throw new AppError("voluntary-unknown");
  return answer as keyof (typeof QUESTIONS)[Q];
}
