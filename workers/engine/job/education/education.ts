import type { EducationLevel, Requirement } from "../../types";
import { quoteOf } from "../posting";
import { requirement } from "../requirement";
import type { Posting } from "../sentences/segments";
import { sentenceAround } from "../sentences/sentence-around";
import { degreeFields } from "./degree-fields";
import { type DegreeMention, degreeMentions, EDUCATION_ORDER } from "./degree-words";

export { EDUCATION_ORDER } from "./degree-words";

export const DEGREE_LABELS: Record<EducationLevel, string> = {
  school: "School leaving certificate",
  vocational: "Vocational training",
  associate: "Associate degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: "Doctorate",
};

const EQUIVALENT =
  /or (an? )?(?:equivalent|commensurate)(?!ly|,? (?:[a-z]+ )?(?:field|program|subject|discipline|area|degree))|or (?:an? )?(?:similar|comparable|relevant),? (?:[a-z]+ ){0,2}experience|or (?:one|two|three|four|five|six|seven|eight|ten) (?:or )?(?:more |additional )?years|equivalent (practical |work |professional |combination|experience)|or (?:at least )?\d+\+? years|in[ -]lieu of|relevant (?:professional |work )?experience (?:will be|may be|is) (?:considered|accepted)|oder (vergleichbar|gleichwertig)|ou équivalent|ou expérience|o equivalente|sau echivalent|(?:degree|qualification) or (?:relevant |significant |extensive )?experience/iu;
