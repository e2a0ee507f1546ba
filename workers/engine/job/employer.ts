import { skillByAlias } from "../knowledge";
import { wordKey } from "../parse/fold";
import { companyWeight } from "../parse/words/organisations";
import { isCity, isCountry, isPlaceCode, isRegion } from "../parse/words/places";
import type { JobInput, TextQuote } from "../types";
import { flatten, sourceQuote } from "./flat-text";
import { postingText } from "./posting";
import { headStrength, type Token, tokensOf } from "./title-tokens";

/** A firm's name: words in capitals, joined by small ones, "3M" and "eBay" too. */
const WORD =
  "(?:[\\p{Lu}\\d][\\p{L}\\p{N}’'&.+-]*[\\p{L}\\p{N}+]|[\\p{Lu}\\d]|\\p{Ll}{1,2}\\p{Lu}[\\p{L}\\p{N}]+)";
const NAME = `(?<![\\p{L}\\p{N}<.])${WORD}(?:(?: (?:of|for|and|&|the|de|du|des|la|und|von|et|y)){0,2} ${WORD}|, (?:Inc|LLC|Ltd|inc)){0,6}(?:,? (?:Inc|LLC|Ltd|inc|GmbH|plc|LLP|Corp)\\b\\.?)?(?:™|®)?`;
const THE = "(?:the |The |THE )?";

/** How surely each way of naming an employer tells it. */
const WEIGHT = {
  label: 5,
  client: 4,
  is: 2.5,
  seeks: 3.5,
  about: 2,
  at: 1.5,
  join: 2.5,
  why: 1.5,
  founded: 2.5,
  equal: 3,
  early: 0.8,
  opening: 0.6,
  offers: 1,
  owns: 1,
  small: 2.5,
  legal: 1.5,
  again: 0.4,
} as const;

const IS_WHAT =
  "(?:an?|the|one of|proud|committed|dedicated|located|headquartered|based|part of|looking|seeking|hiring|recruiting|currently|growing|expanding|now|pleased|delighted|excited|more than|on a mission|transforming|building|changing|rapidly|made up)";

const WAYS: [number, RegExp][] = [
  [
    WEIGHT.label,
    new RegExp(
      `(?:Company|Employer|Organi[sz]ation|Hiring [Oo]rgani[sz]ation|Firm|Unternehmen|Arbeitgeber|Entreprise|Société|Empresa|Companie|Angajator)(?: [Nn]ame)?\\s?: ?(${NAME})`,
      "gu",
    ),
  ],
  [WEIGHT.client, new RegExp(`(?:[Oo]ur|[Mm]y) client,? (${NAME}),`, "gu")],
  [
    WEIGHT.seeks,
    new RegExp(
      `${THE}(${NAME})(?: \\([^)]{1,40}\\))?,? (?:is|are|has|have|seeks?|requires|invites|sucht|suchen|recherche|recrute|busca|caută|angajează|wishes)(?: (?:currently|now|actively|also|urgently|just|again|an? (?:\\p{L}+ ){0,3}(?:opening|opportunity|vacancy|position)))?(?: (?:looking|seeking|hiring|recruiting|searching|expanding|offering|pleased|delighted|excited|an? (?:\\p{L}+ ){0,2}(?:opening|opportunity|vacancy))\\b| (?=an? |eine|une? |un |o ))`,
      "gu",
    ),
  ],
  [
    WEIGHT.is,
    new RegExp(
      `${THE}(${NAME})(?: \\([^)]{1,60}\\))?(?:,[^.,]{2,60},)? (?:is|are|was|ist|est|es|este) ${IS_WHAT}\\b`,
      "gu",
    ),
  ],
  [
    WEIGHT.founded,
    new RegExp(
      `(?:^|[.!?] ?|[-–:] )(?:Founded|Established|Created|Headquartered|Based) in [^.,]{2,30}(?:, \\p{Lu}[^.,]{1,20})?, ${THE}(${NAME}) `,
      "gu",
    ),
  ],
  [WEIGHT.about, new RegExp(`(?:About|ABOUT|Über|À propos de|Sobre|Despre) ${THE}(${NAME})`, "gu")],
  [
    WEIGHT.join,
    new RegExp(
      `\\b(?:[Jj]oin(?:ing)?|JOIN|[Ww]ork(?:ing)? (?:for|at)|[Ww]elcome to|[Cc]areers? (?:at|with)) ${THE}(${NAME})`,
      "gu",
    ),
  ],
  [
    WEIGHT.at,
    new RegExp(
      `\\b(?:[Aa]t|[Ww]ithin|[Bb]ei|[Cc]hez|[Ww]ith) ${THE}(${NAME})(?:,? (?:we|you|our|we[’']re|wir|nous|your)\\b|[,.!])`,
      "gu",
    ),
  ],
  [WEIGHT.why, new RegExp(`\\b(?:Why|WHY) (?:[Jj]oin |[Ww]ork (?:at|for) )?(${NAME})\\?`, "gu")],
  [
    WEIGHT.offers,
    new RegExp(
      `(?:^|[.!?;:] ?)${THE}(${NAME})(?:[’']s)? (?:offers|provides|has|have|believes|delivers|helps|operates|serves|employs|celebrates|values|develops|supports|strives|works|partners|speciali[sz]es|does not|will|was|covers|owns|designs|manufactures|mission|team|culture|vision)\\b`,
      "gu",
    ),
  ],
  [
    WEIGHT.legal,
    new RegExp(
      `(${NAME}(?<=\\b(?:LLC|Inc|Ltd|GmbH|plc|LLP|AG|Corporation|Trust|Hospital|Health Board|Council|Healthcare|University)))(?!\\p{L})`,
      "gu",
    ),
  ],
];
/** "nakedhearts is an ambitious start-up", at the very beginning only. */
const SMALL_NAME = /^([\p{Ll}][\p{L}\p{N}.]{3,24}) is (?:an?|the|looking|hiring|seeking) /u;

