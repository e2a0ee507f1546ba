/**
 * Every weight and constant behind the numbers. Change one, and raise ENGINE_VERSION: stored scores say which they used.
 * Points are out of 100 per score; parts that a job gives no ground for are left out and the others scaled up.
 */

/** How much a skill counts by where its words stand, from the lowest rung to the highest. */
export const LADDER = {
  listed: 0.45,
  other: 0.45,
  summary: 0.55,
  education: 0.65,
  certificate: 0.75,
  project: 0.8,
  oldJob: 0.85,
  /** used in a current job, or in one that ended within `RECENT_MONTHS` */
  recentJob: 1,
} as const;

/** A job counts as recent while it ended this many months ago or less; from there to `OLD_MONTHS` the credit falls to `oldJob`. */
export const RECENT_MONTHS = 24;
export const OLD_MONTHS = 120;

/** What a near skill is worth of the rung that it stands on. Never counts as "met". */
export const NEAR_SKILL = { child: 0.85, neighbour: 0.3, parent: 0.3, orSimilar: 0.9 } as const;

/**
 * What a verdict earns of its requirement's points. Met earns all, so that one more requirement that is met never lowers a score;
 * a list earns the lowest rung; something close never counts as met.
 */
export const VERDICT_CREDIT = {
  met: 1,
  special: 0.6,
  partly: 0.5,
  listed: 0.45,
  close: 0.3,
  unclear: 0.1,
} as const;
/** Between these the grounds decide what "partly" and "unclear" earn by the points that they reach of those of "met". */
export const PARTLY_CREDIT = { least: 0.25, most: 0.75 } as const;
export const UNCLEAR_CREDIT = { least: 0.05, most: 0.25 } as const;

/** From this credit (0 to 1) on, a part of a score is shown as met. */
export const MET_FROM = 0.75;

/** How much one requirement weighs against another; a must in the title or one that is a deal-breaker weighs more still. */
export const IMPORTANCE = { must: 1, nice: 0.5, context: 0.25, gate: 1.5, title: 2 } as const;
/** What says nothing about the work weighs this share of what says all: so much that no nice-to-have outweighs a must. */
export const LEAST_TELLING = 0.6;
/** Degrees, languages and certificates asked for stand beside the skills, with these weights. */
export const QUALIFICATION = { education: 0.6, language: 0.4, certificate: 1 } as const;

/**
 * Points of the relevancy score. Experience amount: years. Experience match: roles, kind, subject, duties, and the duties asked
 * for. Core skills: the other things asked for. `asked` is shared out over all that is asked; `coverage` goes by how much of it
 * is shown as a whole. Chosen on résumés ordered by hand within a posting: found on one half of the postings, checked on the
 * other.
 */
export const RELEVANCY = {
  years: 5,
  roles: 15,
  kind: 10,
  closest: 5,
  subject: 19,
  duties: 11,
  asked: 18,
  coverage: 17,
} as const;

/** Shares that earn all points of a row: what the best fitting people reach, since nobody's résumé repeats a whole posting. */
export const RELEVANCY_FULL = { kind: 0.8, closest: 0.6, duties: 0.5, coverage: 0.5 } as const;

/** Words that stand here and there in a résumé, and in no line together, earn this share of a row at most: they show no duty. */
export const WORDS_ALONE = 0.7;

/**
 * What a résumé is about: `full` of its words in common with the job counts as full; `prior` is the weight of words that a
 * résumé has to outweigh; of people of all trades 85 in 100 share less than `chance` with a posting, by how many words
 * its sentences hold: that much says nothing. Of another language both count by the share of words that is understood. Less
 * than `leastShare` beyond it rounds to nothing. Words below `leastWord` belong to every trade; a job entry whose words come as
 * close as `fullEntry` (cosine) is the same work, whatever its title; one below `leastEntry` of that is no job close to this one.
 * Where neither a title nor a typical skill is near, the words earn the share `ofOtherWork`: they are anybody's, mostly.
 */
export const SUBJECT = {
  full: 0.165,
  chance: { least: 0.02, perWord: 0.00045, most: 0.14 },
  leastShare: 0.005,
  prior: 30,
  fullEntry: 0.3,
  leastEntry: 0.1,
  leastWord: 0.2,
  ofOtherWork: 0.5,
  unlisted: 1,
} as const;

