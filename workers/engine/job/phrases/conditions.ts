import { isWorkVerb } from "../sentences/sentence-words";

const CONDITION =
  /(?<!\b(?:and|manag\p{L}+|book\p{L}*|arrang\p{L}+|coordinat\p{L}+|corporate|business) )\btravel(?!l?ers?\b| (?:advi[cs]e|agen\p{L}+|arrangements?|book\p{L}*|coordinat\p{L}+|desk|expenses?|industry|insurance|itinerar\p{L}+|logistics|management|plan\p{L}*|polic\p{L}+|products?|sales|services?|trade))|(?<!\b(?:each|every|per|(?:start|beginning|end) of(?: the)?) )\bshifts?\b(?![- ](?:left|managers?|leaders?|supervisors?|reports?|logs?|notes?|hand[- ]?overs?|briefings?))|\bweekends?\b|\bnights?\b|\bovertime\b|\brelocat|\bright to work\b|\bauthori[sz](?:ed|ation) to work|\bwork (?:authori[sz]ation|permit)|\bvisas?\b|\bsponsorship\b|\breside\b|\bon[- ]call\b|\brota\b|\bflexible hours\b|\bbank holidays\b|\b(?:lift|carry|push|pull)(?:ing)? (?:\p{L}+ ){0,3}(?:\d|bags?\b|box(?:es)?\b|loads?\b|weights?\b|objects?\b|containers?\b|items?\b)|\b(?:mobile|cell) ?phone\b|\binternet access\b|\bown (?:hand |power )?(?:tools|toolbox|van)\b|\bpublic liability\b|\bhead for heights\b|\b(?:saturday|sunday|evening)s?\b(?! (?:class|course|dinner|event|lunch|market|meal|menu|news|paper|reception|roast|school|service|wear))|\bearly starts?\b|\b\d{1,2}(?:[.:]\d\d)? ?(?:am )?starts?\b|\bstart(?:s|ing)? at (?:half |four|five|six|seven|\d{1,2}(?! ?%))|\b(?:bags?|box(?:es)?|loads?|sacks?|weights?) of \d|\b\d{1,3} ?-?(?:kg|kilos?|lbs?)\b|\bpunctual|\bregular attendance\b|\bstand(?:ing)? for (?:long|extended|prolonged)|\bon your feet\b|\bfull[- ]time availability|\bschicht|\breisebereit|\bown (?:car|vehicle|transport\p{L}*|ride)\b|\b(?:reliable|dependable) (?:car|vehicle|transport\p{L}*|ride)\b|\bclean (?:driving record|driving history|mvr)\b|\bmvr\b|\b(?:over|at least|minimum age(?: of)?) (?:1[68]|21)\b|\b(?:1[68]|21)(?: years of age| years old| or older)\b|\bvaccinat\p{L}+ (?:required|status|against)|\b(?:be|fully) vaccinated\b|\bimmuni[sz]ation record/iu;

const CHECK =
  /\b(?:background|criminal|credit|reference|police|pre-?employment|fingerprint|vetting|barring)[ -](?:and \p{L}+ )?(?:checks?|screen(?:ing)?s?|history|records?|clearance|investigations?)\b|\bdrug(?: and alcohol| and background| & alcohol)? ?(?:tests?|testing|screen(?:s|ing)?)\b|\bten-year (?:history|records?|checks?)\b|\bdrug and background\b|\bsecurity screening requirements?\b|\b(?:pass|undergo|take|complete) (?:an? |the |our )?(?:\p{L}+[ -]){0,3}(?:physical|medical|fit test|threat assessment|polygraph)(?=$|[,.;]| (?:exam|test|screen|assess|check))|\b(?:physical|medical|health) (?:exam(?:ination)?s?|screening|clearance)\b/iu;

/** Verbs with the one who is looked at before a check; other verbs of work make the check the work. */
const LOOKED_AT =
  /^(?:pass|undergo|submit|complete|consent|clear|satisfy|provide|obtain|have|hold|take|agree|accept|maintain|meet)\p{L}*$/iu;
const DOES_CHECKS =
  /\b(?:run|conduct|perform|process|coordinat|manag|carry|carrying|initiat|order|review|handl|administ)\p{L}*(?: out)? /iu;

/** "Plan the weekly rota", "schedule shifts": others' hours are the work. */
const PLANS =
  /^(?:manag|schedul|plan|creat|organi[sz]|assign|supervis|coordinat|prepar|allocat|overs[ae]|fill|approv|draft)\p{L}* (?:\p{L}+ ){0,3}(?:shifts?|rotas?|weekends?|nights?|overtime)\b/iu;

/** Whether words name a term of the job, which no résumé is expected to tell. */
export function isCondition(words: string): boolean {
  return (CONDITION.test(words) && !PLANS.test(words)) || isCheck(words);
}

/** "Drug screen", "pass a background check", and not "run background checks on new hires". */
export function isCheck(words: string): boolean {
  if (!CHECK.test(words) || DOES_CHECKS.test(words)) return false;
  const first = /^\p{L}+/u.exec(words)?.[0] ?? "";
  return LOOKED_AT.test(first) || !isWorkVerb(first.toLowerCase());
}
