import { skillByAlias } from "../../knowledge";
import { wordKey } from "../../parse/fold";
import { languageNamed } from "../../parse/words/languages";
import { companyWeight } from "../../parse/words/organisations";
import { isCity, isCountry, isPlaceCode, isRegion } from "../../parse/words/places";
import { headStrength, type Token, tokensOf } from "../title/title-tokens";
import { WEIGHT } from "./employer-patterns";

export type EmployerName = { name: string; key: string; start: number; end: number };

/** Words that no employer's name begins or ends with. */
const NO_NAME = new Set(
  `we our us you your they it he she this that these those the an there here what who why how when where if as in on at for
  to with and or but job role position candidate candidates applicant applicants company department description
  overview teilzeit vollzeit responsibilities requirements qualifications benefits about location salary please apply today join now
  ideal successful must experience knowledge ability strong excellent all any every each some many most both one two
  remote hybrid monday equal opportunity employer employment eeo working summary details from of by
  essential duties skills degree bachelor everyone purpose vision values culture main primary responsibilities reporting
  additional ensure provide support develop manage create maintain assist collaborate participate vacancy
  january february march april may june july august september october november december summer winter
  further bit are is do further note not no yes dbs nmc hcpc gdpr flsa however additionally furthermore our while since also then so
  english german french spanish applications based`.split(/\s+/),
);
/** Words of fields, places and tools: part of a name ("Care Plus Group"), never one by themselves. */
const NO_NAME_ALONE = new Set(
  `team part full time work life home care general education master engineering sales marketing product products client
  clients customer customers people employees staff mission office management business services service technology key
  founded ai ml it hr qa center centre centers bank banking industry system systems project projects program programs
  platform group member members office offices health national international united states usa uk us europe america
  london training dice linkedin indeed glassdoor monster stepstone facebook twitter google microsoft excel word aws azure
  python java javascript sql react docker kubernetes linux agile scrum salesforce sap oracle github design data software
  development research science security finance financial accounting legal cloud digital quality safety operations
  production manufacturing construction hospital hospitals ward clinic school trust nhs university board council a
  school market retail store stores kitchen restaurant hotel warehouse plant race color colour religion gender age sex
  private healthcare pension dental medical vision insurance assurance certification certifications technical stealth
  covid excel hacker applicants race disability veterans federal act state county city government fortune`.split(
    /\s+/,
  ),
);
const JOINING = /^(?:of|for|and|the|on|at|in|by|to|from|with|one|two|all|first|how|an)$/;
const JOB_BOARDS = /^(?:dice|linkedin|indeed|glassdoor|monster|stepstone|jobot)$/;
/** "ColoradoRiverside", "TheTeamAngi": two lines glued, where the second part also stands alone; "RoyalCactus" is a name. */
function glueIn(text: string, word: string): number {
  const glue = /\p{Ll}(?=\p{Lu}\p{Ll})/u.exec(word);
  if (!glue) return 0;
  const cut = glue.index + 1;
  const [left, right] = [word.slice(0, cut), word.slice(cut)];
  const foreign =
    NO_NAME.has(wordKey(left)) ||
    NO_NAME.has(wordKey(right)) ||
    isCity(wordKey(left)) ||
    isRegion(wordKey(left)) ||
    wordKey(left) === "team";
  return foreign ||
    new RegExp(`(?<!\\p{L})${right.replace(/[^\p{L}\p{N}]/gu, ".")}(?!\\p{L})`, "u").test(text)
    ? cut
    : 0;
}

