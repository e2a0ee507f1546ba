/** Of a row whose file couldn't be read. */
export const WITHOUT_SCORES = {
  relevancyScore: null,
  skillsMatchScore: null,
  experienceMatchScore: null,
  seniorityMatchScore: null,
  categoryMatchScore: null,
  locationMatch: null,
};

/** Of somebody who opted out of scoring: nothing that a comparison with the job made. */
export const WITHOUT_VERDICT = {
  ...WITHOUT_SCORES,
  previousRelevancyScore: null,
  gates: [],
  gatesFailed: null,
  gatesUnknown: null,
  mustsMet: null,
  mustsAsked: null,
  coreSkills: [],
  preferredSkills: [],
  partlySkills: null,
  experienceHistory: [],
  rescoreQueuedAt: null,
  leaseToken: null,
  leaseUntil: null,
};
