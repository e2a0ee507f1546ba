import { fold } from "../fold";
import { companyWeight, isSchoolWord } from "../words/organisations";
import { isSubjectWord } from "../words/subjects";
import { isRankWord, isTitleNoun } from "../words/titles";

export type Likeness = { title: number; company: number };

const BRACKET = /\s?\([^()]*\)/gu;
const SURE_TITLE = 1.2;

const cache = new Map<string, Likeness>();

/** How much a text reads like a job title and like an employer, each about -1 to 3, by its words alone. */
export function likenessOf(text: string): Likeness {
  const known = cache.get(text);
  if (known) return known;
  if (cache.size > 2000) cache.clear();
  const bare = text.includes("(") ? judge(text.replace(BRACKET, "")) : null;
  const result = bare && bare.title >= SURE_TITLE ? bare : judge(text);
  cache.set(text, result);
  return result;
}

const continues =
  /^\s*(?:$|[,(/|:;&–-]|(?:of|for|in|to|at|and|then|with|i{1,3}|iv|v|\d|de|der|des|für|fur|du|d['’]|di|del|della|da|do|van|w|pentru|la|по|на|und|et|y|e|en)(?![\p{L}]))/iu;

function headsTitle(text: string, words: string[], index: number): boolean {
  if (index === 0 || index === words.length - 1) return true;
  const word = (words[index] ?? "").replace(/[.-]+$/, "");
  const at = fold(text).indexOf(word);
  return at >= 0 && continues.test(fold(text).slice(at + word.length));
}

/** A Dutch physician; "Bachelor of Arts" and "Culinary Arts" are subjects. */
const PHYSICIAN = /^arts(?:$| (?:in opleiding|bij)(?!\p{L}))/u;

const THREE_NAMES = /^(\p{Lu}\p{Ll}+), (\p{Lu}\p{Ll}+) (?:and|&) (\p{Lu}\p{Ll}+)$/u;

/** "Lewis, Barber and Stone": a trade among surnames makes no post; "Cook, Baker and Driver" are three. */
function isFirmOfSurnames(text: string): boolean {
  const names = THREE_NAMES.exec(text)?.slice(1).map(fold);
  return (
    names !== undefined &&
    names.filter(isTitleNoun).length === 1 &&
    !names.some((name) => isSubjectWord(name) || isRankWord(name) || companyWeight(name) > 0)
  );
}

function judge(text: string): Likeness {
  const folded = fold(text);
  const words = folded.match(/[\p{L}][\p{L}'’-]*\.?|&/gu) ?? [];
  let title = 0;
  let company = 0;
  for (const [index, raw] of words.entries()) {
    const word = raw.replace(/[.-]+$/, "");
    if (word === "arts" && !PHYSICIAN.test(folded)) continue;
    const parts = word.includes("-") ? word.split("-") : [word];
    const last = parts[parts.length - 1] ?? word;
    const named = isTitleNoun(word) || isTitleNoun(last);
    if (!named && words.length > 1 && index === words.length - 1 && isTitleNoun(last.replace(/s$/, ""))) {
      company += 0.8;
    } else if (named || isTitleNoun(last.replace(/s$/, ""))) {
      title += headsTitle(text, words, index) ? (index === words.length - 1 ? 1.5 : 1.2) : 0.5;
    } else if (isRankWord(word)) title += 0.4;
    const weight = Math.max(companyWeight(word), companyWeight(word.replace(/s$/, "")) === 1 ? 1 : 0);
    if (weight === 2 && (index > 0 || words.length === 1)) company += 1.6;
    else if (weight === 1) company += index === words.length - 1 ? 1 : 0.7;
    else if (isSchoolWord(word)) company += 0.9;
    if (word === "&" || word === "and") company += 0.1;
  }
  if (
    /(?:&|\band|\bund|\bet|\by|\be|\bi)\s+(?:partners?|co|sons?|s[oö]hne|fils|hijos|figli|zonen|associ[eé]s|associates|asociados|associati|colleagues|br[uü]der|brothers)\b\.?/i.test(
      text,
    )
  ) {
    company += 1.6;
    title -= 1;
  }
  if (isFirmOfSurnames(text)) {
    company += 1.2;
    title = 0;
  }
  if (words.length > 9) {
    title -= 0.8;
    company -= 0.8;
  }
  if (/^(?:the|der|die|das|le|la|il|el)\s/i.test(text)) company += 0.3;
  if (/\b(?:ing|freelance|self-employed)\b/i.test(text) && words.length === 1) company += 0.3;
  return { title: Math.min(title, 2.4), company: Math.min(company, 2.4) };
}

const NAME = /^(?:\p{Lu}[\p{L}’'&-]*(?: |$)){1,5}$/u;
const STOP = /(?<=\p{L}{3}|[A-Z]{2})\. (?=\p{Lu})/u;
export const SHORTENED =
  /(?:admin|corp|dept|assoc|assn|univ|prof|asst|engr|bros|inst|info|tech|comm|serv|exec|mktg|mgmt|natl|intl|govt|supt|capt|messrs|ltda|mfg)$/iu;

/** "Oakfield Ltd, Leeds. Night baker": the stop that parts an employer from the post behind it, if there is one. */
export function stopBeforePost(text: string): RegExpExecArray[] {
  const stop = STOP.exec(text);
  const before = text.slice(0, stop?.index ?? 0).trim();
  if (!stop || !/^\p{Lu}/u.test(before) || SHORTENED.test(before)) return [];
  const behind = text.slice(stop.index + 2).replace(/[\s.,]+$/, "");
  const [post, other] = [likenessOf(before).title, likenessOf(behind).title];
  return (post < 1 && other >= SURE_TITLE) || (post >= SURE_TITLE && other < 1 && NAME.test(behind))
    ? [stop]
    : [];
}
