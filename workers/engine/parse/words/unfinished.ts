/** Years of study, and credits up to those of a whole degree: "60 credits completed"; 150 of them are what accountants need. */
const PART_DONE =
  "(?:[1-9]\\d?|1[01]\\d)\\+? (?:(?:semester|quarter|college|course|credit) ){0,2}(?:credits?|hours|units|courses) (?:completed|earned|toward|taken|finished|short|shy|remaining|left|away)|(?:completed|earned|finished) (?:over |about )?(?:[1-9]\\d?|1[01]\\d)\\+? (?:(?:semester|quarter|college|course|credit) ){0,2}(?:credits?|hours|units)|(?:1st|2nd|3rd|first|second|third)[- ]year (?:completed|student)|completed (?:the )?(?:1st|2nd|3rd|first|second|third) year|(?:one|two|three|[1-3]) (?:years?|semesters?) (?:of college|of university|completed|toward)|(?:completed|finished) (?:\\d|one|two|three) (?:out )?of (?:\\d|two|three|four|five) (?:years?|semesters?|courses?|modules?|terms?)";

const OPEN =
  "(?:goal|aim) of (?:obtaining|earning|completing|getting|achieving)|pursuing(?! an? (?:minor|second))|in pursuit of|in progress|ongoing|anticipated?|(?:currently|presently|still|now) attending|currently (?:studying|enrolled|taking|in school|working)|presently (?:studying|enrolled)|enrolled(?: (?:in|at|for|full|part|since)|\\s{0,3}$)|current student|candidate for|fellow for|(?:administration|arts|sciences?|engineering|education|laws?|degree|mba|ph\\.? ?d\\.?|j\\.?d\\.?|m\\.?[as]\\.?|b\\.?[as]\\.?|(?:bachelor|master)[’']?s?|doctoral) candidate|expected|will graduate|to be completed|(?:bachelor[’']?s?|master[’']?s?|mba|ph\\.?d\\.?|b\\.?sc?\\.?|doctoral) student|rising (?:sophomore|junior|senior)|(?:freshman|sophomore|junior|senior) (?:standing|status|level|in college)|(?:all|complete) (?:but|except)(?: for)? (?:the |my |a )?(?:thesis|dissertation)|laufend|voraussichtlich|en cours|en curso|în curs";

const LEFT =
  "(?:not|never|did not|didn[’']t|yet to|un|not yet|still to be) ?(?:be |been |fully )?(?:complete[ds]?|finish(?:ed)?|graduated?|awarded|obtained)|incomplete|no degree|no diploma|without (?:a )?degree|non[- ]degree|withdr[ae]wn?|dropped out|left (?:before|in (?:the )?\\p{L}+ year|to work|school|early)|(?:some|extensive|partial) (?:mba|ph\\.? ?d\\.?|doctoral|master[’']?s?|bachelor[’']?s?|graduate|undergraduate) (?:level )?(?:studies|classes|courses|work)|some college|some (?:college |university )?course ?work|course ?work completed|(?:ph\\.? ?d\\.?|doctoral|master[’']?s?|mba|bachelor[’']?s?) (?:level )?course ?work|(?:course ?work|courses|classes|studies|studying|credits?|hours|units|progress|work|working(?: (?:part|full)[- ]time)?|college) towards?|abgebrochen|ohne abschluss|non terminée?|inachevée?|sin terminar|inconclus[oa]|trunc[oa]|neterminat|nefinalizat";

const UNFINISHED = new RegExp(`(?<![\\p{L}\\d])(?:${OPEN}|${LEFT}|${PART_DONE}|ABD)(?!\\p{L})`, "iu");
/** One word where a date or a remark would stand: "MBA, Management, 2017, Enrolled". */
const REMARK =
  /(?:^|[,;:|(–—-]\s{0,3})(?:enrolled|student|sophomore|freshman|present|current(?:ly)?|expected)\s{0,3}(?=$|[,;|).–—-])/iu;

/** The first words that say that a degree isn't finished; null where none do. */
export function unfinishedIn(text: string): { start: number; end: number } | null {
  const hit = UNFINISHED.exec(text) ?? REMARK.exec(text);
  if (!hit) return null;
  const lead = /^[\s,;:|(–—-]*/u.exec(hit[0])![0].length;
  return { start: hit.index + lead, end: hit.index + hit[0].trimEnd().length };
}