/** "or equivalent recognised qualification": another degree may stand in, experience may not. */
const EQUIVALENT_DEGREE =
  /or (?:an? )?(?:equivalent|similar|comparable)(?! experience)(?:[\s/]+(?!experience|and\b|or\b|with\b)[\p{L}'’-]+){0,4}?[\s/]+(?:qualifications?|degrees?|diplomas?|certificates?|certifications?)(?!\p{L})/iu;
/** "BSc in Civil Engineering, Geology or equivalent": behind the fields another field is meant; behind a plain degree, what counts for as much. */
const EQUIVALENT_FIELD = /,? or (?:an? )?equivalents?(?= ?(?:[.,;:)]|$)| \p{Lu})/gu;
/** "High school diploma or equivalent" means the GED. */
const BY_EXPERIENCE = /experience|\d\+? years|in[ -]lieu/iu;

/** What `anyOf` holds beside the level where experience may stand in for a degree. */
export const EQUIVALENT_EXPERIENCE = "equivalent-experience";

const NICE =
  /(?<!\p{L})(?:prefer(?:red|able|ence)|preferably(?! (?:in|within|from|with|an?)\b)|we prefer|(?:is |be |as |an? |big |huge |strong )plus|desir(?:ed|able)|advantage(?:ous)?|an asset|nice[- ]to[- ]have|bonus|ideal(?:ly)?(?! (?:in|within|from|with|an?)\b)|beneficial|helpful|optional|given preference|get preference|would be (?:great|nice|good|welcome|useful)|welcome|von vorteil|wünschenswert|gerne gesehen|souhaité\p{L}*|apprécié\p{L}*|un atout|un plus|deseable|se valorar[áa]|valorable|preferible\p{L}*|constituie (?:un )?avantaj|reprezint[ăa] (?:un )?avantaj)(?!\p{L})/iu;
/** What makes the degree behind it a preferred one; "experience preferred Bachelor's" speaks of what stood before. */
const NICE_LEAD =
  /(?:(?<!\p{L})(?:we (?:would )?prefer|prefer(?:red|ably)? (?:an?|someone|candidates?|applicants?|if|with)|preferred\s?:|preferably|ideally|idealerweise|idéalement|nice[- ]to[- ]have|bonus|desirable\s?:|optional|de preferin[țţt][ăa])|Preferred)(?!\p{L})[^.;]{0,45}$/u;
const MUST =
  /(?<!\p{L})(?:must|required|requires?|requirement|essential|mandatory|necessary|needed|minimum|at least|prerequisite|erforderlich|vorausgesetzt|voraussetzung|zwingend|mindestens|exigé\p{L}*|requis\p{L}*|obligatoire|indispensable|imprescindible|obligatori[oa]|requerid[oa]|m[íi]nim[oa]?|obligatoriu|necesar[ăe]?)(?!\p{L})/iu;
const NOT_NEEDED =
  /(?:not|n[’']t|never) (?:strictly |absolutely |be )?(?:required|necessary|essential|needed|obligatory|compulsory|expected|a requirement|mandatory|a must|what we)|nicht (?:erforderlich|notwendig|nötig)|pas (?:exigé|requis|nécessaire|obligatoire)|no (?:es )?(?:necesari|requerid|imprescindible)|nu (?:este|sunt) necesar/iu;
/** "No degree needed", "you don't need a degree". */
const NONE_BEFORE =
  /(?:(?<!\p{L})(?:no|without|keine?n?|ohne|sans|sin|fără|nor|regardless of|irrespective of|not (?:need|require|have to have|hold|expect|ask for|care about|mind about)|not (?:strictly )?(?:necessary|needed|required|essential|expected|after)|not eligible|ineligible|what you (?:don[’']t|can skip)|you can (?:skip|leave out))|(?<=\p{L})n[’']t (?:need|require|want|after|have to|hold|expect|ask (?:for|about)|care about|mind about|worry about|look for))(?!\p{L})(?:(?! (?:but|you (?:do|will)) )[^.!?]){0,80}$/iu;
/** What the job gives, teaches or pays by, and whom the employer has: it asks for nothing. */
const NOT_ASKED_BEFORE =
  /(?<!\p{L})(?:tuition|scholarships?|start(?:ing)?|reimburse\p{L}*|towards?|study(?:ing)? for|fund(?:ed|ing)?|sponsor\p{L}*|we (?:offer|provide|support|employ)|opportunit(?:y|ies) to|leading to|leads to|you will (?:gain|earn|receive|complete|study|be trained)|our (?:\p{L}+ ){0,2}(?:students?|graduates?|team|staff)|team of|depend\p{L}* (?:up)?on|based (?:up)?on|determin\p{L}+|teach(?:es|ing)?|supervis\p{L}+|mentor\p{L}*|recruit(?:ing|s)? from|award(?:s|ed|ing)?|(?<!(?:an?|fully) )accredited|regarding|diplomas?(?= ?\()|transcripts? (?:and|of)|certificates?[ /]|vitae)(?!\p{L})[^.!?]{0,40}$/iu;
/** "studying in a degree programme": close before the degree only. */
const WITHIN_BEFORE =
  /(?<!\p{L})(?:during (?:an?|the|your)|in (?:an?|your)|for (?:your|an?)) (?:[\p{L}-]+ ){0,2}$/iu;
const NOT_ASKED_AFTER =
  /^\?|^ ?(?:students?|programmes?|programs?|courses?|curricul\p{L}+|colleagues|schemes?|credits?|awarding|theses|thesis|teaching|level communication|stipends?|fellow\p{L}*|candidates?|projects?|supervision|positions?|guide|research|scholarships?|stud(?:y|ies)|diplomas?|certificates?|transcripts?|theses)(?!\p{L})|^[^.;,]{0,15}\bconsidered\b|^[^.;]{0,40}\b(?:substitut\p{L}+|neither here nor there|(?:tells?|says?) us (?:little|nothing)|(?:won[’']t|doesn[’']t) (?:move the needle|matter|count)|doesn[’']t impress)/iu;
/** A post for someone who'll earn the degree, also where its words look like another sentence: "PhD Stipend". */
const POST_BEHIND = /^ ?(?:stipend|scholarship|fellowship|studentship)s?(?!\p{L})/iu;
/** "A third of us having STEM PhDs": what the employer's people hold. */
const HELD_BY_OTHERS =
  /\b(?:half|third|quarter|most|many|majority|\d+ ?%)(?: of (?:us|them|our \p{L}+))? (?:have|having|hold|holding|with) (?:\p{L}+ ){0,3}$|\b(?:including|employs|has|have) \d[\d,.]* $/iu;
/** The list of those who can't apply. */
const BARRED_BEFORE = /\b(?:not eligible|ineligible|cannot apply)\b[^.!?]*$/iu;
/** "Don't need: wet-lab skills. A PhD." */
const UNNEEDED_LIST = /(?:n[’']t need|not (?:needed|required|necessary|expected))\s?[:→][^:→]{0,150}$/iu;
/** Headings under which everything is preferred, or asked for. The nearest before a degree speaks for it. */
const UNDER =
  /(?<![\p{L}(])(?:((?:Preferred|PREFERRED|Desired|DESIRED|Desirable|DESIRABLE|Nice[- ][Tt]o[- ][Hh]aves?|NICE TO HAVES?|Bonus|BONUS|Good[- ]to[- ][Hh]aves?|Optional|Pluses|Wünschenswert|Von Vorteil|Souhaité|Deseable|Valorable)(?: (?:[Pp]oints|[Qq]ualifications?|[Ss]kills?|[Rr]equirements?|[Ee]xperience|[Ee]ducation|[Cc]riteria|[Aa]ttributes|and|&|[Bb]ut [Nn]ot [Rr]equired))*)|(?:Required|REQUIRED|Minimum|MINIMUM|Basic|BASIC|Essential|ESSENTIAL|Must[- ][Hh]aves?|MUST HAVES?|Requirements?|REQUIREMENTS?|Qualifications?|QUALIFICATIONS?|Anforderungen|Voraussetzungen|Profil|Requisitos|Cerințe))(?![\p{L})])/gu;
/** A heading speaks for so many letters behind it. */
const REACH = 900;
const BESIDE = 110;
/** Where the next point begins in a text whose line breaks are lost. */
const NEXT_POINT =
  / (?:\d+\+? (?:or more )?years|(?:Experience|Strong|Proven|Knowledge|Excellent|Proficien\p{L}+|Ability|Able|Minimum|Must|Demonstrated|Familiarity|Understanding|Solid|Good|Hands-on|At least|Your|You|We|Our|Experienced|Previous|Prior|Fluen\p{L}+|Willing\p{L}*|Working|Skills|Nice|Desired|Desirable|Preferred [QSER])(?!\p{L})|and (?:have|has|proven|at least|strong|\d))/u;

/** ... and where a sentence ends, but for an abbreviation's full stop. */
const SENTENCE_END = /(?:^|(?<=\p{L}{3}))[.!?] +(?=\p{Lu}\p{Ll})/u;

type Group = { mentions: DegreeMention[]; start: number; end: number };
type Asked = Group & {
  level: EducationLevel;
  importance: "must" | "nice";
  sentence: { start: number; end: number };
};

/**
 * The degree that a posting asks for, from its text alone, whatever its layout. Several levels to choose from
 * ("Bachelor's or Master's") count as the lowest; of several asked for apart, the highest counts. "or equivalent
 * experience" is kept in `anyOf`, the subjects in `fields`.
 * @returns at most one requirement per strength of asking, the must first
 */
export function educationIn(posting: Posting): Requirement[] {
  const found: Requirement[] = [];
  for (const { field, start, end } of posting.fields) {
    if (field === "title") continue;
    const text = posting.text.slice(start, end);
    const starts = posting.starts.filter((at) => at >= start && at < end).map((at) => at - start);
    const asked = askedIn(text, [0, ...starts]);
    for (const importance of ["must", "nice"] as const) {
      const same = asked.filter((one) => one.importance === importance);
      const level = EDUCATION_ORDER.findLast((one) => same.some((other) => other.level === one));
      const told = same.filter((one) => one.level === level);
      const highest = told.find((one) => fieldsOf(text, one).length > 0) ?? told[0];
      if (!highest) continue;
      const fields = fieldsOf(text, highest);
      const equivalent = experienceStandsIn(text, highest, fields.length > 0);
      found.push(
        requirement({
          kind: "education",
          importance,
          label: DEGREE_LABELS[highest.level] + (equivalent ? " or equivalent experience" : ""),
          anyOf: equivalent ? [highest.level, EQUIVALENT_EXPERIENCE] : [highest.level],
          level: highest.level,
          ...(fields.length > 0 ? { fields } : {}),
          quotes: [quoteOf(posting.text, start + highest.sentence.start, start + highest.sentence.end)],
          gate: field === "requirements",
        }),
      );
    }
  }
  return onePerImportance(found);
}

/** The subjects behind the last of a choice of degrees, or behind another: "B.S. in Physics or equivalent degree". */
function fieldsOf(text: string, group: Group): string[] {
  const last = degreeFields(text, group);
  if (last.length > 0) return last;
  return group.mentions.map((one) => degreeFields(text, one)).find((fields) => fields.length > 0) ?? [];
}

/** "or equivalent experience", in the degree's own point or a sentence behind it that begins "In lieu of". */
function experienceStandsIn(
  text: string,
  { start, end, level, sentence }: Asked,
  hasFields: boolean,
): boolean {
  const named = text.slice(start, Math.min(sentence.end, end + 2 * BESIDE)).replace(EQUIVALENT_DEGREE, "");
  const own = hasFields ? named.replace(EQUIVALENT_FIELD, "") : named;
  const behind = /[^.]{0,60}\bin lieu of[^.]{0,80}/iu.exec(text.slice(end, end + 3 * BESIDE))?.[0] ?? "";
  return EQUIVALENT.test(own + behind) && (level !== "school" || BY_EXPERIENCE.test(own));
}

/** A deal-breaker speaks before the description; a preferred degree that the must already covers says nothing. */
function onePerImportance(found: Requirement[]): Requirement[] {
  const must =
    found.find((one) => one.importance === "must" && one.gate) ??
    found.find((one) => one.importance === "must");
  const nice = found.find((one) => one.importance === "nice");
  if (!must || !nice) return [must ?? nice].filter((one) => one !== undefined);
  return rank(nice.level) > rank(must.level) ? [must, nice] : [must];
}

function rank(level: string | null): number {
  return EDUCATION_ORDER.indexOf(level as EducationLevel);
}

function askedIn(text: string, starts: number[]): Asked[] {
  const mentions = degreeMentions(text);
  if (mentions.length === 0) return [];
  const groups = grouped(text, mentions);
  return groups.flatMap((group, at) => {
    const sentence = sentenceAround(starts, text.length, group.start, group.end);
    const from = Math.max(sentence.start, groups[at - 1]?.end ?? 0, group.start - BESIDE);
    const to = Math.min(sentence.end, groups[at + 1]?.start ?? text.length, group.end + BESIDE + 30);
    const importance = strength(text, group, { from, to });
    const named = group.mentions.filter((one) => !ANY_DEGREE.test(text.slice(one.start, one.end)));
    const choice =
      named.length > 0 && text.slice(group.start, group.end).includes("(") ? named : group.mentions;
    const level = EDUCATION_ORDER.find((one) => choice.some((mention) => mention.level === one))!;
    return importance ? [{ ...group, level, importance, sentence }] : [];
  });
}

/** "or" between two degrees makes a choice of them; "or related field" doesn't. */
const CHOICE =
  /(?:^[\s,/()]*(?:or|oder|ou|o|sau|and\/or)?[\s,/()]*(?:an? )?$|\b(?:or|oder|ou|sau|and\/or)\b(?! (?:an? |any |other |closely )?(?:related|similar|equivalent|relevant|comparable|other|foreign|higher|above|better|combination))(?: \d+\+? years[^.;]{0,30})?[^.;]{0,30}$|\/ ?$)/iu;
/** "University degree (Master)": what the bracket names counts. */
const ANY_DEGREE = /^(?:university |college |relevant )?degrees?$/iu;
const FARTHEST = 160;

function grouped(text: string, mentions: DegreeMention[]): Group[] {
  const groups: Group[] = [];
  for (const mention of mentions) {
    const last = groups.at(-1);
    const between = last ? text.slice(last.end, mention.start) : "";
    if (
      last &&
      between.length <= FARTHEST &&
      CHOICE.test(between) &&
      !SENTENCE_END.test(between) &&
      !isAside(text, last.end, mention.end) &&
      !NICE.test(between) &&
      !MUST.test(between)
    ) {
      last.mentions.push(mention);
      last.end = mention.end;
    } else {
      groups.push({ mentions: [mention], start: mention.start, end: mention.end });
    }
  }
  return groups;
}

/** "diploma (trade school is a plus)": what the bracket names is asked for by the bracket's own words. */
function isAside(text: string, from: number, to: number): boolean {
  const bracket = /\([^()]*\)?/u.exec(text.slice(from, to + BESIDE));
  return bracket !== null && from + bracket.index < to && NICE.test(bracket[0]);
}

/** What is said of a degree behind it, to the next point; asides of several words ("(Electrical preferred)") left out. */
function pointAfter(text: string, from: number, to: number): string {
  const words = text.slice(from, to).replace(/\([^()]* [^()]*\)/g, " ");
  const ends = [words.search(NEXT_POINT), words.search(SENTENCE_END)].filter((at) => at >= 0);
  return words.slice(0, Math.min(words.length, ...ends));
}

function strength(
  text: string,
  group: Group,
  { from, to }: { from: number; to: number },
): "must" | "nice" | null {
  const before = text.slice(from, group.start);
  const after = pointAfter(text, group.end, to);
  if (
    NONE_BEFORE.test(before) ||
    NOT_ASKED_BEFORE.test(before) ||
    WITHIN_BEFORE.test(before) ||
    NOT_ASKED_AFTER.test(after) ||
    POST_BEHIND.test(text.slice(group.end, group.end + BESIDE))
  )
    return null;
  const far = text.slice(Math.max(0, group.start - 2 * BESIDE), group.start);
  if (BARRED_BEFORE.test(far) || UNNEEDED_LIST.test(far) || HELD_BY_OTHERS.test(far)) return null;
  if (NICE.test(after) || NICE_LEAD.test(before)) return "nice";
  if (NOT_NEEDED.test(after)) return null;
  if (MUST.test(after)) return "must";
  const near = text.slice(Math.max(0, group.start - REACH), group.start);
  const heading = [...near.matchAll(UNDER)].at(-1);
  return heading?.[1] ? "nice" : "must";
}

/** Where a text names a degree ("Bachelor's degree", "PhD"). */
export function degreeWordsIn(text: string): { start: number; end: number }[] {
  return degreeMentions(text).map(({ start, end }) => ({ start, end }));
}
