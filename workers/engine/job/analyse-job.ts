import { occupationById, occupationByTitle, seniorityOf } from "../knowledge";
import type { JobInput, JobProfile, Requirement, SeniorityLevel, TextQuote } from "../types";
import { certificatesIn, namesCertificate } from "./certificates";
import { educationIn } from "./education/education";
import { companyIn } from "./employer/company";
import { employerIn } from "./employer/employer";
import { firmsIn, isEmployersName } from "./employer/employers-own-name";
import { languagesIn } from "./languages";
import { personaIn, relativeExperienceIn } from "./persona";
import { askedPhrases, ownWordsIn } from "./phrases/phrase-requirements";
import { withYearsOfThings } from "./phrases/years-of-things";
import { employmentTypeIn, placeIn, teamSizeIn, workModeIn } from "./place";
import { mergeRequirements, requirement } from "./requirement";
import { namedAlike, withoutParts } from "./said-again";
import { type Posting, readPosting } from "./sentences/segments";
import { accountFor } from "./sentences/sentence-account";
import { joinAlternatives } from "./skills/alternatives";
import { leaveKindsNamed } from "./skills/kinds-named";
import { joinListedChoices } from "./skills/listed-choices";
import { type OccupationShare, occupationShares, SURE_TITLE, tellWork } from "./skills/occupation-shares";
import { namedSkills, skillRequirementsIn, speaksOf } from "./skills/skill-requirements";
import { joinSuiteMembers } from "./skills/suite-members";
import { besideTerms, outsideTerms, termsIn } from "./terms/terms";
import { archetypeOfTitle } from "./title/archetype";
import { titleMentions } from "./title/title-mentions";
import { titleOf } from "./title/title-of";
import { profileOfTitle } from "./title/title-profile";
import { type YearsMention, yearsIn } from "./years";

/**
 * Reads a posting: what it asks for, how strongly, and what else it says of the job. Every field that the words don't
 * bear out is null; every requirement quotes the text of `postingText(input)`.
 * @returns the occupation's usual profile (`source: "occupation"`) where the description is empty
 */
export function analyseJob(input: JobInput): JobProfile {
  const posting = readPosting(input);
  const workMode = workModeIn(posting, input.location);
  const title = titleOf(input);
  if (!input.description.trim() && !input.requirements?.trim()) {
    return {
      ...profileOfTitle(title),
      location: input.location?.trim() || null,
      employmentType: input.employmentType ?? null,
    };
  }
  const mentions = yearsIn(posting);
  const education = educationIn(posting);
  const occupation = title ? occupationByTitle(title) : null;
  const typical = new Set(occupationById(occupation?.id ?? "")?.skills ?? []);
  const phrases = askedPhrases(posting);
  const hits = namedSkills(posting, typical);
  const terms = termsIn(posting);
  const named = outsideTerms(skillRequirementsIn(posting, mentions, phrases, hits), terms);
  const { own, bound } = withYearsOfThings(
    posting,
    mentions,
    besideTerms(ownWordsIn(posting, title, phrases, hits), terms),
    named,
    title,
  );
  const skills = promoted(named, own);
  const general = mentions.filter(
    (one) => !bound.has(one) && (one.asked || bound.size === 0) && !isOfSkill(posting, one, skills),
  );
  const years = overallYears(mentions);
  const occupations = occupationShares(title, posting, skills);
  const titled = occupations.some(({ id }) => id === occupation?.id) ? occupation : null;
  const likely = likeliest(occupations);
  const isTold = tellWork(skills) || (likely !== null && titleMentions(posting).has(likely));
  const sure = titled && titled.confidence >= SURE_TITLE ? titled.id : null;
  const employer = employerIn(posting, input.companyName);
  const firms = firmsIn(posting);
  const certificates = certificatesIn(posting);
  const isPaper = ({ label }: Requirement) =>
    certificates.some(({ anyOf }) => anyOf.some((id) => namesCertificate(id, label)));
  const things = [...skills, ...own].filter(
    (one) => !isPaper(one) && !isEmployersName(posting, employer, firms, one),
  );
  const requirements = mergeRequirements([
    ...withoutParts(
      namedAlike(
        leaveKindsNamed(
          posting,
          joinSuiteMembers(posting, joinListedChoices(posting, joinAlternatives(posting, things))),
        ),
      ),
    ),
    ...yearsRequirement(posting, overallYears(general), general),
    ...education,
    ...languagesIn(posting),
    ...certificates,
    ...unjudgedDealBreakers(
      posting,
      [...skills, ...education, ...languagesIn(posting), ...certificates],
      mentions,
    ),
  ]);
  return quotedFrom(posting, {
    title,
    occupation: sure ?? (isTold ? likely : null) ?? titled?.id ?? null,
    occupations,
    seniority: seniorityOf(title) ?? statedLevel(posting),
    roleArchetype: archetypeOfTitle(title),
    years,
    requirements,
    relativeExperience: relativeExperienceIn(posting),
    // Work from anywhere is in no place, whatever town the head names.
    location: workMode === "remote" ? input.location?.trim() || null : placeIn(posting, input.location),
    workMode,
    employmentType: input.employmentType ?? employmentTypeIn(posting),
    teamSize: teamSizeIn(posting),
    employer,
    company: companyIn(posting),
    ...personaIn(posting),
    source: "posting",
    duties: dutiesIn(posting),
    unread: accountFor(posting, requirements)
      .filter(({ fate }) => fate === "unread")
      .map(({ sentence }) => sentence),
  });
}

