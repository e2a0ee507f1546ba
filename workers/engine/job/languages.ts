import { LIKE_OTHER_WORDS, MORE_LANGUAGES } from "../knowledge/language-names";
import type { Requirement } from "../types";
import { clausesOf } from "./cues";
import { partAround } from "./posting";
import { requirement } from "./requirement";
import { asksNothing } from "./sentences/offering";
import { NEVER_ASKS, type Posting, type Segment } from "./sentences/segments";
import { COMMA, choiceOf, OR } from "./skills/choice-words";

const LONG_KNOWN: [string, string][] = [
  ["English", "english|englisch\\w*|engleză|engleza|anglais|inglés|ingles"],
  ["German", "german|germană|germana|deutsch\\w*|allemand|alemán"],
  ["French", "french|franceză|franceza|französisch\\w*|français|francais|francés"],
  ["Spanish", "spanish|spaniolă|spaniola|spanisch\\w*|espagnol|español|castellano"],
  ["Italian", "italian|italiană|italiana|italienisch\\w*|italien|italiano"],
  ["Portuguese", "portuguese|portugiesisch\\w*|portugais|portugués"],
  ["Dutch", "dutch|niederländisch\\w*|néerlandais|neerlandés"],
  [
    "Polish",
    "(?<=(?:speaks?|fluent|fluent in|spoken|written|native|conversational|basic|good) )polish|polish(?= language| speak|,| and| or|$| native| fluent)|polnisch\\w*|polonais|polaco",
  ],
  ["Russian", "russian|rusă|russisch\\w*|russe|ruso"],
  ["Ukrainian", "ukrainian|ukrainisch\\w*"],
  ["Czech", "czech|tschechisch\\w*"],
  ["Romanian", "romanian|română|rumänisch\\w*|roumain"],
  ["Hungarian", "hungarian|maghiară|maghiara|ungarisch\\w*"],
  ["Greek", "greek|griechisch\\w*"],
  ["Turkish", "turkish|türkisch\\w*|turc|turco"],
  ["Arabic", "arabic|arabisch\\w*|arabe|árabe"],
  ["Hebrew", "hebrew"],
  ["Mandarin", "mandarin|chinese|chinesisch\\w*|chinois|chino"],
  ["Cantonese", "cantonese"],
  ["Japanese", "japanese|japanisch\\w*|japonais|japonés"],
  ["Korean", "korean|koreanisch\\w*"],
  ["Hindi", "hindi"],
  ["Urdu", "urdu"],
  ["Vietnamese", "vietnamese"],
  ["Thai", "thai"],
  ["Tagalog", "tagalog|filipino"],
  ["Swedish", "swedish|schwedisch\\w*"],
  ["Norwegian", "norwegian"],
  ["Danish", "danish"],
  ["Finnish", "finnish"],
  ["Bengali", "bengali|bangla"],
  ["Punjabi", "punjabi"],
  ["Tamil", "tamil"],
  ["Telugu", "telugu"],
  ["Kannada", "kannada"],
  ["Malayalam", "malayalam"],
  ["Marathi", "marathi"],
  ["Gujarati", "gujarati"],
  ["Bulgarian", "bulgarian|bulgarisch\\w*"],
  ["Slovak", "slovak(?:ian)?|slowakisch\\w*"],
  ["Serbian", "serbian|serbisch\\w*"],
  ["Croatian", "croatian|kroatisch\\w*"],
  ["Persian", "persian|farsi|dari"],
  ["Indonesian", "indonesian|bahasa"],
  ["Malay", "malay"],
  ["Swahili", "(?:ki)?swahili"],
  ["Catalan", "catalan"],
  ["Albanian", "albanian|albanisch\\w*"],
];

const LANGUAGES: [string, string][] = [
  ...LONG_KNOWN,
  ...MORE_LANGUAGES.map(([name, words]): [string, string] => [name, words.map(spoken).join("|")]),
];

/** "Karen", "Irish": a language where another one or a word for speaking stands beside it. */
function spoken(word: string): string {
  if (!LIKE_OTHER_WORDS.has(word)) return word;
  return `(?<=^\\W{0,3})${word}(?= (?:and|or|is|would|will|helps?|welcome|compulsory)(?!\\p{L}))|(?<=(?:fluent(?: in)?|speaks?|speaking|spoken|native|or|and|,) )${word}(?= ?(?:,|or|and|speak|fluen|language|is|would|$))|${word}(?=[ -](?:language|speak))`;
}

