/**
 * What each kind of ground weighs when a requirement is judged, and where the verdicts begin. Whole points, fitted by
 * `scripts/train-verdicts.ts` (proportional odds, no ground may count against a person) on résumés and postings that were judged
 * by hand, requirement by requirement. Fitted on either half alone they differ by five points at most.
 */

/** Grounds, each 0 to 1 times its points. */
export const GROUNDS = {
  /** the thing itself, by a name that the skill base knows, in the words of a job or project */
  namedAtWork: 39,
  namedElsewhere: 32,
  /** a more special thing: MySQL for SQL */
  moreSpecial: 7,
  /** all of its words in one line outside the jobs, or in one listed skill */
  toldWhole: 7,
  listedWhole: 7,
  /** share of its words' weight that the résumé holds at all */
  anywhere: 17,
  inOneJob: 7,
  /** soft skills: lines that name it, lines about doing what takes it */
  says: 5,
  does: 11,
  /** the résumé shows the skills typical of the job's kind of work */
  kindOfWork: 5,
  /** typical of an occupation that the person has held */
  typical: 8,
  /** share of the words of the posting's own sentence that the résumé holds */
  sentence: 4,
} as const;

/** Where every verdict on such a requirement begins: duties are told in more ways than terms of art, papers in fewer. */
export const KIND_POINTS = { skill: 0, soft: 3, duty: 5, certificate: -7, condition: -12 } as const;

/** From these points on, by the kind of requirement: words are surer of a duty than of a paper or of a trait. */
export const VERDICT_FROM = {
  skill: { partly: 15, met: 37 },
  soft: { partly: 9, met: 50 },
  duty: { partly: 17, met: 33 },
  certificate: { partly: 18, met: 32 },
  condition: { partly: 20, met: 50 },
} as const;
/** So many points below "partly" the words are shown and nothing is claimed: "unclear". */
export const UNCLEAR_BELOW = 3;

/**
 * A ground of words counts as "met" only where this share of their weight stands in one line or one job: more than words of the
 * same families alone can reach, so that "cloud" never meets "AWS".
 */
export const MET_SHARE = 0.65;
/** ... and so much of it in the words themselves, not in words of the same families ("created ads" for "edit the design"). */
export const MET_OWN = 0.95;
/** Below this share of the words themselves in one passage nothing is said in part, either. */
export const PARTLY_OWN = 0.3;
/** A single word of several says a part of them where it weighs as much as all the others: "code" is no code review. */
export const ALONE_OWN = 0.5;
/** ... and is no word of every trade. At .3 order gains no more, and .01 fewer verdicts are right. */
export const ALONE_WEIGHT = 0.15;
/** So much of the weight in one line of a dated job is never "not found". */
export const NEVER_NOT_FOUND_SHARE = 0.5;
/** A line that holds less of the weight shares a word or two by accident: it isn't quoted as speaking of the requirement. */
export const SHOWN_SHARE = 0.45;
/** ... nor is one that holds less of the words themselves: what is left are words of the same families ("monitored" for "control"). */
export const OWN_SHARE = 0.2;
/** A single word of the same family that weighs as much and more is all that was found: with less, other lines may hold the rest. */
export const CHANCE_SHARE = 0.4;
/** From this share of the job's kind of work on, words without a line that says them leave a requirement unclear; else they are anybody's. */
export const OF_TRADE = 0.1;
/** ... where one word of a skill's own name is all that a line holds of it. */
export const OF_TRADE_FOR_NAME = 0.3;
/** ... and where no role held is close to the job's: everybody shows a tenth of what is usual in an office. */
export const OF_TRADE_ELSEWHERE = 0.2;
/** From this likeness on a role is close to the job's: someone who held it does this kind of work. */
export const CLOSE_ROLE = 0.4;
/** ... and from this one on it is the same work, whatever else the résumé shows: one word of several may be about it. */
export const SAME_ROLE = 0.9;
export const SIGNS_FULL = { says: 3, does: 6 } as const;