/** Words that no employer's name begins or ends with. */
const NO_NAME = new Set(
  `we our us you your they it he she this that these those the an there here what who why how when where if as in on at for
  to with and or but job role position candidate candidates applicant applicants company department description
  overview responsibilities requirements qualifications benefits about location salary please apply today join now
  ideal successful must experience knowledge ability strong excellent all any every each some many most both one two
  remote hybrid monday equal opportunity employer employment eeo working summary details from of by
  essential duties skills degree bachelor everyone purpose vision values culture main primary responsibilities reporting
  additional ensure provide support develop manage create maintain assist collaborate participate vacancy
  january february march april may june july august september october november december summer winter
  further note not no yes dbs nmc hcpc gdpr flsa however additionally furthermore our while since also then so
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
  covid excel hacker applicants race disability veterans federal act state county city government fortune`.split(
    /\s+/,
  ),
);
const JOINING = /^(?:of|for|and|the|on|at|in|by|to|from|with|one|two|all|first|how|an)$/;
const JOB_BOARDS = /^(?:dice|linkedin|indeed|glassdoor|monster|stepstone|jobot)$/;
const LEAST = 2.2;
/** Most postings begin with the employer. */
const EARLY = 200;
const LONGEST = 15_000;
/** Names further down are rather partners, products and laws. */
const FAR = 6_000;

type Named = { name: string; key: string; start: number; end: number; weight: number };

/**
 * Who offers the job, in the posting's own words: the form's company name first, else "About ACME", "ACME is a ...",
 * "join ACME", "ACME is looking for", and the name that comes back.
 * @returns null where the text names nobody clearly
 */
export function employerIn(input: JobInput): TextQuote | string | null {
  const given = input.companyName?.trim();
  if (given) return given;
  const source = postingText(input);
  const from = input.title.length + 2;
  const flat = flatten(source, from, Math.min(from + input.description.length, from + LONGEST));
  const named = namesIn(flat.text);
  const best = likeliest(flat.text, named);
  return best ? sourceQuote(flat, best.start, best.end) : null;
}

function namesIn(text: string): Named[] {
  const found: Named[] = [];
  for (const [weight, pattern] of WAYS) {
    for (const hit of text.matchAll(pattern)) {
      const at = hit.index + hit[0].indexOf(hit[1]!);
      const name = trimmed(text, hit[1]!, at, weight >= WEIGHT.is);
      if (name) found.push({ ...name, weight: hit.index > FAR ? weight / 2 : weight });
    }
  }
  found.push(...inOpening(text));
  const small = SMALL_NAME.exec(text);
  if (small)
    found.push({
      name: small[1]!,
      key: wordKey(small[1]!),
      start: 0,
      end: small[1]!.length,
      weight: WEIGHT.small,
    });
  return found;
}