/** Words near a language's name that make it a language asked for, not a market or a nationality. */
const SPOKEN =
  /fluen|nativ|speak|spoken|written|verbal|oral|\b(?:read|write)\b|proficien|language|(?:bi|multi)-?lingual|business[- ]level|conversational|command of|knowledge of|communicat|skills? in|level|mother tongue|sprach|kenntnis|fließend|verhandlungssicher|muttersprach|courant|parl|langue|maîtrise|dominio|nivel|limba|cunoștințe|idioma|fluid|hablad|\b[abc][12]\b|sign language/iu;

const ANY_LANGUAGE = LANGUAGES.map(([, words]) => words).join("|");
/** A sentence that begins with several languages speaks of them: "Spanish, Hindi or Tagalog a plus". */
const LISTED = new RegExp(
  `^\\W*(?:(?:${ANY_LANGUAGE})(?!\\p{L})(?:,? (?:or|and|oder|und|ou|et) |, ?|/))+(?:${ANY_LANGUAGE})(?!\\p{L})`,
  "iu",
);

const JOINT = "(?:,? (?:or|and|oder|und|ou|et) |, ?|/)";
const BESIDE = new RegExp(`^${JOINT}(?:${ANY_LANGUAGE})(?!\\p{L})`, "iu");
const BEHIND = new RegExp(`(?<!\\p{L})(?:${ANY_LANGUAGE})${JOINT}$`, "iu");
const BESIDE_LETTERS = 24;

/** "Hindi is a must", "Welsh would be handy": nothing but a language is wanted so, where its name stands alone. */
const WANTED =
  /^(?:(?:, \p{Lu}\p{L}+){0,3}(?:,? (?:and|or) |\/)\p{Lu}\p{L}+)?,? (?:(?:is|are|would|will|be|also|an?|really|very|definite|big|huge|strong|real|great|nice) ){0,4}(must|essential|required|needed|necessary|compulsory|plus|bonus|advantage|asset|handy|helps?|helpful|useful|preferred|desirable|nice|great|lovely|welcome)(?!\p{L})/u;

const HELPS = /^(?:plus|bonus|advantage|asset|handy|help|useful|prefer|desir|nice|great|lovely|welcome)/u;
const SOME_OF = /\b(?:(?:bit|words|grasp|smattering) of|enough|decent|passable|working) $/iu;

const LEVELS: [string, RegExp][] = [
  ["native", /nativ|mother tongue|muttersprach|langue maternelle/iu],
  ["C2", /\bc2\b/iu],
  [
    "C1",
    /\bc1\b|bilingu|fluen|full professional|excellent|verhandlungssicher|fließend|courant|fluid|business[- ]fluent|proficien|strong|advanced|very good|sehr gut/iu,
  ],
  ["B2", /\bb2\b|business[- ]level|professional|good|gute/iu],
  ["B1", /\bb1\b|conversational|intermediate|working knowledge/iu],
  ["A2", /\ba2\b|basic|grundkenntnisse/iu],
];

/** "Fluent Dutch and good English": each has its own word. */
const BETWEEN = /[,;]|\s(?:and|und|et|y)\s/iu;

