/** Verbs whose last consonant is doubled in Britain alone: "travelling", "modelled". */
const DOUBLED = new Set(
  `travel model label cancel counsel signal level fuel panel channel total dial marshal tunnel equal initial pedal chisel
  bevel enamel funnel pencil rival shovel spiral swivel unravel`.split(/\s+/),
);
const DOUBLED_FORM = /^(.+l)l(ing|ings|ed|ers?|ors?)$/;

const CHANGES: [RegExp, string][] = [
  [/^(behavi|col|fav|flav|harb|hon|hum|lab|neighb|rum|sav|vig|endeav|arm|parl|tum)our/, "$1or"],
  [/^((?:kilo|centi|milli|nano)?met|cent|theat|lit|fib|calib|spect|lust)re(s|d)?$/, "$1er$2"],
  [/^(licen|defen|offen|preten)ce(s|d)?$/, "$1se$2"],
  [/^practis/, "practic"],
  [/^(enrol|fulfil)l(s|ing|ed|ments?)?$/, "$1$2"],
  [/^instalment/, "installment"],
  [/^(ski|wi)lful/, "$1llful"],
  [/^(cata|dia|ana|mono)logue(s?)$/, "$1log$2"],
  [/^cataloguing$/, "cataloging"],
  [/^catalogu(ed|ers?)$/, "catalog$1"],
  [/^programme(s?)$/, "program$1"],
  [/^(judg|acknowledg)ement/, "$1ment"],
  [/^(p)aed(?=iatr|odont)/, "$1ed"],
  [/^orthopaed/, "orthoped"],
  [/^(an)aesth/, "$1esth"],
  [/^haem/, "hem"],
  [/^gynaec/, "gynec"],
  [/^(leuk|an|isch)aem/, "$1em"],
  [/^oesoph/, "esoph"],
  [/^manoeuvre?/, "maneuver"],
  [/^aluminium/, "aluminum"],
  [/^jewellery$/, "jewelry"],
  [/^jeweller/, "jeweler"],
  [/^tyre(s?)$/, "tire$1"],
  [/^mould/, "mold"],
  [/^plough/, "plow"],
  [/^ageing$/, "aging"],
  [/^grey/, "gray"],
];
/** One look tells most words, which none of them changes. */
const ANY_CHANGE = new RegExp(CHANGES.map(([british]) => british.source).join("|"));

/**
 * A British word in American spelling, lower-case; any other word as it is. Endings in -ise and -yse are the stem's own concern.
 * Own list, of words that stand in postings and résumés.
 */
export function americanSpelling(word: string): string {
  const [, base, ending] = (word.includes("ll") && DOUBLED_FORM.exec(word)) || [];
  if (base && DOUBLED.has(base)) return `${base}${ending}`;
  if (!ANY_CHANGE.test(word)) return word;
  for (const [british, american] of CHANGES) if (british.test(word)) return word.replace(british, american);
  return word;
}
