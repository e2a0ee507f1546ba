import { coverAnalysis } from "../blind/veil-analysis";
import type { StoredApplicant } from "../get-applicant";
import type { StoredAnalysis } from "../stored-analysis";
import { type EmptyField, emptyFields, factsBeside } from "./empty-fields";

const ASKED: Record<EmptyField["field"], string> = {
  headline: "the title that the person gives themself",
  title: "the job title",
  company: "the employer",
  location: "the place of work",
  institution: "the school",
  degree: "the degree",
  field: "the subject",
  start: "the dates, for when it began",
  end: "the dates, for when it ended",
};

export type ReadingToSend = {
  /** what the engine left empty, with what it read of the same entry, covered */
  fields: (EmptyField & { beside: string })[];
  /** line by line, as blind review covers them */
  sent: string[];
  /** all that a model gets: the fields, and the text */
  message: string;
};

/**
 * What a model gets of a résumé: its visible text with name, contact, place, links and personal details covered as in blind
 * review, whether or not that is on, and which fields are empty. A photo is no text: it is never in it.
 */
export function readingToSend(applicant: StoredApplicant, analysis: StoredAnalysis): ReadingToSend {
  const read = analysis.read ?? analysis.facts;
  const covered = coverAnalysis({
    applicant,
    analysis: { ...analysis, facts: read },
    derived: null,
  }).analysis;
  const sent = covered.text.lines.map(({ text }) => text);
  const fields = emptyFields(read, []).map((one) => {
    const values = factsBeside(covered.facts, one).map(({ value }) => value);
    return { ...one, beside: values.join(", ") };
  });
  const asked = fields.map(
    ({ id, field, beside }) => `${id}: ${ASKED[field]}${beside && `, beside ${JSON.stringify(beside)}`}`,
  );
  return { fields, sent, message: ["Empty fields:", ...asked, "", "Résumé:", ...sent].join("\n") };
}