function levelIn(text: string): string | null {
  return LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Languages asked for, with the level where the posting names one (CEFR letters or "native"). */
export function languagesIn(posting: Posting): Requirement[] {
  const found: Requirement[] = [];
  for (const segment of posting.segments) {
    const named: Named[] = [];
    if (segment.field === "title" || segment.asks <= NEVER_ASKS) continue;
    const clauses = clausesOf(segment.text, segment.section);
    for (const [language, words] of LANGUAGES) {
      const hit = new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu").exec(segment.text);
      if (!hit) continue;
      const around = segment.text.slice(Math.max(0, hit.index - 70), hit.index + hit[0].length + 50);
      const wanted = WANTED.exec(segment.text.slice(hit.index + hit[0].length))?.[1];
      if (asksNothing(segment.section) && wanted === undefined) continue;
      const isSpoken =
        wanted !== undefined ||
        SOME_OF.test(segment.text.slice(0, hit.index)) ||
        SPOKEN.test(around) ||
        segment.text.length <= 25 ||
        LISTED.test(segment.text);
      if (!isSpoken && !isListItem(segment, hit)) continue;
      const clause = clauses.find((one) => hit.index >= one.start && hit.index < one.end);
      if (clause?.notAsked) continue;
      const before = segment.text.slice(Math.max(0, hit.index - 40), hit.index);
      const after = segment.text.slice(hit.index, hit.index + hit[0].length + 40);
      const near = (/[^,;]*$/.exec(before)?.[0] ?? "") + (/^[^,;]*/.exec(after)?.[0] ?? "");
      const own = (before.split(BETWEEN).at(-1) ?? "") + (after.split(BETWEEN)[0] ?? "");
      const level = levelIn(own) ?? levelIn(near);
      named.push({
        at: hit.index,
        end: hit.index + hit[0].length,
        requirement: requirement({
          kind: "language",
          importance: clause?.importance === "nice" || HELPS.test(wanted ?? "") ? "nice" : "must",
          label: level ? `${language} (${level})` : language,
          anyOf: [language.toLowerCase()],
          level,
          quotes: [partAround(posting.text, segment, hit.index, hit.index + hit[0].length)],
          gate: segment.field === "requirements",
        }),
      });
    }
    found.push(...orJoined(segment.text, named));
  }
  const best = new Map<string, Requirement>();
  for (const one of found) {
    const known = best.get(one.anyOf[0]!);
    if (!known || (known.level === null && one.level !== null) || (one.gate && !known.gate))
      best.set(one.anyOf[0]!, one);
  }
  return [...best.values()];
}

/** "Preferred: a degree, CPR, Spanish": an item of its own in a list of what is asked for. */
function isListItem({ text, section, skills }: Segment, hit: RegExpExecArray): boolean {
  return (
    (section === "must" || section === "nice") &&
    skills > 0 &&
    /[,;:]\s?$/u.test(text.slice(0, hit.index)) &&
    /^\s?(?:[,;.]|$)/u.test(text.slice(hit.index + hit[0].length))
  );
}

type Named = { at: number; end: number; requirement: Requirement };

/** "Bilingual (English/Spanish)" asks for both. */
const BILINGUAL_BEFORE = /\b(?:bi|multi)-?lingual(?: in)?[ (:–-]*$/iu;

/** "Spanish, Tagalog or Hindi": one requirement that any of them meets, of the same strength. */
function orJoined(text: string, named: Named[]): Requirement[] {
  const runs: Named[][] = [];
  for (const one of named.toSorted((a, b) => a.at - b.at)) {
    const run = runs.at(-1);
    const between = run ? text.slice(run.at(-1)!.end, one.at) : "";
    if (run && (COMMA.test(between) || OR.test(between))) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => {
    const isChoice =
      run.length > 1 &&
      OR.test(text.slice(run.at(-2)!.end, run.at(-1)!.at)) &&
      !BILINGUAL_BEFORE.test(text.slice(0, run[0]!.at));
    if (!isChoice) return run.map((one) => one.requirement);
    const [first] = run.map((one) => one.requirement);
    const choice = choiceOf(run.map((one) => one.requirement.label.replace(/ \(.*\)$/u, "")));
    return requirement({
      ...first!,
      label: first!.level ? `${choice} (${first!.level})` : choice,
      anyOf: run.flatMap((one) => one.requirement.anyOf),
    });
  });
}

/** The last letter and what follows: a word ends there, or the next one is glued to it ("EnglishStrong"). */
const ENDS_WORD = /^.(?!\p{L})|^\p{Ll}\p{Lu}/u;

/** Where a text names a spoken language as something to know. */
export function languageWordsIn(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const [, words] of LANGUAGES) {
    for (const hit of text.matchAll(new RegExp(`(?<![\\p{L}])(?:${words})`, "giu"))) {
      const end = hit.index + hit[0].length;
      if (!ENDS_WORD.test(text.slice(end - 1, end + 1))) continue;
      const around = text.slice(Math.max(0, hit.index - 70), end + 50);
      const behind = text.slice(end, end + BESIDE_LETTERS);
      if ([BESIDE, WANTED].some((one) => one.test(behind)) || SPOKEN.test(around))
        spans.push({ start: hit.index, end });
      else if (BEHIND.test(text.slice(Math.max(0, hit.index - BESIDE_LETTERS), hit.index)))
        spans.push({ start: hit.index, end });
    }
  }
  return spans;
}
