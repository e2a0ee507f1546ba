import { seekerSays } from "../../../workers/copy/seeker";
import type { OpenedPage } from "../../../workers/domain/applicant-page/open-page";
import { triedViews } from "./advice-view";
import { gateViews, scoreViews } from "./applicant-view";
import { correctionViews } from "./correction-view";
import { readFacts } from "./read-facts";

const HIDDEN_SHOWN = 10;
const HIDDEN_LENGTH = 200;

/** What an applicant sees: the figures and words of the agency's panel, said to the person whose résumé it is. */
export function ownPageView({
  analysis,
  job,
  corrections,
  accepted,
  factsVersion,
  sureFrom,
  whatIfs,
  ...page
}: OpenedPage) {
  if (!analysis) return { ...page, verdict: null, reading: null };
  const { text, facts, sheet } = analysis;
  const read = analysis.read ?? facts;
  return {
    ...page,
    verdict:
      sheet && page.optedOutAt === null && !page.isHidden
        ? {
            engineVersion: sheet.engineVersion,
            scores: scoreViews(sheet.scores, job.requirements, seekerSays),
            gates: gateViews(sheet.gates, seekerSays),
            withheld: sheet.withheld ? seekerSays(sheet.withheld) : null,
            whatIfs: triedViews(whatIfs, seekerSays),
            confidence: sheet.confidence,
            confidenceReasons: sheet.confidenceReasons.map(seekerSays),
            hidden: text.hidden.slice(0, HIDDEN_SHOWN).map(({ reason, page: on, text: words }) => ({
              reason,
              page: on,
              text: words.slice(0, HIDDEN_LENGTH),
            })),
          }
        : null,
    reading: {
      factsVersion,
      facts: readFacts({ facts, read }, { corrections, sureFrom }),
      skills: facts.skills.map(({ name }) => ({ name })),
      corrections: correctionViews(read, text.lines, corrections, accepted),
    },
  };
}

export type OwnPageView = ReturnType<typeof ownPageView>;
