import { wordKey } from "../../parse/fold";
import { isCity, isPlaceCode, isRegion } from "../../parse/words/places";
import { degreeFields } from "../education/degree-fields";
import { degreeMentions } from "../education/degree-words";
import { NEVER_ASKS } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import { headStrength, tokensOf } from "../title/title-tokens";
import { isApplying } from "./applying";
import { isBesideTheWork } from "./beside-the-work";
import { isEmployers } from "./employers-words";
import type { Placed } from "./phrase-model";
import { isAdverb } from "./phrase-tokens";
import { DESCRIBING, EVERYDAY, JOINING } from "./phrase-words";
import { waitsForObject } from "./rests-of-duties";

const CONTACT =
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,80}|(?:https?:\/\/|www\.)[^\s<>"]{1,200}|(?:\+|00)\d[\d\s()./-]{6,20}\d/giu;

/** Where a text gives addresses and numbers. */
export function contactsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(CONTACT)].map((hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
}

/** Where a text names the subjects of a degree: they are asked for with the degree. */
export function degreeSubjectsIn(text: string): { start: number; end: number }[] {
  return degreeMentions(text).flatMap((degree) => {
    let from = degree.start;
    return degreeFields(text, degree).flatMap((field) => {
      const start = text.indexOf(field, from);
      if (start < 0) return [];
      from = start + field.length;
      return [{ start, end: from }];
    });
  });
}

const BEFORE = 160;

/**
 * Whether a phrase names what nobody is asked for, whatever the model says of it: what the employer gives, what someone
 * gains, with whom they work, where, and words about the vacancy.
 */
export function asksNobody(placed: Placed): boolean {
  const { posting, segment, phrase } = placed;
  const before = posting.text.slice(Math.max(segment.start, phrase.start - BEFORE), phrase.start);
  const text = posting.text.slice(phrase.start, phrase.end);
  return (
    segment.asks <= NEVER_ASKS ||
    isUntold(placed, text) ||
    isApplying(text, before) ||
    isEmployers(placed, text, before) ||
    isBesideTheWork(placed, text, before) ||
    isBenefit(placed, text) ||
    (GAIN.test(before) && !NEXT_CLAUSE.test(before)) ||
    (RECRUITING.test(text) && RECRUITS.test(before + text)) ||
    isCreed(placed) ||
    isPraise(placed) ||
    isVow(placed) ||
    isOthers(placed, text, before) ||
    isPersons(placed, text) ||
    isSetting(placed, text, before) ||
    (placed.hits.length === 0 && (isPlace(text) || isLocation(text, before)))
  );
}

/** What employers give: asked for only where words before it ask ("experience of pension schemes") or a verb works on it. */
const BENEFIT =
  /employee assistance|pension|\b(?:dental|medical|vision|health|life|disability|travel) (?:insurance|plan|cover)|401 ?\(?k|\bpaid (?:time off|holidays?|leave|vacation|training)|(?:annual|parental|maternity|sick) leave|childcare vouchers|\b(?:staff|employee|product|store|parts|insurance) discounts?|discounts on|gym membership|company car|cycle[ -]to[ -]work|season ticket|free (?:parking|lunch|meals|uniform|training|dbs)|bonus scheme|tuition (?:reimbursement|assistance)|stock options|profit[ -]sharing|work[ -]life balance|recognition programs?|coaching and learning programs?|long service|enhanced pay|relocation (?:support|packages?|assistance|bonus|allowance)|competitive (?:salary|pay)|\bflexible (?:working|hours)\b|reward schemes?|\bpto\b|sign(?:ing)?[ -]on bonus|referral bonus|sports and social|social club|staff (?:choir|parties)|dog[- ]friendly|^enjoy (?:hybrid|remote|flexible)|christmas (?:party|closure|shutdown)|mobile working|flat hierarch\p{L}+|flex(?:i)?time|job ?rad|job ?ticket|mileage rate|\bsign-on\b|\b(?:free|staff|subsidi[sz]ed|discounted) (?:food|drinks?|snacks|canteen|laundry|accommodation|housing)/iu;
/** Named in a list of what is offered; elsewhere each may be the work itself ("hotel laundry"). */
const OFFERED =
  /^(?:laundry|uniforms?|parking|meals?|lunch|snacks|tips|perks|gym|housing|bonus(?:es)?|overtime pay|401 ?\(?k\)?|insurance|vacation|holidays?)$/iu;
/** Verbs of the employer's that give: "offers meals". */
const GIVES = /\b(?:offer|provid|includ|receiv|enjoy|benefit|perks?|paid|free|subsidi[sz]|reimburs)\p{L}*/iu;

function isBenefit({ segment, phrase }: Placed, text: string): boolean {
  if (OFFERED.test(text) && (GIVES.test(segment.text) || segment.under === "benefits")) return true;
  if (!/^(?:years)?$/u.test(phrase.lead) || !BENEFIT.test(text)) return false;
  return !isWorkVerb(/^\p{L}+/u.exec(segment.text)?.[0].toLowerCase() ?? "");
}

/** "This will enable you to broaden your skills", "we'll train you on the till": what someone gets. */
const GAIN =
  /\b(?:help|support|enabl|allow|encourag|equip|giv|offer|provid|teach|assist|mentor|train|show|coach|walk|take)(?:e|es|s|ing)? you\b(?! to us)|\byou(?:[’']ll| will| can)?(?: also)? (?:be (?:given|supported|offered|encouraged|provided|surrounded|rewarded|mentored|trained|taught|shown)|gain|receive|broaden|get (?!to\b|(?:the|up|in|out|on|our|your|\p{L}+ (?:out|in|done|to|ready))\b)|(?:soon |quickly )?(?:learn|pick up)(?! quickly| fast)|pick (?:it|that|those|these) up)\b/iu;
/** "We are looking to recruit experienced staff": what the employer does. */
const RECRUITS =
  /\b(?:looking|seeking|hoping|keen|pleased|wish(?:es|ing)?|wants?|wanting|able|aim(?:s|ing)?) to (?:recruit|hire|appoint|employ|engage|welcome|add)\b/iu;
const RECRUITING = /^(?:recruit|hire|appoint|employ|engage|welcome|add)\b/iu;
/** After these the sentence is about something else. */
const NEXT_CLAUSE = /[;:)]|\b(?:must|should|required|need to|you (?:will )?have)\b/iu;

/** "I own my development": an employer's values in the mouth of its people. */
const CREED =
  /(?<!\p{L})I (?:am|own|act|hold|take|create|believe|speak|make|treat|invest|build|work|keep)(?!\p{L})/u;

function isCreed({ segment }: Placed): boolean {
  return CREED.test(segment.text) && !/\byou\b/iu.test(segment.text);
}

/** "Acme is a leader in wealth management": what the employer is. */
const PRAISE =
  /^(?!(?:this|the (?:ideal|successful|right)|your|you|he|she)\b)[^.;:]{2,80}? (?:is|are|was) (?:an?|the|one of the|part of (?:an?|the))(?: [\p{L}’'&,-]+){0,9} (?:leaders?|leading|providers?|compan(?:y|ies)|firms?|organi[sz]ations?|manufacturers?|suppliers?|agency|bank|charity|retailers?|start-?ups?|consultancy|employers?|business(?:es)?|brands?|operators?|distributors?)(?!\p{L})/iu;

/** "The Trust is committed to safeguarding": what the employer vows. */
const VOW =
  /^(?:[\p{L}’'&.-]{1,40} ){1,6}(?:is|are)(?: fully| strongly| also)? (?:committed|dedicated) to(?!\p{L})/iu;
/** ... unless it speaks of those who are sought. */
const SOUGHT =
  /\b(?:you|who|candidates?|applicants?|someone|people|persons?|ideal|successful|\p{L}*holders?|teachers?|staff (?=are\b))(?!\p{L})/iu;
/** "Safeguarding is everyone's responsibility": the duty of all who work there, whatever they do. */
const EVERYONES =
  /^[^.;:]{0,60} (?:is|are) (?:(?:everyone|everybody)[’']s (?:responsibility|business)|(?:the|a) (?:shared )?responsibility of (?:all|every)(?!\p{L}))/iu;

function isVow({ posting, segment, phrase }: Placed): boolean {
  if (EVERYONES.test(posting.text.slice(phrase.start, segment.end))) return true;
  return VOW.test(segment.text) && !SOUGHT.test(posting.text.slice(segment.start, phrase.start));
}

function isPraise({ segment }: Placed): boolean {
  return (
    PRAISE.test(segment.text) &&
    !/\b(?:you|candidates?|applicants?|experience|must|required)\b/iu.test(segment.text)
  );
}

/** "translate them into reports": what is meant stands elsewhere. "function": nothing is said of which. */
const UNTOLD =
  /(?:^|\s)(?:them|it|this|these|those|something)(?:\s|$)|^line of business$|^(?:hundreds|thousands|millions|billions|dozens) of \p{L}+$|^(?:cv|r[ée]sum[ée]s?) |^\p{L}+ need$|^(?:existing|current|potential|prospective|internal|external) (?:clients?|customers?|users?)$|^look(?:ing)? forward(?:\s|$)|^(?:hates?|dislikes?|mind|knows? (?:what|how|why|when|where|who)) |^join(?:ing)? (?:the|our|an?) |^start(?:ing)? (?:an? |the |this |your )?(?:full|part)[- ]time |^(?:functions?|posts?|post ?holders?|roles?|positions?|jobs?|candidates?|individuals?|persons?|people|easy|able|way|ways|number|range|variety|day|basis|order|end|examples?|instances?)$/iu;
const VACANCY =
  /(?:^|\s)(?:vacanc(?:y|ies)|opportunit(?:y|ies)|application deadlines?|(?:right|ideal|successful|suitable|perfect) candidates?|applicants?|apprentice|teammate|description|barring service)$|^(?:personal|professional|desired) (?:qualifications|qualities|attributes)$|^learn more(?:\s|$)|^(?:please|couple|few|several|reasonable accommodations?)(?:\s|$)|^(?!early )(?:\p{L}+ )?years[’']? (?!of )|^years?[’']?(?: of)? experience|^years?$/iu;
/** A title of so many words without anything that asks before it ("product managers") is that of someone else at work. */
const LONGEST_TITLE = 3;

/** In capitals "IT" is a field of work, and no pronoun. */
function withoutIT(text: string): string {
  return text.replace(/(?<!\p{L})IT(?!\p{L})/gu, "computing");
}

/** "Courier experience": the work is asked for by the name of who does it. */
const EXPERIENCE_BEHIND = " experience";

function isUntold({ phrase, hits, posting }: Placed, text: string): boolean {
  if (UNTOLD.test(withoutIT(text))) return true;
  if (hits.length > 0) return false;
  if (VACANCY.test(text)) return true;
  if (!/^(?:looking|seek\p{L}+)?$/u.test(phrase.lead)) return false;
  if (phrase.lead === "" && text.split(" ").length > LONGEST_TITLE) return false;
  if (posting.text.startsWith(EXPERIENCE_BEHIND, phrase.end)) return false;
  const last = tokensOf(text).at(-1);
  return last !== undefined && headStrength(last) === 2 && !/^as$/.test(phrase.after);
}

/** "Collaborate with", "work closely with", "supported by": whom someone works with follows. */
const TOGETHER =
  /\b(?:(?:collaborat|liais|partner|interact|interfac)\p{L}*|work\p{L}*(?=,? with\b)|work\p{L}* (?:closely|alongside|together|side by side|hand in hand|cross-functionally|in (?:close )?(?:partnership|collaboration)))\b[^.;]*\bwith\b([^.;]*)$|\b(?:supported by|report(?:s|ing)? (?:directly )?(?:in)?to|alongside)\b([^.;]*)$/iu;
const PEOPLE =
  /(?:^|\s)(?:managers?|executives?|directors?|engineers?|customers?|clients?|teams?|members?|colleagues?|staff|stakeholders?|suppliers?|agencies|patients?|students?|vendors?|partners?|professionals?|companies|firms|designers?|developers?|users?|departments?|divisions?|consultants?|nurses?|doctors?|physicians?|families|employees?|officers?|leaders?|owners?|specialists?|experts?|peers|representatives?|councils?|authorities|analysts?|researchers?|scientists?|contractors?|subcontractors?)$/iu;
const DEPARTMENT =
  /^(?:the )?(?:hr|it|qa|ux|ui|r&d|human resources|marketing|(?:inside |outside |field )?sales|finance|legal|engineering|design|product|operations|procurement|purchasing|accounting|logistics|production|manufacturing|quality|quality assurance|customer (?:success|service|support)|security|research|research and development|communications?|pre-sales|product management|project management|data science|analytics|regulatory affairs|works council|temp agencies)$/iu;
/** "join a friendly team", "part of an ambitious company". */
const BELONGING =
  /\b(?:join\p{L}*|become|part of|member of|for) (?:(?:an?|the|our|this|its) )?(?:[\p{L}-]+(?:, | and | or | )){0,5}$/iu;
const EMPLOYER =
  /(?:^|\s)(?:teams?|organi[sz]ations?|compan(?:y|ies)|firms?|group|manufacturer|agency|consultancy|institution|employers?)$/iu;

/** "together with the site nurse". */
const BESIDE_SOMEONE =
  /^(?:(?:together|along|closely|in (?:close )?(?:partnership|collaboration|cooperation|liaison)) with|alongside) /iu;

function isOthers({ phrase, hits }: Placed, text: string, before: string): boolean {
  if (EMPLOYER.test(text) && (/^join/iu.test(text) || (phrase.lead === "" && BELONGING.test(before))))
    return true;
  if (BESIDE_SOMEONE.test(text)) return true;
  const first = /^\p{L}+(?!\p{L}| councils?)/u.exec(text)?.[0].toLowerCase() ?? "";
  if (phrase.lead !== "" || isWorkVerb(first)) return false;
  const together = TOGETHER.exec(before);
  if (!together || /\bto\b|[–—]/iu.test(together[1] ?? together[2] ?? "")) return false;
  const parts = text.split(/,? (?:and|or|&) |, |\//iu);
  return (
    parts.every(isSomeone) ||
    (hits.length === 0 && phrase.after === "," && !/\bwork\p{L}* with\b/iu.test(before))
  );
}

function isSomeone(text: string): boolean {
  return PEOPLE.test(text) || DEPARTMENT.test(text);
}

/** Persons, alone or told apart by what stands behind them: "many colleagues across functions", "patients and their relatives". */
const PERSONS =
  /^(?:(?:and|or|the|their|our|your|all|many|other|any|each|every) )*(?:[\p{L}-]+ ){0,2}(?:managers|colleagues|customers|clients|users|operators|students|pupils|relatives|families|visitors|guests|residents|patients|suppliers|teams|departments|stakeholders|carers|drivers|parents|children|works councils?)(?: (?:across|regarding|in|within|from|of|at|on|and)(?!\p{L}).*)?$/iu;
const CREDENTIAL = /\b(?:registered|certified|licen[cs]ed|qualified|chartered)\b/iu;

/** "crews, laborers and superintendents": people that the work is done with, in a list of their own. */
const CREW =
  /^(?:field )?(?:crews?|labou?rers|labou?r|superintendents|foremen|subcontractors|journeymen|apprentices)$/iu;

/** "Consultants come to work with us": what others do. */
const OTHERS_DO =
  /^(?:(?:our|many|all|the) )?(?:[\p{L}-]+ )?(?:consultants|colleagues|people|customers|clients|patients|visitors|guests|employees|professionals) (?:come|work|join|live|are|have|enjoy|love|choose|trust)(?!\p{L})/iu;
/** "importing and production company": what the employer is, where no word before it asks for work in one. */
const A_COMPANY = /(?:^|\s)(?:company|companies|firms?|manufacturers?|providers?|retailers?|employers?)$/iu;

/** "business units as Corporate IT": a department's name. */
const DEPARTMENT_NAME =
  /^(?:corporate|group|global|central|regional) (?:it|hr|qa|procurement|purchasing|marketing|quality)$/iu;

/** What is asked for is work with them or for them: a verb, or words before it that ask, would say so. */
function isPersons({ phrase, hits }: Placed, text: string): boolean {
  if (CREW.test(text) || OTHERS_DO.test(text)) return true;
  if (phrase.lead === "" && DEPARTMENT_NAME.test(text)) return true;
  if (phrase.lead === "" && A_COMPANY.test(text) && !isWorkVerb(/^\p{L}*/u.exec(text)![0].toLowerCase()))
    return true;
  if (phrase.lead !== "" || hits.length > 0 || !PERSONS.test(text) || CREDENTIAL.test(text)) return false;
  return !text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => isWorkVerb(word) || EVERYDAY.has(word));
}

const WORKPLACE =
  /^(?:(?:an?|the|similar|busy|small|large|independent|private|modern|safe|caring|professional|friendly) )*(?:[\p{L}-]+ )?(?:studios?|gyms?|shops?|dealerships?|clinics?|garages?|salons?|workshops?|warehouses?|depots?|offices?|stores?|showrooms?|kitchens?|agency|practices?|centres?|centers?|venues?|sites?|environments?|settings?|atmosphere|surroundings)$/iu;
/** "in a gym or", "across our own shop,": a place was named just before, or follows at once. */
const WITHIN =
  /\b(?:in|at|within|inside|for) (?:an?|the|our|one of our) (?:[\p{L}-]+,? ){0,3}?(?:[\p{L}-]+ (?:or|and) )?(?:an? )?$/iu;
/** "with our own body shop, rental fleet and": what the employer has. */
const OWNED =
  /\b(?:with|has|have|run|runs|operates?) (?:(?:our|its|their) own|our) (?:[\p{L}-]+(?:, | and | )){0,8}$/iu;

/** "training clients in a gym or": what is done there is asked for, and not the second of its places. */
const WORKED_IN =
  /\p{L}ing (?:[\p{L}-]+ ){1,3}(?:in|at|within) (?:an?|the) (?:[\p{L}-]+,? ){1,3}(?:or|and) (?:an? )?$/iu;

function isSetting({ phrase, hits }: Placed, text: string, before: string): boolean {
  if (OWNED.test(before) && !/\byou\b/iu.test(before)) return true;
  if (hits.length > 0 || !WORKPLACE.test(text) || !WITHIN.test(before)) return false;
  return phrase.lead === "" || WORKED_IN.test(before);
}

/** "Work with HR": a skill's name that stands for colleagues there. */
export function namesColleagues(before: string, words: string): boolean {
  return /\bwith (?:the |our |your )?$/iu.test(before) && DEPARTMENT.test(words);
}

/** "In-office location: Mountain View, California", "our offices in Boston, Seattle": where the work is. */
const LOCATION_BEFORE = /\blocations? ?: ?[^.;:]{0,60}$/iu;
const SITES_BEFORE =
  /\b(?:offices?|hubs?|sites|based|located|living|residing) (?:in|near|at) [^.;:]{0,80}$/iu;

function isLocation(text: string, before: string): boolean {
  return LOCATION_BEFORE.test(before) || (SITES_BEFORE.test(before) && isCity(wordKey(text)));
}

function isPlace(text: string): boolean {
  const parts = text.split(/[-/, ]+/);
  return (
    parts.every((part) => isPlaceCode(part) || isCity(wordKey(part)) || isRegion(wordKey(part))) &&
    parts.some((part) => isPlaceCode(part) || parts.length > 1)
  );
}

/** "write", "provides", "conducting": says that something is done, not what; or points at what was named before. */
export function isFragment({ posting, segment, phrase, hits }: Placed): boolean {
  const text = posting.text.slice(phrase.start, phrase.end);
  const low = withoutIT(text).toLowerCase();
  const next = posting.text.slice(phrase.end, phrase.end + 6);
  if (
    /^(?:me|us|him|them|it|her) /u.test(low) ||
    (/^\p{L}+$/u.test(text) && /^ (?:it|them|you|us|me)\b/u.test(next))
  )
    return true;
  if (POINTING.test(low) || LAW_REMNANT.test(text)) return true;
  if (hits.length > 0) return false;
  if (phrase.after === "as" && AS_IT_GOES.test(text)) return true;
  if (waitsForObject(low, posting.text.slice(phrase.end, segment.end))) return true;
  const words = low.match(/[\p{L}’'-]+/gu) ?? [];
  const bare = words.filter((word) => !JOINING.has(word));
  // a field of knowledge may be named by what is done in it: "experience in planning and budgeting"
  if (bare.every((word) => isWorkVerb(word) && (phrase.lead === "" || !word.endsWith("ing")))) return true;
  if (QUALITY.test(text) || /^\p{L}+ (?:enough|better)$/u.test(text)) return true;
  // "written and verbal", "continually strive": how, and not what
  if (bare.length > 1 && bare.every((word) => DESCRIBING.test(word) || isAdverb(word))) return true;
  if (words.length === 2 && isAdverb(words[0]!)) return true;
  if (!/^\p{L}+$/u.test(text)) return false;
  return phrase.lead === "" && /^\p{Ll}+(?:ing|ed|es|ly)$/u.test(text);
}

const AS_IT_GOES =
  /^(?:\p{Ll}+ )?\p{Ll}{3,}s (?:develop|dictate|arise|progress|allow|require|demand|change|evolve|emerge|permit|occur|unfold|mature)$/u;

/** "Enthusiastic": says how someone is, and neither what they know nor what they do. */
const QUALITY =
  /^(?:highly |very |self-?)?(?:enthusiastic|friendly|motivated|self-motivated|driven|reliable|punctual|honest|empathetic|articulate|confident|flexible|proactive|dynamic|resilient|diligent|innovative|passionate|creative|dedicated|committed|hard-?working|energetic|positive|organi[sz]ed|methodical|curious|open-minded|outgoing|polite|patient|trustworthy|ambitious|cute|funny|competitive|smart|talented|bright|willing|independent|mature|caring|kind|humble)(?: and \p{Ll}+)?$/iu;

/** The end of a law's name whose beginning stands before a bracket: "(Exceptions) Order 1975". */
const LAW_REMNANT = /^(?:Acts?|Orders?|Regulations?|Rules) (?:of )?\d{4}$/u;

/** Ends in a word for something named elsewhere: "refer them", "someone". */
const POINTING =
  /(?:^|\s)(?:them|it|us|me|you|him|her|this|that|these|those|someone|somebody|anyone|everyone|others|ones?|our|your|their|my|own|what|how|who|following|such|very|more|most|each|every)$/u;
