import { isWorkVerb } from "../sentences/sentence-words";
import type { Placed } from "./phrase-model";
import { isDescription, tokensOf } from "./phrase-tokens";
import { CLOSING, JOINING, LINKING, NOUNS } from "./phrase-words";

/** "following areas", "leveraging modern technologies": what is meant stands behind, and is asked for by its name. */
const POINTS_ON =
  /^(?:following (?:\p{L}+ )?\p{L}+|(?:leverag|utili[sz]|us|apply|employ)(?:e|es|ing|s)? (?:(?:the|modern|various|different|emerging|latest|new|advanced|appropriate) )*(?:tools?|techniques?|technologies|platforms?|frameworks?|languages?|methods?|methodologies|systems|libraries))$/iu;
/** "common technologies", "future trends": of which kind isn't said. */
const OF_NO_KIND =
  /^(?:(?:common|modern|emerging|existing|new|newest|latest|current|various|different|relevant|innovative|cutting-edge|associated|commonly|other|key|future|standard|main|multiple|similar|appropriate|necessary) )+(?:technolog(?:y|ies)|tools?|techniques?|methods?|systems|platforms?|solutions?|processes|components|frameworks?|libraries|trends?|products?|languages?|features?|projects?|services?|ideas?|strategies|approaches)$/iu;
/** "ensuring accuracy and reliability": how well something is to work, where no word asks for knowing about it. */
const QUALITY =
  /^(?:(?:,? and |,? or | & )?(?:accuracy|availability|confidentiality|consistency|efficiency|extensibility|interoperability|maintainability|performance|quality|reliability|resilien(?:ce|cy)|responsiveness|robustness|scalability|stability|testability|timeliness)){1,2}$/iu;
/** "focus on building": of what, stands behind. */
const WITHOUT_OBJECT =
  /^(?:\p{L}+ )*(?:focus|focused|emphasis|tasked|experience) (?:on|with|in) (\p{L}+ing)$/iu;