/** A name without what stands before or behind it by chance: a title, a place, a heading; null where nothing is left. */
export function employerName(text: string, name: string, at: number, weight = 0): EmployerName | null {
  const isTitle = (token: Token) => headStrength(token) > 0 && !PART_OF_NAMES.test(token.key);
  const isEmpty = (token: Token) =>
    NO_NAME.has(wordKey(token.text.replace(/['’].*$/u, ""))) || /^\p{Ll}+$/u.test(token.text);
  let words = tokensOf(name)
    .filter((token) => token.word)
    .flatMap((token) => {
      const cut = glueIn(text, token.text);
      const [left, right] = [token.text.slice(0, cut), token.text.slice(cut)];
      if (cut === 0) return [token];
      return [
        { ...token, text: left, key: wordKey(left), end: token.start + cut },
        { ...token, text: right, key: wordKey(right), start: token.start + cut },
      ];
    });
  const glue = words.findIndex((token, index) => index > 0 && token.start === words[index - 1]!.end);
  if (glue > 0)
    words =
      isEmpty(words[glue]!) || words[glue]!.key === words[0]!.key ? words.slice(0, glue) : words.slice(glue);
  const lastTitle = words.findLastIndex((token) => isTitle(token) || token.key === "company");
  if (lastTitle >= 0 && lastTitle < words.length - 1) words = words.slice(lastTitle + 1);
  // "Northgate Shopping Centre Northgate Security": a title's end, and the name behind it; "About Tidewise Tidewise makes ..."
  const again = words.findLastIndex((token, at) => at > 0 && token.key === words[0]!.key);
  if (again > 0 && (weight === WEIGHT.legal || words.length === 2)) words = words.slice(again);
  while (words.length > 0 && isEmpty(words[0]!)) words = words.slice(1);
  while (words.length > 0 && isEmpty(words.at(-1)!)) words = words.slice(0, -1);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || isTitle(last) || JOB_BOARDS.test(last.key)) return null;
  if (words.some((token) => NO_NAME.has(token.key) && !JOINING.test(token.key))) return null;
  const own = name.slice(first.start, last.end).replace(/[’']s?$/u, "");
  const key = wordKey(own);
  if (
    key.length < 2 ||
    /^\d[\d.,:k-]*(?: |$)|\.\p{Lu}/u.test(own) ||
    isPlaceCode(own) ||
    isCountry(key) ||
    languageNamed(key) !== null ||
    isRegion(key)
  )
    return null;
  if (isCity(key) && (weight < WEIGHT.is || LOCATED.test(text.slice(Math.max(0, at - BEFORE), at))))
    return null;
  if (UNIT.test(key)) return null;
  if (weight <= WEIGHT.is && own.split(/ (?:and|&) /u).some((part) => skillByAlias(part)))
    if (!speaksAsFirm(text, own)) return null;
  const generic = (word: string) => NO_NAME_ALONE.has(word) || NO_NAME.has(word) || INSTITUTION.test(word);
  if (key.split(" ").every(generic)) return null;
  return { name: own, key, start: at + first.start, end: at + first.start + own.length };
}

/** "based in Houston, Texas, is seeking": where the employer is. */
const LOCATED = /\b(?:in|near|from|around) $/u;
const BEFORE = 12;
const UNIT = / (?:team|division|department|dept|unit)$/;

/** "At TikTok, we": whose name is a tool's, too. */
function speaksAsFirm(text: string, name: string): boolean {
  return [`At ${name}, we `, `At ${name}, our `, `At ${name} we `].some((words) => text.includes(words));
}

/** Nouns of work that firms are called by. */
const PART_OF_NAMES =
  /^(?:partners?|associates?|group|brokers|builders|engineers|advisors|advisers|consultants|solicitors|architects|chef|professionals|people|model|scout|pilot|hand|judge|keeper|baker|cook|mason|miller|carter|fisher|hunter|porter|potter|taylor|tailor|farmers?|butler|steward|page|marshal|host|guard|principal|capital|champion|social|stage)$/;

/** "PGI" where the text also says "Pure Ground Ingredients (PGI)". */
function spelledOut(text: string, one: EmployerName): EmployerName {
  if (!/^\p{Lu}{2,6}$/u.test(one.name)) return one;
  const at = text.indexOf(`(${one.name})`);
  const before = /(?:\p{Lu}[\p{L}’'-]+(?: (?:of|for|and|&|the))* ?){2,7}$/u.exec(
    text.slice(Math.max(0, at - 80), Math.max(0, at)),
  );
  if (!before) return one;
  const words = before[0].trim().split(" ");
  const initials = words.map((word) => (/^\p{Lu}/u.test(word) ? word[0] : "")).join("");
  if (!initials.endsWith(one.name)) return one;
  const named = words.slice(
    words.length - one.name.length - words.filter((word) => /^\p{Ll}/u.test(word)).length,
  );
  const name = named.join(" ");
  const start = text.lastIndexOf(name, at);
  return { ...one, name, key: wordKey(name), start, end: start + name.length };
}

/** What employers call themselves by that parse/ doesn't count as a sign of one. */
const INSTITUTION =
  /^(?:club|gym|schools?|district|university|hospitals?|trust|bank|union|authority|council|clinic|hotel|restaurant|church|college|academy|institute|association|society|agency|cent(?:re|er)|foundation|laboratories|labs|works|studios?|media|homes|stores?|farms?|brewery|bakery|garage|practice|surgery|board|department|county|city)$/;

/** The fullest form of a name: "Redpanda" where the text also says "Redpanda Data". */
export function fullest(text: string, short: EmployerName): EmployerName {
  const one = spelledOut(text, short);
  let best = one;
  const forms = new Map<string, { named: EmployerName; count: number }>();
  for (let at = text.indexOf(one.name); at >= 0; at = text.indexOf(one.name, at + 1)) {
    const rest =
      /^(?:(?:,? (?:of|for|and|&) |,? )(?:[\p{Lu}][\p{L}\p{N}&’'-]*|LLC|inc)(?!\p{L})){1,4}/u.exec(
        text.slice(at + one.name.length, at + one.name.length + 60),
      )?.[0] ?? "";
    for (const cut of rest.matchAll(/[\p{L}\p{N}](?= |,|$)/gu)) {
      const end = at + one.name.length + cut.index + 1;
      const name = text.slice(at, end);
      const known = forms.get(name) ?? {
        named: { ...one, name, key: wordKey(name), start: at, end },
        count: 0,
      };
      known.count++;
      forms.set(name, known);
    }
  }
  for (const { named, count } of forms.values()) {
    const last = named.key.split(" ").at(-1)!;
    const own = tokensOf(named.name)
      .slice(tokensOf(one.name).length)
      .filter((token) => token.word);
    const plain = own.every(
      (token) =>
        !NO_NAME.has(token.key) &&
        (headStrength(token) === 0 || PART_OF_NAMES.test(token.key)) &&
        !isRegion(token.key) &&
        !isCity(token.key),
    );
    const fits =
      companyWeight(last) > 0 ||
      INSTITUTION.test(last) ||
      (count > 1 && !/^(?:of|and|for|&)$/.test(last) && !named.name.includes(","));
    if (plain && fits && named.name.length > best.name.length) best = named;
  }
  const article =
    /(?:^|[ .!?])((?:The|A) )$/u.exec(text.slice(Math.max(0, best.start - 5), best.start))?.[1] ?? "";
  const before = text.slice(Math.max(0, best.start - article.length - 3), best.start - article.length);
  const named = article && (/\p{Ll} $/u.test(before) || /(?:^| )group$/.test(best.key));
  return named ? { ...best, name: article + best.name, start: best.start - article.length } : best;
}
