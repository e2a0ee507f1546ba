import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

/** What one line of a job says of one requirement. */
export function judged(asked: string, line: string, about: RegExp, rest = "") {
  const resume = `Joan Example\njoan@example.org\nExperience\nTraining Coordinator\nOakfield Ltd\nJune 2018 - May 2024\n- ${line}\n- Answered the telephone for three managers\n${rest}`;
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  const job = analyseJob({
    title: "",
    description: `Adviser\nRequirements\n- ${asked}\n- Experience with forms`,
  });
  const parts = Object.values(scoreResume(facts, job).scores).flatMap((score) => score?.parts ?? []);
  const part = parts.find(({ label }) => about.test(label ?? ""));
  if (!part) throw new Error(`"${about}" isn't asked: ${parts.map(({ label }) => label)}`);
  return { status: part.status, quotes: part.evidence.map(({ text }) => text) };
}
