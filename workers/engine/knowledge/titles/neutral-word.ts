import { foldAccents, foldWord, oneSpelling } from "../words";

/** Shorter words keep their ending: a "jefe" is told from a "jef". */
const LEAST_STEM = 4;

const LONGEST = 40;

const PERSONS = pairs(
  "woman man, women man, men man, lady man, ladies man, girl boy, person man, frau mann, manner mann, leute mann",
);

const IRREGULAR = pairs(
  `waitress waiter, actress actor, hostess host,
  stewardess steward, seamstress seamster, manageress manager, headmistress headmaster, postmistress postmaster,
  schoolmistress schoolmaster, priestess priest, barmaid barman, governess governor, conductress conductor,
  instructress instructor, usherette usher, laundress launderer, songstress songster, fachperson fachmann, assistenz assistent, freier frei, hotesse hote, maitresse maitre, publique public,
  jefa jefe, moza mozo, jueza juez, coafeza coafor, cheffe chef,
  animatore animateur, erien aerien`,
);

function pairs(list: string): Map<string, string> {
  return new Map(list.split(",").map((pair) => pair.trim().split(" ") as [string, string]));
}

/** Words that look like a woman's form or a plural, and would fall together with another word. */
const KEPT = new Set(
  "trainee referee committee plane listen store stage state course intern range matrona styliste quota video camera studio photo portfolio agenda casino ratio radio audio macro micro arena diploma explore adhere restore ignore interfere".split(
    " ",
  ),
);

/** Kept apart from their English twins: an "animateur" runs a youth club, an "animator" draws. */
const FALSE_FRIEND = /^(fac|moni|anima|conduc|conserva|decora|composi)t(?:eur|euse|rice)$/;

type Rule = [ending: RegExp, instead: string];

const RULES: Record<string, Rule[]> = {
  a: [
    [/oressa$/, "or"],
    [/essa$/, ""],
    [/oara$/, "or"],
    [/(ar|er|or)(?:ita|easa)$/, "$1"],
  ],
  e: [
    [/(.)leute$/, "$1mann"],
    [/(.)people$/, "$1man"],
    [/isee$/, "ize"],
    [/teuse$/, "tor"],
    [/euse$/, "eur"],
    [/oare$/, "or"],
    [/trice$/, "tor"],
    [/(ien|on)ne$/, "$1"],
    [/elle$/, "el"],
  ],
  f: [[/if$/, "iv"]],
  g: [[/(.)leitung$/, "$1leiter"]],
  i: [[/trici$/, "tor"]],
  l: [[/(.)girl$/, "$1boy"]],
  m: [[/(isch|lich|leitend|vertretend|iert|pruft)em$/, "$1"]],
  n: [
    [/innen$/, "in"],
    [
      /(er|or|eur|ist|[ae]nt|and|log|agog|nom|ot|at|ekt|arzt|koch|chef|walt|wirt|graf|eut|soph|hilf|gesell|lots|beamt|xpert|kund|schmied|metz|auer)in$/,
      "$1",
    ],
    [/(or|ist|[ae]nt|log|nom|ot|ekt|eut|at)en$/, "$1"],
    [
      /(isch|lich|gestellt|beauftragt|bildend|studierend|leitend|vertretend|beamt|iert|pruft|standig)en$/,
      "$1",
    ],
    [/(.)(?:woman|women|men|person)$/, "$1man"],
    [/(.)(?:frauen|leuten)$/, "$1mann"],
    [/([^s])icien$/, "$1ician"],
  ],
  s: [[/(.)esses$/, "$1ess"]],
  r: [
    [/teur$/, "tor"],
    [/oopster$/, "oper"],
    [/aakster$/, "aker"],
    [/eegster$/, "eger"],
    [/(werk|leid|zorg|schrijf|voer|help|speel|dien)ster$/, "$1er"],
    [
      /(isch|lich|gestellt|beauftragt|bildend|studierend|leitend|vertretend|beamt|iert|pruft|standig|erfahren|anerkannt)er$/,
      "$1",
    ],
    [/(.)manner$/, "$1mann"],
  ],
  u: [[/(.)frau$/, "$1mann"]],
  x: [[/aux$/, "al"]],
  y: [[/(.)lady$/, "$1man"]],
};

const LAST_VOWEL = /[aeio]$/;
/** The same where English words end in "e" for other reasons. */
const LAST_ROMANCE_VOWEL = /[aio]$|(?<=[eo]r)e$/;

const memo = new Map<string, string>();
const MEMO_LIMIT = 20_000;

function once(word: string, lastVowel: RegExp): string {
  if (KEPT.has(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (FALSE_FRIEND.test(word)) return word.replace(FALSE_FRIEND, "$1teur");
  for (const [ending, instead] of RULES[word.at(-1)!] ?? []) {
    if (!ending.test(word)) continue;
    const other = word.replace(ending, instead);
    if (other.length >= LEAST_STEM) return other;
  }
  return word.length > LEAST_STEM && lastVowel.test(word) ? word.slice(0, -1) : word;
}

/** The one form of a title's word for all sexes and numbers: "Elektronikerin" and "Elektroniker" are the same. It need be no word. */
export function neutralWord(word: string): string {
  const known = memo.get(word);
  if (known !== undefined) return known;
  // Folded as an English plural, "certifiés" would end in "y".
  let neutral = foldWord(word.endsWith("iés") ? word.slice(0, -1) : word);
  neutral = PERSONS.get(neutral) ?? neutral;
  if (neutral.length > LONGEST) return neutral;
  for (let next = once(neutral, LAST_VOWEL); next !== neutral; next = oneSpelling(once(neutral, LAST_VOWEL)))
    neutral = next;
  if (memo.size < MEMO_LIMIT) memo.set(word, neutral);
  return neutral;
}

/** A word without what only tells a person's sex, English endings left as they are. */
export function genderlessWord(word: string): string {
  if (word.length > LONGEST) return word;
  let neutral = foldAccents(word);
  for (
    let next = once(neutral, LAST_ROMANCE_VOWEL);
    next !== neutral;
    next = once(neutral, LAST_ROMANCE_VOWEL)
  )
    neutral = next;
  return neutral;
}
