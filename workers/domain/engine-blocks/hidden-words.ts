export const RESULT_HIDDEN =
  "This result is hidden: we found a fault in the version of our engine that made it. It is made again without your doing, as soon as we can.";

export const SCORING_PAUSED =
  "Scoring is paused while we mend a fault in our engine. Files that you upload are kept and are scored as soon as that is done.";

/** To an agency's client, whose page stays as it was made. */
export const VERDICT_HIDDEN =
  "What was found about this person is hidden: the version of the software that found it has a fault. The agency can send you a new page.";