/** The same profile with the given text's own words and places in its quotes. */
function quotedFrom({ quote }: Posting, job: JobProfile): JobProfile {
  const own = ({ start, end }: TextQuote) => quote(start, end);
  return {
    ...job,
    years: { ...job.years, quote: job.years.quote && own(job.years.quote) },
    employer: typeof job.employer === "object" && job.employer ? own(job.employer) : job.employer,
    requirements: job.requirements.map((one) => ({ ...one, quotes: one.quotes.map(own) })),
    duties: job.duties?.map(own),
    unread: job.unread?.map(own),
  };
}

/** Without a title, an occupation is named only where the text speaks of one far more than of others. */
function likeliest(shares: OccupationShare[]): string | null {
  return shares[0] && shares[0].share >= 0.5 ? shares[0].id : null;
}

/** Without a single must, the skills of the duties are what the job is about: they become the musts. */
function promoted(skills: Requirement[], others: Requirement[]): Requirement[] {
  if ([...skills, ...others].some((one) => one.importance === "must")) return skills;
  return skills.map((one) => (one.importance === "context" ? { ...one, importance: "must" } : one));
}

/** "5 years of Python" asks for Python, and says nothing of years in all. A deal-breaker stays one: as that of the skill, or of the years. */
function isOfSkill({ text }: Posting, mention: YearsMention, skills: Requirement[]): boolean {
  return skills.some(
    (one) =>
      one.minYears === mention.min &&
      (one.gate || mention.segment.field !== "requirements") &&
      one.quotes.some((quote) => quote.end <= mention.segment.end && speaksOf(text, mention, quote.start)),
  );
}

/** The most years asked for: five of Java take five in all. Preferred ones count where no others are named. */
function overallYears(mentions: YearsMention[]): JobProfile["years"] {
  const must = mentions.filter(({ asked }) => asked);
  const asked = must.length > 0 ? must : mentions;
  const best = [...asked].sort((a, b) => (b.min ?? 0) - (a.min ?? 0) || a.quote.start - b.quote.start)[0];
  return { min: best?.min ?? null, max: best?.max ?? null, quote: best?.quote ?? null };
}

function yearsRequirement(
  posting: Posting,
  years: JobProfile["years"],
  general: YearsMention[],
): Requirement[] {
  const mention = general.find((one) => one.quote === years.quote);
  if (!mention || (years.min ?? years.max) === null) return [];
  const figure =
    years.min !== null && years.max !== null
      ? `${years.min} to ${years.max}`
      : `${years.min ?? `up to ${years.max}`}`;
  return [
    requirement({
      kind: "years",
      importance: mention.asked ? "must" : "nice",
      label: `${figure} ${figure === "1" ? "year" : "years"} of experience`,
      anyOf: [],
      minYears: years.min,
      quotes: [
        {
          text: posting.text.slice(mention.segment.start, mention.segment.end),
          start: mention.segment.start,
          end: mention.segment.end,
        },
      ],
      gate: mention.segment.field === "requirements" && years.min !== null,
    }),
  ];
}

/** Deal-breakers that no rule can read stay visible as gates that a person has to answer. */
function unjudgedDealBreakers(
  posting: Posting,
  judged: Requirement[],
  mentions: YearsMention[],
): Requirement[] {
  const covered = (start: number, end: number) =>
    judged.some((one) => one.quotes.some((quote) => quote.start < end && quote.end > start)) ||
    mentions.some((one) => one.quote.start < end && one.quote.end > start);
  return posting.segments
    .filter((segment) => segment.field === "requirements" && !covered(segment.start, segment.end))
    .map((segment) =>
      requirement({
        kind: "other",
        importance: "must",
        label: segment.text.length > 120 ? `${segment.text.slice(0, 117)}...` : segment.text,
        anyOf: [],
        quotes: [{ text: segment.text, start: segment.start, end: segment.end }],
        gate: true,
      }),
    );
}

const STATED_LEVEL =
  /\b(?:experience level|seniority( level)?|level|career level)\s*:?\s*((?:entry|mid|senior|junior|lead|director|executive|intern)[\w -]*)/iu;

/** "Berlin - Full time - Senior": a part of the head that is nothing but a level. */
const LEVEL_ALONE =
  /^(?:intern(?:ship)?|entry[ -]level|junior|mid(?:[ -](?:level|senior))?|senior|lead|principal|director|executive)(?: level)?$/iu;
const HEAD = 6;

function statedLevel(posting: Posting): SeniorityLevel | null {
  for (const segment of posting.segments.slice(0, HEAD)) {
    const alone = segment.text.split(/\s[-–—|•·]\s/).find((part) => LEVEL_ALONE.test(part.trim()));
    const level = alone ? seniorityOf(alone.trim()) : null;
    if (level) return level;
  }
  for (const segment of posting.segments) {
    const words = STATED_LEVEL.exec(segment.text)?.[2];
    if (!words) continue;
    const level = seniorityOf(words.replace(/entry\b(?! level)/iu, "entry level"));
    if (level) return level;
  }
  return null;
}

/** A sentence that speaks so clearly of pay, the employer or how to apply says nothing of the work; on the scale of `asksOf`. */
const NOTHING_OF_THE_WORK = -90;

/** Sentences about the work and the background asked for: what a résumé's own lines are compared with. */
function dutiesIn(posting: Posting): TextQuote[] {
  return posting.segments
    .filter(
      (segment) =>
        segment.field !== "title" && ["duties", "overview", "must", "nice"].includes(segment.section),
    )
    .filter((segment) => segment.text.length >= 12)
    .filter((segment) => segment.asks > NOTHING_OF_THE_WORK)
    .map(({ text, start, end }) => ({ text, start, end }));
}