/** Names that stand beside the title: they come back later, or a town follows them ("Acme Homes Dallas, TX"). */
function inOpening(text: string): Named[] {
  const found: Named[] = [];
  for (const hit of text.slice(0, EARLY + 60).matchAll(new RegExp(`(${NAME})(?=(, \\p{Lu}{2}\\b)?)`, "gu"))) {
    const name = trimmed(text, hit[1]!, hit.index);
    if (!name) continue;
    const words = name.name.split(" ");
    const town = [3, 2, 1].find(
      (count) => count < words.length && isCity(wordKey(words.slice(-count).join(" "))),
    );
    for (let count = words.length; count > 0; count--) {
      const part = trimmed(text, words.slice(0, count).join(" "), name.start);
      if (!part || (count === 1 && part.key.length < 3)) continue;
      const back = text.split(part.name).length > 2;
      if (!back && !(hit[2] && town && count === words.length - town)) continue;
      found.push({ ...part, weight: back ? WEIGHT.opening : WEIGHT.founded });
      break;
    }
  }
  return found;
}

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
function trimmed(text: string, name: string, at: number, sure = false): Omit<Named, "weight"> | null {
  const isTitle = (token: Token) => headStrength(token) > 0 && !PART_OF_NAMES.test(token.key);
  const isEmpty = (token: Token) =>
    NO_NAME.has(token.key.replace(/['’].*$/, "")) || /^\p{Ll}+$/u.test(token.text);
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
  while (words.length > 0 && isEmpty(words[0]!)) words = words.slice(1);
  while (words.length > 0 && isEmpty(words.at(-1)!)) words = words.slice(0, -1);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || isTitle(last) || JOB_BOARDS.test(last.key)) return null;
  if (words.some((token) => NO_NAME.has(token.key) && !JOINING.test(token.key))) return null;
  const own = name.slice(first.start, last.end).replace(/[’']s?$/u, "");
  const key = wordKey(own);
  if (key.length < 2 || /^\d|\.\p{Lu}/u.test(own) || isPlaceCode(own) || isCountry(key) || isRegion(key))
    return null;
  if (!sure && (isCity(key) || skillByAlias(own))) return null;
  if (key.split(" ").every((word) => NO_NAME_ALONE.has(word) || NO_NAME.has(word))) return null;
  return { name: own, key, start: at + first.start, end: at + first.start + own.length };
}

/** Nouns of work that firms are called by. */
const PART_OF_NAMES =
  /^(?:partners?|associates?|group|brokers|builders|engineers|advisors|advisers|consultants|solicitors|architects|chef|professionals|people|model|scout|pilot|hand|judge|keeper|baker|cook|mason|miller|carter|fisher|hunter|porter|potter|taylor|tailor|farmers?|butler|steward|page|marshal|host|guard|principal|capital|champion|social|stage)$/;

/** "PGI" where the text also says "Pure Ground Ingredients (PGI)". */
function spelledOut(text: string, one: Named): Named {
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

/** The fullest form of a name: "Redpanda" where the text also says "Redpanda Data". */
function fullest(text: string, short: Named): Named {
  const one = spelledOut(text, short);
  let best = one;
  const forms = new Map<string, { named: Named; count: number }>();
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
      companyWeight(last) > 0 || (count > 1 && !/^(?:of|and|for|&)$/.test(last) && !named.name.includes(","));
    if (plain && fits && named.name.length > best.name.length) best = named;
  }
  const article =
    /(?:^|[ .!?])((?:The|A) )$/u.exec(text.slice(Math.max(0, best.start - 5), best.start))?.[1] ?? "";
  const before = text.slice(Math.max(0, best.start - article.length - 3), best.start - article.length);
  const named = article && (/\p{Ll} $/u.test(before) || /(?:^| )group$/.test(best.key));
  return named ? { ...best, name: article + best.name, start: best.start - article.length } : best;
}

function likeliest(text: string, named: Named[]): Named | null {
  let best: { one: Named; score: number } | null = null;
  const isCommon = (one: Named) =>
    one.name !== one.name.toLowerCase() && text.includes(` ${one.name.toLowerCase()} `);
  const folded = ` ${wordKey(text)} `;
  for (const one of named) {
    if (isCommon(one)) continue;
    const own = named.filter(
      (other) =>
        other.key === one.key ||
        (` ${other.key} `.includes(` ${one.key} `) && other.key.length < one.key.length * 3),
    );
    if (!own.some(({ weight }) => weight > WEIGHT.offers)) continue;
    const again = Math.min(6, folded.split(` ${one.key} `).length - 1);
    const ways = new Map(own.map((other) => [other.weight, other]));
    const surest = [...ways.keys()].sort((a, b) => b - a).slice(0, 3);
    const legal = one.key.split(" ").some((word) => companyWeight(word) > 0) ? 0.5 : 0;
    const score =
      surest.reduce((sum, weight, at) => sum + weight / (at + 1), 0) +
      again * WEIGHT.again +
      legal +
      (one.start < EARLY ? WEIGHT.early : 0);
    if (
      score >= LEAST &&
      (!best || score > best.score || (score === best.score && one.key.length > best.one.key.length))
    )
      best = { one, score };
  }
  return best ? fullest(text, best.one) : null;
}
