import type * as z from "zod";
import type { Models, Question } from "../../adapters/models/port";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { tryAttempt } from "../identity/throttle";
import { CALLS_PER_MONTH } from "./model-limits";

const BUCKETS = { postings: "model", resumes: "model-resumes" };

/**
 * Asks once, within the company's calls of the month, and takes an answer of the agreed shape only.
 * @param input.about ids for the log of a failure @throws AppError "model-budget" | "model-failed"
 */
export async function askModel<Answer>(
  deps: Pick<Deps, "db" | "now" | "log">,
  input: {
    models: Models;
    companyId: string;
    kind: keyof typeof CALLS_PER_MONTH;
    question: Question;
    answerSchema: z.ZodType<Answer>;
    about: { threadId: string; applicantId?: string };
  },
): Promise<Answer> {
  await countCall(deps, input);
  try {
    const said = input.answerSchema.safeParse(await input.models.ask(input.question));
    if (!said.success) throw new Error("the model's answer has another shape");
    return said.data;
  } catch (error) {
    deps.log({ event: "model-unusable", ...input.about, error: errorText(error) });
    throw new AppError("model-failed");
  }
}

/** @throws AppError "model-budget", which names the day of the next ones */
async function countCall(
  deps: Pick<Deps, "db" | "now">,
  { companyId, kind }: { companyId: string; kind: keyof typeof CALLS_PER_MONTH },
): Promise<void> {
  const today = new Date(deps.now());
  const next = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
  const limit = CALLS_PER_MONTH[kind];
  const bucket = {
    key: `${BUCKETS[kind]}:${companyId}`,
    limit,
    windowMilliseconds: next.getTime() - deps.now(),
  };
  if (await tryAttempt(deps, bucket)) return;
  const day = next.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  throw new AppError("model-budget", {
    message: `Your company has asked the model ${limit} times this month. It can be asked again from ${day} on.`,
  });
}
