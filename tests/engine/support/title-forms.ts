/** A rule of one language: the masculine ending and the forms beside it. `$1` is what stands before. */
type Forms = [masculine: RegExp, others: string[]];

const GERMAN: Forms[] = [
  [/^(\p{Lu}.*)mann$/u, ["$1frau", "$1leute", "$1mann/-frau", "$1mann/$1frau", "$1frau/-mann"]],
  [
    /^(\p{Lu}.*(?:er|ist|ent|ant|eur|or))$/u,
    [
      "$1in",
      "$1innen",
      "$1/-in",
      "$1/in",
      "$1:in",
      "$1*in",
      "$1_in",
      "$1(in)",
      "$1Innen",
      "$1 (in)",
      "$1·in",
      "$1 / $1in",
      "$1 oder $1in",
    ],
  ],
  [/^(\p{Lu}.*(?:ent|ant|ist|or))$/u, ["$1en"]],
  [/^(\p{Lu}.*)arzt$/iu, ["$1ärztin", "$1ärzte", "$1ärztinnen", "$1arzt/$1ärztin", "$1ärzt*in"]],
  [/^(\p{Lu}.*)anwalt$/u, ["$1anwältin", "$1anwälte", "$1anwältinnen"]],
  [/^(.*)Koch$/u, ["$1Köchin", "$1Köche", "$1Koch/Köchin"]],
  [/^(\p{Lu}.*)wirt$/u, ["$1wirtin", "$1wirte"]],
  [/^(\p{Lu}.*log)e$/u, ["$1in", "$1en", "$1innen", "$1*in"]],
  [/^(\p{Lu}.*(?:gestellt|bildend|beamt))er$/u, ["$1e", "$1er/$1e", "$1e/r", "$1e(r)", "$1e:r"]],
  [/^(\p{Lu}.*gestellt)e$/u, ["$1er", "$1e/r", "$1e(r)", "$1e*r", "$1en"]],
];

const FRENCH: Forms[] = [
  [
    /^(.*(?:a|c|di|ni|s|u)t)eur$/u,
    ["$1rice", "$1eurs", "$1rices", "$1eur·rice", "$1eur/$1rice", "$1eur(rice)", "$1eur/trice"],
  ],
  [
    /^(.*(?:d|v|ff|rch|n|ss|g))eur$/u,
    ["$1euse", "$1eurs", "$1euses", "$1eur/-euse", "$1eur/euse", "$1eur(euse)", "$1eur·se", "$1eur / $1euse"],
  ],
  [/^(.*i)en$/u, ["$1enne", "$1ens", "$1ennes", "$1en·ne", "$1en(ne)", "$1en/ne", "$1en.ne", "$1en-ne"]],
  [/^(.*i)er$/u, ["$1ère", "$1ers", "$1ères", "$1er(ère)", "$1er/ère", "$1er·ère", "$1er/-ère", "$1er-ère"]],
  [/^(.*[lhng])er$/u, ["$1ère", "$1er·ère", "$1er/$1ère"]],
  [/^(.{2,}(?:ant|ent|at|é|al|oint))$/u, ["$1e", "$1s", "$1es", "$1(e)", "$1·e", "$1.e", "$1/e", "$1-e"]],
];

const SPANISH: Forms[] = [
  [
    /^(.*(?:er|ad|ic|ic|ari|og|af|ist|est|tiv))o$/u,
    ["$1a", "$1os", "$1as", "$1o/a", "$1o(a)", "$1@", "$1o/$1a", "$1o/-a"],
  ],
  [/^(.*[ts]or|.*dor)$/u, ["$1a", "$1es", "$1as", "$1/a", "$1(a)", "$1/$1a", "$1@"]],
];

const ENGLISH: Forms[] = [
  [/^(.*)man$/u, ["$1woman", "$1men", "$1women", "$1man/woman", "$1man/$1woman", "$1(wo)man"]],
  [/^(.+)man$/u, ["$1person", "$1people"]],
  [/^waiter$/u, ["waitress", "waitresses", "waiters", "waiter/waitress", "waiter or waitress"]],
  [/^actor$/u, ["actress", "actresses", "actor/actress"]],
  [/^steward$/u, ["stewardess", "stewardesses"]],
  [/^host$/u, ["hostess", "host/hostess"]],
];

/** "de", "für" and what else tells a title's language. */
const OF_FRENCH = /(?<!\p{L})(?:de|du|des|d['’]|en|à|sur|aux)(?!\p{L})|[éèêç]|(?:eur|ien|euse)$/iu;
const OF_SPANISH = /(?<!\p{L})(?:de|del|en|al|a)(?!\p{L})|[áíóúñ]|(?:ero|dor|ista|ado)$/iu;

export type TitleForm = { as: string; title: string };

/** Every one of `forms` for each word of a title that one of them fits, the other words left as they are. */
function wordForms(title: string, rules: Forms[], as: string): TitleForm[] {
  const words = title.split(" ");
  return words.flatMap((word, at) =>
    rules.flatMap(([masculine, others]) =>
      masculine.test(word)
        ? others.map((other) => ({
            as,
            title: words.with(at, word.replace(masculine, other)).join(" "),
          }))
        : [],
    ),
  );
}

/** The plural of a title's last word. */
function englishPlural(title: string): string {
  if (/[^aeiou]y$/.test(title)) return `${title.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(title) ? `${title}es` : `${title}s`;
}

const MARKS = [
  "(m/w/d)",
  "(w/m/d)",
  "(m/f/d)",
  "(f/m/x)",
  "m/w/d",
  "H/F",
  "(H/F)",
  "(F/H)",
  "(gn)",
  "(all genders)",
  "(m/v)",
  "M/F",
];

/** Each title is tried with every third mark. */
const MARKS_APART = 3;

/**
 * The other forms of a title: sexes, numbers, cases, marks, hyphens. Made by rule, in the language that the title looks like.
 * @param title as the base has it: German nouns with a capital, other languages in small letters
 */
export function titleForms(title: string): TitleForm[] {
  const small = title === title.toLowerCase();
  const plain = /^[a-z ]+$/.test(title);
  return [
    { as: "capitals", title: title.toUpperCase() },
    { as: "small letters", title: title.toLowerCase() },
    ...MARKS.filter((_, at) => at % MARKS_APART === title.length % MARKS_APART).map((mark) => ({
      as: "mark",
      title: `${title} ${mark}`,
    })),
    ...(plain && / /.test(title) ? [{ as: "hyphens", title: title.replaceAll(" ", "-") }] : []),
    ...(plain && !OF_FRENCH.test(title) && !/(?:[sioé]|man)$/.test(title)
      ? [{ as: "plural", title: englishPlural(title) }]
      : []),
    ...(small ? wordForms(title, ENGLISH, "English") : []),
    ...(small && OF_FRENCH.test(title) ? wordForms(title, FRENCH, "French") : []),
    ...(small && OF_SPANISH.test(title) ? wordForms(title, SPANISH, "Spanish") : []),
    ...(small ? [] : wordForms(title, GERMAN, "German")),
  ];
}
