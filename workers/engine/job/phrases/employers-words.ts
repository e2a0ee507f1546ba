import { isCheck } from "./conditions";
import type { Placed } from "./phrase-model";

/** A sentence in which the employer says something of itself. */
const OF_ITSELF =
  /^(?:and |but |so |here,? |today,? |at [\p{L}\d.& -]{2,30}, )?(?:(?:we|our|i|my)(?:[’'](?:re|ve|ll|d|m))?|they(?:[’']ve| have) (?:already|raised|helped|grown|built|won)|the (?:unit|ward|hospital|trust|school|clinic|practice|centre|home) (?:is|sees|has|provides|offers|treats|serves)|the (?:[\p{L}-]+ ){0,2}(?:team|product|platform|group|company|firm|site) (?:has|provides|builds|owns|handles|serves|offers|operates|runs|develops|delivers|enables|powers))(?!\p{L})/iu;
/** ... unless it says which people it wants, or what it asks of them. */
const WANTS =
  /\b(?:you(?:[’']\p{L}+|r|rself)?|candidates?|applicants?|someone|somebody|anyone|who|people with|experience|must|required?|requires?|needs?|wants?|seek(?:s|ing)?|look(?:ing)? for|search(?:ing)? for|hir(?:e|ing)|recruit(?:s|ing)?|expect(?:s|ed)?|prefer(?:s|red)?|ideally|would (?:like|love)|[’']d (?:like|love)|ask (?:that|for)|insist|require|value|shifts?|post ?holder|role)(?!\p{L})/iu;
/** Tools that the employer names as its own are what the work is done with. */
const WORKS_WITH =
  /^(?:and |but |so )?we(?:[’']re| are| all| currently| mainly| mostly)?(?: all)? (?:use|using|work (?:with|in|on)|run on|on|build (?:with|in|on))(?!\p{L})/iu;
/** "All posts are subject to a safer recruitment process". */
const SUBJECT_TO = /\b(?:subject to|conditional (?:on|upon))\b[^.;]*$/iu;
/** "No banking background", "never worked a till": what is expressly done without. */
const WITHOUT_IT =
  /^(?:no (?!(?:more|less|fewer|later) )|not (?!only|just)|non(?=[- ]smok)|don[’']t |doesn[’']t |never (?!(?:miss|forg)))/iu;
/** "Don't worry if you've never worked in retail", "you don't have to be a programmer". */
const FREED =
  /\b(?:don[’']t worry|no (?:problem|worries)|never mind|not fussy|doesn[’']t matter|do not mind|don[’']t mind|don[’']t care|(?:don[’']t|needn[’']t|do not) (?:have|need)(?: to)?|never (?:worked|done|used|been))\b[^.;!]*$/iu;

/** "programs that respect doctors' advice": a clause about something named before, which says nothing by itself. */
const CLAUSE = new Set(["that", "which"]);
/** "tools to boost orders": what the employer's things are for. */
const ITS_THINGS = /\b\p{Ll}{3,}(?<!s|ed|need|want|like|love|expect)s to $/iu;

/** "is home to a tanker base and two schools": what is there. */
const HOME_TO = /\b(?:is|are) (?:also )?home to\b[^.;]*$/iu;
/** "an expansion, designed in Revit": what others did to something, unless it is a paper or what someone is. */
const WAS_DONE =
  /^(?!(?:certified|licensed|qualified|trained|registered|experienced|skilled|versed|interested|accredited|educated|involved|committed|focused|used) )\p{Ll}{2,}(?:ed|built|written) (?:in|by|with|at) /u;
/** ", enabling customers to order": what comes of the work. */
const CONSEQUENCE = /^(?:enabling|allowing|empowering) /iu;

/** "It is anticipated you will manage others in the future": what may come. */
const MAY_COME = /\bin (?:the|due|near) (?:future|course)$/iu;
const ANTICIPATED =
  /\b(?:is|are) (?:anticipated|envisaged|hoped|planned|foreseen)(?: that)?(?: you(?: will|[’']ll)?| to)? $/iu;
/** "answering directly to the Lead Pharmacist": who leads, not what is done. */
const ANSWERS_TO = /^(?:answer|report)(?:s|ing)?(?: directly)?$/iu;
/** "willing to share knowledge and help you get to the next level". */
const FOR_YOU = /^,? (?:and|to) (?:help|support|let|make) you(?!\p{L})/iu;

/** "Our offerings include payroll and time management": what is sold, and to whom. */
const SELLS =
  /^(?:[\p{L}’']+ ){0,3}?(?:offerings?|products?|(?:product|service) (?:lines?|range|portfolio)|solutions|portfolio|capabilities|clients?|customers?|brands)(?: and (?:offerings?|products?|services|solutions|clients?|customers?))? (?:includes?|ranges? from|spans?|covers?|comprises?|consists? of)(?!\p{L})/iu;
/** "with our Chemistry, Manufacturing and Regulatory Affairs departments": who else works there. */
const WITH_THEM =
  /\b(?:with|across|between|alongside) (?:(?:our|the|other|various|both|all|internal|different) )*[\p{L}&-]+(?: [\p{L}&-]+){0,2}(?:(?:, and |, | and | & )[\p{L}&-]+(?: [\p{L}&-]+){0,2}){0,4}$/iu;
const THEIR_GROUPS =
  /^(?:(?:, and |, | and | & )[\p{L}&-]+(?: [\p{L}&-]+){0,2}){0,4} (?:departments|teams|divisions|colleagues)(?!\p{L})/iu;

const TEAMS_SUCH_AS =
  /\b(?:with|across|between|alongside|among) (?:[\p{L}/-]+ ){0,4}(?:teams|departments|functions|groups|stakeholders|colleagues|units|disciplines),? ?\(?(?:including|such as|like|e\.g\.,?) (?:(?! to | for | in order )[^.;:]){0,90}$/iu;

/** "An importing company with halls in the hills". */
const WHAT_IT_IS =
  /^An? (?:[\p{L}-]+ ){0,5}(?:company|firm|business|manufacturer|retailer) (?:with|in|of|from) /u;

/** Whether a phrase stands in what the employer says of itself, or of what it does without. */
export function isEmployers({ segment, hits, phrase }: Placed, text: string, before: string): boolean {
  if (CLAUSE.has(phrase.after) && phrase.lead === "" && phrase.index > 0 && hits.length === 0) return true;
  if (segment.asks <= 0 && phrase.after === "to" && ITS_THINGS.test(before) && !/\byou/iu.test(before))
    return true;
  if (HOME_TO.test(before) || (phrase.after === "," && CONSEQUENCE.test(text))) return true;
  const told = segment.asks <= 0 || /^(?:an?|the|this) /iu.test(segment.text);
  if (told && phrase.lead === "" && phrase.index > 0 && WAS_DONE.test(text)) return true;
  const behind = segment.text.slice(phrase.end - segment.start);
  if (SELLS.test(segment.text) || WHAT_IT_IS.test(segment.text)) return true;
  if (phrase.lead === "" && WITH_THEM.test(before + text) && THEIR_GROUPS.test(behind)) return true;
  if (phrase.lead === "" && TEAMS_SUCH_AS.test(before)) return true;
  if (MAY_COME.test(text) || ANTICIPATED.test(before) || FOR_YOU.test(behind)) return true;
  if (ANSWERS_TO.test(text) && /^ to /.test(behind)) return true;
  if (WITHOUT_IT.test(text) || FREED.test(before)) return true;
  if (SUBJECT_TO.test(before) && !isCheck(text)) return true;
  if (!OF_ITSELF.test(segment.text) || WANTS.test(segment.text)) return false;
  return hits.length === 0 || !WORKS_WITH.test(segment.text);
}