/** "standards are [followed]", "work to be [performed]": what is done to a thing, and not how someone is. */
const DONE_TO =
  /(?<!\b(?:you|they|who|s?he|candidates?|applicants?|persons?|people|individuals?|able|ability|need|want|if|and|or))(?:[ ’'](?:will|ll|must|should|can|may|to|have|has))? (?:is|are|was|were|be|been|being)(?: \p{Ll}+ly)? $/iu;
const PARTICIPLE =
  /^(?!(?:experienced|interested|skilled|involved|committed|motivated|organi[sz]ed|structured|focused|dedicated|qualified|certified|licensed|based|required|needed|preferred|authori[sz]ed|educated|versed|trained|registered)(?!\p{L}))\p{Ll}{2,}(?:ed|built|written|kept|held|made|met)(?= |$)/u;
/** "[Adaptation] is highly contextual", "a [range of cases] will be seen": of what something is told, unless that it is wanted. */
const SUBJECT_OF =
  /^ (?:will|has|can|(?:is|are|was|were)(?! (?:\p{Ll}+ ){0,3}(?:plus|must|bonus|advantag|asset|desir|prefer|requir|essential|benefi|important|need|mandatory|key|necessary|nice|ideal|welcome|helpful|useful|cr[iu]|vital|expect|valued|want|great|good)))(?!\p{L})/u;
/** "as per [instructions]", "within [confines]": by what or where it is done. */
const ASIDE = new Set(["by", "within", "per", "during", "using"]);
const NEXT_WORD = /^ (\p{Ll}[\p{L}-]*)/u;

/** Whether a phrase is only a part of what asks, so that a row of it would say nothing. */
export function isScrap({ posting, segment, phrase, hits }: Placed): boolean {
  const words = posting.text.slice(phrase.start, phrase.end);
  const behind = posting.text.slice(phrase.end, segment.end);
  const bare = WITHOUT_OBJECT.exec(words)?.[1]?.toLowerCase();
  const isWholeItem = phrase.start === segment.start && phrase.end === segment.end;
  if (!isWholeItem && areBareVerbs(words.toLowerCase().split(/,? (?:and|or|&) |, /u))) return true;
  if (OF_NO_KIND.test(words) || POINTS_ON.test(words) || (bare !== undefined && isBareVerb(bare)))
    return true;
  if (phrase.lead === "" && hits.length === 0 && !segment.listed && QUALITY.test(words)) return true;
  const before = posting.text.slice(segment.start, phrase.start);
  if (hits.length === 0 && DONE_TO.test(before) && PARTICIPLE.test(words)) return true;
  if (hits.length === 0 && phrase.lead === "" && !isDone(words) && SUBJECT_OF.test(behind)) return true;
  if (hits.length === 0 && ASIDE.has(phrase.after) && phrase.lead === "" && /^\p{Ll}\S*$/u.test(words))
    return true;
  if (isOfHeading(segment.text, phrase.end - segment.start)) return true;
  if (isOfFirm(words)) return true;
  return isHeading(words, phrase.after, behind) || isCutAtVerb(words, behind) || isDescriptionAlone(words);
}

function isDone(words: string): boolean {
  const first = /^\p{L}*/u.exec(words)![0].toLowerCase();
  return isWorkVerb(first) || first.endsWith("ing");
}

function areBareVerbs(words: string[]): boolean {
  return words.some(isBareVerb) && words.every(isGerund);
}

function isOfFirm(words: string): boolean {
  const verb = /^(?:organi[sz]ation|company|firm|team|group|platform|product) (\p{Ll}{3,}s)(?: |$)/u.exec(
    words,
  )?.[1];
  return (
    verb !== undefined &&
    isWorkVerb(verb) &&
    !NOUNS.has(verb) &&
    !/^(?:designs|reports|plans|projects|models)$/u.test(verb)
  );
}

function isGerund(low: string): boolean {
  return low === "architecting" || (low.endsWith("ing") && isWorkVerb(low));
}

function isBareVerb(low: string): boolean {
  return isGerund(low) && (low === "building" || !NOUNS.has(low));
}

/** "Code Quality: Write and review ...": the line says more than its heading. */
function isHeading(words: string, after: string, behind: string): boolean {
  if (!/^: ?\S/u.test(behind)) return false;
  if (/^(?:soft|hard|technical|personal|other) (?:skills|qualifications|requirements)$/iu.test(words))
    return true;
  return after === "" && /^\p{Lu}/u.test(words) && !isOrder(words);
}

function isOrder(words: string): boolean {
  return isWorkVerb(/^\p{L}+/u.exec(words)?.[0].toLowerCase() ?? "") && words.includes(" ");
}

const LONGEST_HEADING = 6;
const FEWEST_BEHIND = 3;

/** "Educational and Technical Foundation: Bachelor's degree in ...": a part of what only heads the line. */
function isOfHeading(sentence: string, end: number): boolean {
  const colon = sentence.indexOf(": ");
  if (colon < end) return false;
  const heading = sentence.slice(0, colon).split(" ");
  const isTitle = heading.every((word) => /^\p{Lu}|^(?:and|or|&|of|for|to|in|with|the|a)$/u.test(word));
  return (
    isTitle &&
    heading.length <= LONGEST_HEADING &&
    sentence.slice(colon + 2).split(" ").length > FEWEST_BEHIND
  );
}

/** "advisors supporting" of "advisors supporting a large workforce" */
function isCutAtVerb(words: string, behind: string): boolean {
  const next = NEXT_WORD.exec(behind)?.[1]?.toLowerCase();
  const last = /\s(\p{L}+)$/u.exec(words)?.[1]?.toLowerCase() ?? "";
  if (next === undefined || [CLOSING, JOINING, LINKING].some((one) => one.has(next))) return false;
  return isBareVerb(last) && next !== "experience";
}

/** "interdisciplinary", "simple": how something is, and not what. */
function isDescriptionAlone(words: string): boolean {
  const tokens = tokensOf(words, { start: 0, end: words.length });
  return tokens.every(
    (token) =>
      (isDescription(token) && !token.low.endsWith("ing")) || JOINING.has(token.low) || token.word === ",",
  );
}