/**
 * Runs of so many words in all, of so much weight, from one sentence of the posting make a copy of a line of which they are this
 * share. Among 56,240 pairs of a résumé and a posting that it wasn't written for no line reaches both; six words in a row do in ten.
 */
export const COPIED = { leastWords: 7, leastWeight: 1.75, share: 0.5 } as const;

export const EXPERIENCE = { years: 5, roles: 20, kind: 5, duties: 70 } as const;
/** Years that count as full where the posting names no number, by the job's level. */
export const USUAL_YEARS = {
  intern: 0.5,
  junior: 1,
  mid: 3,
  senior: 5,
  lead: 7,
  manager: 7,
  director: 10,
  executive: 12,
} as const;
export const USUAL_YEARS_UNKNOWN_LEVEL = 3;
/** Each role before the latest counts this much of the one after it, and never less than the second figure. */
export const EARLIER_ROLE = 0.85;
export const EARLIEST_ROLE = 0.3;
/** Volunteering and projects count this much of a paid role. */
export const UNPAID_ROLE = 0.6;
/** A role named in running text, without an entry of its own. */
export const TOLD_ROLE = 0.8;
/** A title that a headline claims beside titled jobs, and where no job has a title that could be read. */
export const CLAIMED_ROLE = 0.9;
export const CLAIMED_ALONE = 0.9;

/** From this confidence of the role's title and share of the job's first kind of work on, both are the same work. */
export const SAME_WORK = { title: 0.8, share: 0.7, untitled: 0.5 } as const;

/** How much the titles' own words count beside the kinds of work behind them, and alone where a kind isn't known. */
export const WORDS_SHARE = 0.3;
export const UNKNOWN_WORK = 0.8;

export const OCCUPATION = {
  same: 1,
  twin: 0.9,
  related: 0.6,
  field: 0.25,
  profile: 0.8,
  shown: 0.4,
} as const;

/** Typical skills of a kind of work: the first ones weigh most, and this share of them counts as full. */
export const KIND = { firstSkills: 5, laterSkill: 0.7, fullAt: 0.6 } as const;

/**
 * Duties: how the best matching line and the words of the whole résumé share the part, which likeness is full, and what a word
 * counts that stands outside the entries of the experience. So large a `chance` share of the words is in nearly any résumé and
 * earns nothing.
 */
export const DUTIES = { lines: 0.2, words: 0.8, fullLine: 0.6, otherLine: 0.8, chance: 0.2 } as const;
/** The share of a posting's words that counts as full at the usual weight of them; long postings say much that nobody repeats. */
export const FULL_WORDS = { share: 0.5, usual: 40, power: 0.25, most: 0.8 } as const;
export const SHOWN_LINE = 0.4;

export const CATEGORY = { field: 65, kind: 5, skills: 7, industry: 23 } as const;

/**
 * Lines of business: what a title, and all that is typical of a job's kinds of work, weigh against one sentence of the posting;
 * what it takes at least, alone and as a share of the job; and so many lines of a résumé that speak of one count as full.
 */
export const INDUSTRY = { title: 3, kind: 10, least: 3, leastShare: 0.2, fullLines: 3 } as const;

export const SENIORITY = { level: 70, years: 30 } as const;
/** Credit by steps between the level asked for and the level found: below, above. */
export const LEVEL_BELOW = [1, 0.6, 0.25, 0.1, 0] as const;
export const LEVEL_ABOVE = [1, 0.85, 0.6, 0.4, 0.3] as const;

export const RESUME = {
  completeness: 25,
  evidence: 25,
  dates: 15,
  clarity: 15,
  length: 10,
  readability: 10,
} as const;
/** Words in a line about work: shorter says too little, longer is hard to read. */
export const LINE_WORDS = { least: 4, most: 35 } as const;
export const RESUME_WORDS = { least: 120, most: 1100 } as const;
export const FIGURES_FULL_AT = 0.4;

export const FINDINGS = { strengths: 5, gaps: 5 } as const;
/** Below this relevancy and category score no single line is promised to help: the pair lies far apart. */
export const FAR_APART = 25;
