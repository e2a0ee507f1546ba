import { NEXT_ITEM } from "../sentences/next-item";

/** What stands between a degree and its subjects. */
const LEAD =
  /^\s*\)?(?:[’']?s)?\s*(?:\([^)]{1,30}\)\s*)?(?:degrees?|diploma|level|honou?rs|or (?:higher|above|equivalent|M\.?S\.?))?\s*(?:\(?(?:or (?:an )?equivalent(?: (?:(?:practical|work|professional) )?experience)?|preferred|required)\)?\s*)?(?:,?\s*(?:preferably|ideally)?\s*)?(?:\b(?:in(?! lieu)|of|en|im|der|de|în|with a (?:major|focus|concentration) in|major(?:ing)? in)\b|:)\s+(?:an? |the |einem? |der )?(?:fields? of )?/iu;
const END =
  /[.;:!?•●▪|]|\s[-–—]\s|(?<!\p{L})(?:required|preferred|desired|desirable|essential|is|are|or (?:an? |the )?(?:equivalent|higher|related|similar|other|relevant|comparable|any|closely)|and (?:related|similar|\d|at least|a minimum|an?|proven|strong|experience)|with|from|plus|including|who|that|at|by|to|for|oder vergleichbar\p{L}*|ou équivalent|o equivalente|sau|experience|minimum|must|would|will|degree|bachelor\p{L}*|master\p{L}*|\p{L}*\d[\p{L}\d+]*|ph\.?d|intermediate|requirements?|qualifications?|knowledge|ability|fields?|disciplines?|subjects?|areas?|etc)(?!\p{L})/iu;
const GLUED = /(?<=\p{Ll}{2}|\))(?=\p{Lu}\p{Ll})|(?<=\p{Ll})-(?=\p{Lu}\p{Ll}+ \p{Ll})/u;
/** "a quantitative discipline (Mathematics, Physics)": the subjects are what stands inside. */
const INSIDE =
  /^(?:[\p{L}-]+ ){0,3}(?:disciplines?|fields?|subjects?|areas?|facult(?:y|ies))\s*(?:\(|,? ?such as |,? ?like |: )\s*(?:e\.g\.?,? |such as |i\.e\.?,? )?/iu;
const SPLIT = /\s*(?:,|\/|\band\/or\b|\bor\b|\band\b|&|\boder\b|\bund\b|\bou\b|\bet\b|\by\b|\bși\b)\s*/iu;
const EMPTY =
  /^(?:an?|the|any|all|other|related|relevant|similar|technical|appropriate|equivalent|same|quantitative|scientific|numerate|numerical|closely|applicable|suitable|(?:[\p{L}-]+ )*(?:fields?|disciplines?|subjects?|areas?|majors?|specialt(?:y|ies))|stem subjects?|preferably|science degree|which|your|(?:any|one)(?: of (?:the following|these))?|field|study|arts|science|higher|work|practice|lieu|progress|(?:an? )?(?:similar|comparable|related|relevant|other|another|any) .+)$/iu;
/** "Computer/Electrical Engineering": no subjects without the head that the last of them names for all. */
const WITHOUT_HEAD =
  /^(?:computer|electrical|mechanical|civil|chemical|industrial|aerospace|biomedical|materials?|software|information|political|social)$/iu;
const HEAD = /(?<= )(?:engineering|sciences?|technology)$/iu;
const ARTICLE = /^(?:an?|the) /iu;
/** "Nursing degree", "Computer Science degree": the subject stands before. */
const BEFORE = /(?<!\p{L})((?:\p{Lu}[\p{L}-]+ ){1,3})$/u;
const ASIDE = /\([^()]{1,30}\) $/u;
/** "an engineering degree": of the subjects that are no adjectives and no names of levels. */
const SUBJECT_BEFORE =
  /(?<!\p{L})((?:(?:computer|electrical|mechanical|civil|chemical|software|food|social) )?(?:engineering|nursing|business|law|finance|economics|accounting|marketing|science|psychology|mathematics|statistics|physics|chemistry|biology|pharmacy|architecture|journalism)) $/u;
const NO_SUBJECT =
  /^(?:a|an|the|relevant|required|minimum|qualifications?|requirements?|education|university|college|bachelor\S*|master\S*|[bm]\.?[as]\.?|ph\.?d\.?|higher|undergraduate|graduate|first|second|good|related|four|year|must|have|hold|holds|current|bring|need|any|your|honours|full|advanced|associate\S*|completed|preferred|essential|desirable|technical|some|who|what|you|are|we|is|our|ideal|candidates?|profile|background|skills?|experience)$/iu;
/** "in a scientific discipline" asks for some science, and "in a related field" for nothing that is said. */
const GENERAL =
  /^(?:an? |any )?((?:scientific|technical|quantitative|numerate|numerical|stem) (?:disciplines?|fields?|subjects?))(?![\p{L}])/iu;
const LONGEST = 200;
const MOST = 8;
const MOST_WORDS = 5;

/** The subjects of the degree named from `start` to `end`, as written; none where the posting names none ("a related field"). */
export function degreeFields(text: string, { start, end }: { start: number; end: number }): string[] {
  const after = text.slice(end, end + LONGEST);
  const lead =
    LEAD.exec(after)?.[0].length ??
    (/^ \p{Lu}/u.test(after) && /(?:sc|a|s|eng|tech)\.?$/iu.test(text.slice(start, end)) ? 1 : -1);
  if (lead < 0) return subjectBefore(text.slice(Math.max(0, start - LONGEST), start), text.slice(start, end));
  let words = after.slice(lead);
  const general = GENERAL.exec(words)?.[1];
  const inside = INSIDE.exec(words);
  if (inside) words = words.slice(inside[0].length);
  words = words.slice(
    0,
    inside?.[0].includes("(")
      ? nearest(words, /\)/)
      : Math.min(...[END, GLUED, NEXT_ITEM].map((sign) => nearest(words, sign))),
  );
  const named = words
    .replace(/\([^()]*\)/gu, " ")
    .split(SPLIT)
    .map((part) => part.replace(/[()"“”*]/g, "").trim())
    .map((part, at, all) => withHead(part, all[at + 1]))
    .filter((part) => part.length > 1 && !EMPTY.test(part) && part.split(" ").length <= MOST_WORDS)
    .map((part) => part.replace(ARTICLE, ""))
    .slice(0, MOST);
  return named.length === 0 && general ? [general] : named;
}

function withHead(subject: string, next = ""): string {
  const head = WITHOUT_HEAD.test(subject) ? HEAD.exec(next)?.[0] : undefined;
  return head ? `${subject} ${head}` : subject;
}

function nearest(words: string, sign: RegExp): number {
  const at = words.search(sign);
  return at < 0 ? words.length : at;
}

/** "automotive trade school": another trade's school is another. */
const TRADE_BEFORE =
  /(?<!\p{L})(?!(?:completed|attended|finished|approved|accredited|relevant|required|recognised)\b)(\p{L}{4,}) $/iu;

function subjectBefore(before: string, own: string): string[] {
  if (/^(?:trade|technical)[ -]school/iu.test(own)) return TRADE_BEFORE.exec(before)?.slice(1) ?? [];
  if (!/^(?:degree|bachelor|b\.?s|b\.?a|master|m\.?s)/iu.test(own)) return [];
  const small = SUBJECT_BEFORE.exec(before)?.[1];
  if (small && !EMPTY.test(small)) return [small];
  const words = (BEFORE.exec(before.replace(ASIDE, ""))?.[1] ?? "").trim().split(" ");
  while (words.length > 0 && NO_SUBJECT.test(words[0]!)) words.shift();
  return words.length > 0 && words[0] !== "" && !words.some((word) => NO_SUBJECT.test(word))
    ? [words.join(" ")]
    : [];
}
