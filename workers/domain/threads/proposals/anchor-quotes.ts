import * as z from "zod";
import { judgeCriterion } from "../../../engine/criteria";
import type { JobProfile } from "../../../engine/types";
import { MOST_QUOTES, SHORTEST_QUOTE } from "../../models/model-limits";
import { type Span, snapQuote } from "../../models/snap-quote";
import { LABEL_MAX } from "../job-options";
import { holdsContact } from "./posting-to-send";

/** Words of the posting that may be a requirement: they count once a person has made them one. */
export type Proposal = Span & { label: string };

/** What an answer has to look like, and what the model is told of it. Quotes alone: it has no place for a number or a verdict. */
export const answerSchema = z.strictObject({ requirements: z.array(z.strictObject({ quote: z.string() })) });

/**
 * Keeps of an answer what the posting says, word for word. The rest is dropped and counted: invented, too long or short, unlawful
 * as a criterion, with somebody's address, or beyond the most.
 */
export function anchorQuotes(
  { requirements }: z.infer<typeof answerSchema>,
  posting: string,
): { proposals: Proposal[]; dropped: number } {
  const proposals: Proposal[] = [];
  let dropped = 0;
  for (const { quote } of requirements) {
    const found = proposals.length < MOST_QUOTES && quote.length <= 2 * LABEL_MAX && anchored(quote, posting);
    if (!found) dropped++;
    else if (!proposals.some((one) => overlaps(one, found))) proposals.push(found);
  }
  return { proposals, dropped };
}

function anchored(quote: string, posting: string): Proposal | null {
  const span = snapQuote(quote, posting);
  if (!span) return null;
  const label = posting.slice(span.start, span.end).replace(/\s+/g, " ").trim();
  const fits = label.length >= SHORTEST_QUOTE && label.length <= LABEL_MAX;
  const isLawful = judgeCriterion(label).verdict === "fine";
  return fits && isLawful && !holdsContact(label) ? { ...span, label } : null;
}

/** Those that the job doesn't ask for already, or leave out. */
export function newToJob(proposals: Proposal[], job: JobProfile): Proposal[] {
  const known = [...job.requirements, ...(job.leftOut ?? [])];
  const quotes = known.flatMap((one) => one.quotes);
  const labels = new Set(known.map(({ label }) => label.toLowerCase()));
  return proposals.filter(
    (one) => !labels.has(one.label.toLowerCase()) && !quotes.some((quote) => overlaps(quote, one)),
  );
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
