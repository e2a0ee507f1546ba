import type { Quote, ResumeFacts } from "../types";

/** The job that some words of the résumé stand in, as an index into `experience`; null where they stand outside of any. */
export function jobOfQuote({ experience, skills }: ResumeFacts, quote: Quote): number | null {
  const at = experience.findIndex(({ kind, title, bullets }) => {
    const lines = title ? [title, ...bullets] : bullets;
    return kind === "job" && lines.some((line) => line.quotes.some((one) => one.line === quote.line));
  });
  if (at >= 0) return at;
  for (const { uses } of skills) {
    const use = uses.find((one) => one.quote.line === quote.line && one.quote.start === quote.start);
    if (use?.where === "experience" && use.entry !== null && experience[use.entry]?.kind === "job")
      return use.entry;
  }
  return null;
}
