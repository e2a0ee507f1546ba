import { occupationByTitle } from "../../knowledge";
import { languageWordsIn } from "../languages";
import type { Posting } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import type { Placed } from "./phrase-model";

/** What a law makes an employer list: the duties that a conviction could keep someone from, up to the end of the sentence. */
const FOR_OFFENDERS =
  /\bcriminal (?:history|histories|records?|convictions?)\b.{0,60}\b(?:adverse|negative)\b(?:(?!\p{Ll}\.\s).){0,420}$/su;
const OFFENDERS_LETTERS = 520;
/** How people are chosen, told stage by stage: "Stage 2: (Technical screen, video call)". */
const STAGES = /^(?:(?:our|the) (?:hiring|interview|selection|recruitment) process|stage \d ?:)/iu;
/** "If you have a disability or special need that requires accommodation" */
const ACCOMMODATION =
  /\bif you (?:have|need|require)\b[^.;]*\b(?:disabilit|accommodation|special needs?\b)/iu;
/** "no weekends", "No phone calls please": what is named isn't asked for; "no more than six points" is. */
const NONE_BEFORE = /(?:^|[\s(])no (?!(?:more|less|fewer) )(?:\p{L}+ )?$/iu;
/** "shipping features, not polishing code": the other thing is asked for. */
const RATHER_THAN = /[,–—(-] ?not (?:(?:of|in|on|about|for|by) )?$/iu;
/** To whom someone reports and beside whom they sit: where the job stands, and not what it takes. */
const PLACE_IN_TEAM =
  /^(?:report(?:s|ing)?(?: \p{L}+)? to(?: (?:an?|the|our|your|one of our))? .*(?:managers?|directors?|supervisors?|controller|officer|president|matron|principal|lead|chief|owner|c[efot]o|head(?: of .*)?)|(?:be |are )?(?:sit|seated|based) (?:with|beside|next to|alongside) .*)$/iu;
/** What a form says of a vacancy beside its name: "Band 6", "Company size", "Residency". */
const FORM_FIELD =
  /^(?:(?:nhs )?(?:band|grade|tier) (?:\d+\p{L}?|[ivx]+)(?: level)?|\p{L}{2,4} grade|(?:\p{L}+ )?(?:company|organi[sz]ation) (?:size|type)|licen[cs]es|residency|(?:working )?conditions|discipline|location|start date|closing date|reference number|contract type|direct[- ]hire(?:\/permanent)?)$/iu;
/** "Multi-lingual (English and Spanish)": the languages are asked for by their names. */
const SEVERAL_LANGUAGES = /^(?:multi-?|bi-?|tri-?)lingual$/iu;
/** "Job area: Supply chain management": what a form files the vacancy under. */
const FILED_UNDER =
  /(?:^|[\s|])(?:(?:job|career|work|business|functional) (?:area|category|family|function|field|unit|line)|department|division|industry|sector|job (?:type|level|code)|team) ?: [^.;:|]{0,50}$/iu;
/** "Business Services and Compliance (BS&C)": so many letters before a short form hold its words. */
const NAME_LETTERS = 80;
/** By what people are reached: "by phone, e-mail and at conferences". */
const MEANS = /^(?:e-?mails?|(?:tele)?phone|text message|letter)$/iu;
const BY = /\b(?:by|via|through) [^.;:]{0,30}$/iu;
/** "We'd", "WHAT'S": no name. */
const CONTRACTION = /^\p{L}{1,4}[’'](?:d|ll|re|ve|s|m|t)$/iu;
const EQUAL_CHANCES = /\bequal(?: employment)? opportunit|^(?:applicable |local |federal |state )+laws?$/iu;
/** What someone works in, and a résumé doesn't say. */
const WEATHER =
  /^(?:(?:extreme|hot|cold|wet|dry|noisy|dusty|damp|loud|moderate|outdoor|all)(?:,? and | or |, | ))*(?:heat|cold|dust|noise|noise level|fumes|humidity|temperatures?|weather(?: conditions)?)$/iu;
const STANDING = /\bon (?:your|their|one’s|one's) feet\b/iu;
/** "free rides for family", "subsidised canteen": how something is given. */
const GIVEN =
  /^(?:free|discounted|subsidi[sz]ed|complimentary|generous|unlimited|uncapped|enhanced|company-paid|employer-paid) \p{Ll}/u;
/** A phrase that was cut in the middle of a turn: "an advantage but". */
const CUT = /(?:^| )(?:but|not|although|though|nor|neither)$/iu;
/** "3 years' experience as a technician in a dealership": the role that the years are counted in, and where it was held. */
const ROLE_OF_YEARS = /\d\+? ?(?:years?|yrs?)[^,;.:()]{0,40} (?:as|being) (?:an? )?[^,;:()]*$/iu;
/** "Deux ans d'expérience en logistique": the years of something that is a row of its own. */
const YEARS_OF =
  /(?<!\p{L})(?:jahre\p{L}*|années?|ans?|ani|años) (?:de |d[’'])?(?:\p{L}*erfahrung|exp[eé]rien\p{L}+)(?!\p{L})/iu;
const SOME_FIELD =
  /^(?:\p{L}+ )?(?:related|relevant|similar|quantitative|technical|scientific|comparable) (?:fields?|disciplines?|subjects?|program(?:me)?s?|majors?|degrees?)(?: of study)?$/iu;
const MONTHS_ALONE = /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}[/ –-]{0,3})+$/iu;
/** "4 years commercial or industrial": the rest of what the years are asked in. */
const YEARS_FIRST = /^(?:years?|yrs?)(?: (?!round|end)|$)/iu;
/** "working with project managers in the field": people of another trade, with whom it is done. */
const WITH_OTHERS =
  /\b(?:work|collaborat|liais|partner|coordinat|communicat)\p{L}*(?: \p{L}+ly)? with (?:the |our |your |other )?$/iu;
const SEVERAL_OF_A_TRADE = /^((?:\p{L}+ ){1,2}\p{L}+)s(?: (?:in|on|at|across|from) .*)?$/iu;
/** How someone is, before a word for people in general: "hardworking people", "a new colleague". */
const SOMEONE =
  /^(?:an? )?(?:[\p{L}-]+,? (?:and )?){1,3}(?:people|person|persons|individuals?|colleagues?|professionals?|someone)$/iu;

const OPEN_TASKS = /(?:^|\s)(?:duties|functions|tasks|projects|responsibilities|activities|work)$/iu;
const AS_ASSIGNED =
  /^,? (?:as|when|where|that (?:is|are|may be)|which may be)?(?: may be)? ?(?:assigned|directed|requested)(?!\p{L})/iu;
const BELIEFS =
  /\b(?:our|the company[’']s) (?:\p{L}+ )?(?:culture|values|mission|vision|purpose)(?: and (?:culture|values|mission|vision))?$|^(?:the )?culture of our (?:company|team|firm)$/iu;
const SHARED =
  /^(?:embody|live|share|believe|belief|contribute|passion|align|support|champion|drive|driving|embrace|uphold|model|promote)\p{L}*(?!\p{L})/iu;
const ASKS_ABOUT_JOB = /^(?:what|why|how|where|when|who)(?!\p{L})[^?]*\?$/iu;

const SEARCH_WORDS = /^KEYWORDS?(?!\p{Ll})/u;

/** Whether a phrase names what stands around the work, or is expressly not asked for. @param before what its sentence says before it */
export function isBesideTheWork(
  { phrase, hits, segment, posting }: Placed,
  text: string,
  before: string,
): boolean {
  if (NONE_BEFORE.test(before) || RATHER_THAN.test(before) || CUT.test(text) || EQUAL_CHANCES.test(text))
    return true;
  const behind = posting.text.slice(phrase.end, segment.end);
  if (hits.length === 0 && OPEN_TASKS.test(text) && AS_ASSIGNED.test(behind)) return true;
  if (BELIEFS.test(text) && SHARED.test(text)) return true;
  if (ASKS_ABOUT_JOB.test(segment.text)) return true;
  if (CONTRACTION.test(text) || FORM_FIELD.test(text) || PLACE_IN_TEAM.test(text)) return true;
  if ([STAGES, ACCOMMODATION, SEARCH_WORDS].some((one) => one.test(segment.text))) return true;
  const earlier = posting.text.slice(Math.max(0, phrase.start - OFFENDERS_LETTERS), phrase.start);
  if (earlier.includes("criminal") && FOR_OFFENDERS.test(earlier)) return true;
  if (WEATHER.test(text) || STANDING.test(text) || FILED_UNDER.test(before)) return true;
  if (hits.length === 0 && /\bcompany type: $/iu.test(before)) return true;
  if (SEVERAL_LANGUAGES.test(text) && languageWordsIn(segment.text).length > 0) return true;
  if (hits.length === 0 && shortFormsIn(posting).has(text)) return true;
  if (
    YEARS_FIRST.test(text) ||
    SOME_FIELD.test(text) ||
    MONTHS_ALONE.test(text) ||
    isOtherTrade(before, text)
  )
    return true;
  if (hits.length > 0 && YEARS_OF.test(text)) return true;
  if (hits.length === 0 && (ROLE_OF_YEARS.test(before) || (MEANS.test(text) && BY.test(before)))) return true;
  if (!/^(?:looking|seek\p{L}+)?$/u.test(phrase.lead)) return false;
  if (GIVEN.test(text) && !/\byou\b/iu.test(posting.text.slice(segment.start, phrase.start))) return true;
  return (
    (hits.length === 0 || phrase.lead !== "") &&
    SOMEONE.test(text) &&
    !isWorkVerb(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "")
  );
}

const shortForms = new WeakMap<Posting, ReadonlySet<string>>();

/** Told once in brackets behind its words, a short form means them wherever it stands. */
function shortFormsIn(posting: Posting): ReadonlySet<string> {
  const known = shortForms.get(posting);
  if (known) return known;
  const { text } = posting;
  const found = new Set<string>();
  for (const { 1: form = "", index } of text.matchAll(/\(\s?([\p{Lu}&]{2,6})\s?\)/gu)) {
    const letters = form.replace(/&/g, "");
    const words = text.slice(Math.max(0, index - NAME_LETTERS), index).match(/\p{L}+/gu) ?? [];
    const telling = words.filter((word) => !/^(?:and|of|for|the)$/iu.test(word)).slice(-letters.length);
    if (telling.map((word) => word[0]!.toUpperCase()).join("") === letters) found.add(form);
  }
  shortForms.set(posting, found);
  return found;
}

function isOtherTrade(before: string, text: string): boolean {
  const trade = WITH_OTHERS.test(before) ? SEVERAL_OF_A_TRADE.exec(text)?.[1] : undefined;
  return trade !== undefined && occupationByTitle(trade)?.confidence === 1;
}
