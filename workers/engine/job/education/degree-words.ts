import type { EducationLevel } from "../../types";

/** Degrees from low to high. */
export const EDUCATION_ORDER: EducationLevel[] = [
  "school",
  "vocational",
  "associate",
  "bachelor",
  "master",
  "doctorate",
];

/** A place in a text that names a degree. `start` to `end` are the naming words. */
export type DegreeMention = { level: EducationLevel; start: number; end: number };

const S = "[’'´`]?s?";
const DEGREE =
  "(?:[ -](?:level )?(?:degrees?|diplomas?|qualification|studies|level|or higher|prepared|qualified))?";

/** Words of any case that name a level, in English, German, French, Spanish and Romanian. */
const ANY_CASE: [EducationLevel, string][] = [
  [
    "doctorate",
    "doctoral degrees?|doctorates?(?: degrees?)?|doktorgrad|promotion (?:in|im|als)|abgeschlossene promotion|doctorat|doctorado|juris doctor|medical degree|doctor of \\p{L}+(?: \\p{L}+)?",
  ],
  [
    "master",
    `master${S}(?:[ -]level)? (?:degrees?|of (?:science|arts|engineering|business|public|laws?|education|social|fine|finance|\\p{Lu}\\p{L}+)|in (?=\\p{L}))|master${S}(?:[ -]level)?(?= or (?:ph|doct))|master[’'´\`]s(?! of ceremonies)|masters(?= |,|/|\\.|;|\\)|$)(?! (?:of|the|program|class|complex))|master(?=(?:[ ]?(?:/|,|or|oder|ou|o|sau) ?(?:ph\\.?d|doctor|diplom|bachelor)))|master(?= or (?:equivalent|higher))|masterabschluss|masterstudium|(?:abgeschlossenes |einen )?master (?:in|im|of|en|abschluss)|graduate degrees?|advanced degrees?|post-?graduate (?:degree|diploma|qualification|studies|level)|diplom(?:-\\p{L}+|studium|abschluss)?(?=[ ,/.]|$)(?! (?:is|de|d’|d'))|staatsexamen|maîtrise(?= en | ou |,|\\.|$)|bac ?\\+ ?5|máster(?:es)?|diplôme d[’']ingénieur|école d[’']ingénieurs?|universitärer abschluss|(?:degree )?(?:at|to|on) master${S}[ -]level`,
  ],
  [
    "bachelor",
    `bachelor${S}${DEGREE}(?: of \\p{L}+)?|bachelorabschluss|bachelorstudium|baccalaureate(?: degree)?|under-?grad(?:uate)?(?: degrees?)?(?! (?:students?|programs?|courses?|teaching|curriculum|research))|university(?:[’']s)?(?: \\p{L}+)? (?:degrees?|education|graduates?|diploma|qualification)|college (?:degrees?|education|graduates?|diploma)|(?:four|4)[- ]years? (?:college |university )?degrees?|honou?rs (?:degrees?|in(?= \\p{L}))|first[- ]class degrees?|degree[ -]level (?:study|studies|education)|degree(?:[ -])(?:level|educated|qualified|standard|calibre|holder)|(?:educated|qualified) to (?:a )?degree|(?:abgeschlossene[sn]? )?(?:hochschul|fachhochschul|universitäts)?studium|hochschulabschluss|licence (?:en|professionnelle|de lettres|de droit|universitaire)|bac ?\\+ ?3|grado (?:universitario|en)|licenciatura|licenciad[oa]|titulación (?:universitaria|superior)|título universitario|estudios universitarios|studii (?:universitare|superioare)|diplom[ăa] de licen[țţt][ăa]|licen[țţ][ăa] (?:în|in)|(?:recent |new |engineering |science |law |business |finance )graduates? (?:in|of|with|from)|graduate (?:in|with an?)|relevant degrees?|(?:a )?2[:.][12](?: honou?rs)?(?= (?:degree|or (?:above|better|higher)|in |hons))|(?:third[ -]level|tertiary) (?:qualifications?|quals|degrees?|education|study|studies)|(?:qqi |nfq )?level [78](?: or [78])?(?: (?:degree|qualification))?(?= in )|(?:successfully )?completed stud(?:y|ies)(?= (?:in|of) )|degrees?`,
  ],
  [
    "associate",
    `associate${S} degrees?|associate[’'´\`]s|associate of \\p{L}+|foundation degrees?|higher national (?:diploma|certificate)|bac ?\\+ ?2|(?:two|2)[- ]years? (?:college |technical )?(?:degree|diploma)|diploma (?=/|or (?:bsc|degree|bachelor))|nursing diploma|diploma in (?:nursing|higher education)|associate degree nurses?|(?:qqi |nfq )?level 6(?: or 7)?(?= in )`,
  ],
  [
    "vocational",
    `certificate (?:i{1,3}|iv)(?= in )|cert\\.? (?:i{1,3}|iv)(?= in )|(?:completed|finished|successfully completed|formal) (?:vocational )?(?:training|apprenticeship)(?= (?:as|in) )|(?:senior )?trade cert(?:s|ificates?)?|tech(?:nical)?[ -]school (?:diploma|certificate)|(?:qqi|nfq) level [56]|level [234](?: (?:[\\p{L}&]+ ){0,4}?(?:diploma|qualification|certificate|award)|[- ]qualified)|vocational (?:training|qualifications?|education|diploma|certificate|degree|school)|(?:completed|time[- ]served|recognised|recognized|relevant|trade|formal) apprenticeship|apprenticeship trained|trade (?:school|certificate|qualification|apprenticeship)|technical (?:school(?: diplomas?)?|diploma|college)|state[- ]certified (?:technician|engineer|master)|(?:abgeschlossene |kaufmännische |technische |handwerkliche |medizinische )*(?:berufs|fach)?ausbildung(?! (?:zum|zur) \\p{L}+ an)|berufsabschluss|gesellenbrief|(?:certificate or |(?<=^|[.;:,(•–-] ?|(?<!\\p{L})(?:an?|minimum|with|have|holds?|of) )(?:national )?)diploma in(?= \\p{L})|diploma in \\p{L}+(?: (?:and|or) \\p{L}+)? at level [345]|s?nvq(?: (?:level|diploma|in)\\b ?\\d?)?|btec|city (?:&|and) guilds|formación profesional|ciclo formativo|(?:école|studii) profesional[ăe]|școal[ăa] profesional[ăa]`,
  ],
  [
    "school",
    "high[- ]?school(?:[ -](?:diplomas?|degree|education|grad(?:uate)?s?|equivalen(?:t|cy)|leaver|leaving certificate|or equivalent))|secondary (?:school |education )?(?:diploma|certificate|education|level)|general education (?:degree|diploma|development)|(?:(?:2|two|three|3|four|4|five|5|minimum) )?gcses?|o[- ]levels?|a-levels?|a levels(?! of)|abitur|mittlere reife|(?:real|haupt)?schulabschluss|baccalauréat|bachillerato|studii medii|bacalaureat|(?:junior |leaving )cert(?:ificate)?|school diploma|(?:12|10)th (?:pass|standard)|class (?:12|xii)|grade 1[0-2](?= (?:with|or|and|pass|certificate)(?!\\p{L})|[.,;)]|$)|matric(?= (?:or|and|with|certificate)|[,.;)]|$)|senior high(?: school)?(?: grad(?:uate)?s?)?|10 ?\\+ ?2",
  ],
];

/** Short forms, which are other words in small letters ("be", "as", "ms"). */
const EXACT_CASE: [EducationLevel, string][] = [
  [
    "doctorate",
    "Ph\\.?\\s?[Dd]\\.?(?:’s|'s|s)?|PHD|DPhil|EdD|PsyD|PharmD|Pharm\\. ?D\\.?|J\\.?D\\.?(?= (?:degree|from|required|or|and|with)|[,.;)]|$)|M\\.D\\.?|MD(?= degree|/PhD| or D\\.?O)",
  ],
  [
    "master",
    "M\\.? ?Sc\\.?|MSC(?= )|M\\.?B\\.?A\\.?(?:’s|'s|s)?|M\\.? ?Eng\\.?(?![a-z])|M\\.? ?Tech\\.?|MTECH|M\\.?Phil|MSW|MPH|MPA|MSN|MFA|MEd|M\\.Ed\\.?|LL\\.M\\.?|LLM(?= (?:degree|in (?:\\p{L}+ )?[Ll]aw))|MPharm|MCA(?=/|,|\\)|$| (?:or|in|degree))|M\\.?S\\.?(?=/|(?:,| or| and) ?(?:Ph|PH|MBA|M\\.)| degree| in [A-Z])|M\\.?A\\.?(?= degree| in [A-Z]|/(?:Ph|M))|M\\.?E\\.?(?=/| degree| in [A-Z])",
  ],
  [
    "bachelor",
    "B\\.? ?S\\.?c\\.?|BSC|B\\.?SC\\.?|B\\.? ?Tech\\.?|BTECH|B\\.? ?Eng\\.?(?![a-z])|BBA|BCA|B\\.?Com\\.?(?![a-z])|LL\\.?B\\.?|BSN|BFA|B\\.?Ed\\.?(?![a-z])|MB ?BS|MBChB|BSEE|BSCS|B\\.?A\\.?/B\\.?S\\.?(?:c\\.?)?|B\\.?S\\.?/B\\.?A\\.?|B\\.?S\\.?/M\\.?S\\.?|B\\.?E\\.?/[BM]\\.? ?Tech\\.?|B\\.?S\\.?(?= (?:degree|in|or|and|from|level)\\b|/|,|;|\\.| \\()|B\\.?A\\.?(?= (?:degree|in [A-Z]|or|from)|/|,|;| \\()|B\\.?E\\.?(?=/| (?:or|in|degree)\\b)|\\bBS$",
  ],
  ["associate", "ADN|HND|HNC|BTS|DUT|A\\.?A\\.?S\\.?(?= degree| in )|A\\.?A\\.?(?= degree)"],
  ["vocational", "CAP(?= )(?=.{0,30}\\b(?:de|en|BEP)\\b)|IHK|OND|N(?:ITEC|itec)"],
  [
    "school",
    "A Levels?(?! (?:\\d|of|that|in the))|GED(?![a-z])|G\\.E\\.D\\.?|HS [Dd]iplomas?|HSD|H\\.S\\. [Dd]iploma",
  ],
];

const patterns: [EducationLevel, RegExp][] = [
  ...ANY_CASE.map(([level, words]): [EducationLevel, RegExp] => [
    level,
    new RegExp(`(?:${words})(?!\\p{L})`, "giu"),
  ]),
  ...EXACT_CASE.map(([level, words]): [EducationLevel, RegExp] => [
    level,
    new RegExp(`(?:${words})(?!\\p{L})`, "gu"),
  ]),
];

/** True where a word begins: nothing before it, or a line glued to it ("fieldBachelor"). */
function beginsWord(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before === undefined || !/[\p{L}\p{N}.]/u.test(before)) return true;
  if (before === ".") return !/(?<!\p{L})\p{Lu}\.$/u.test(text.slice(Math.max(0, at - 3), at));
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(text[at]!);
}

/** "degree" in a figure of speech or of heat. */
const NOT_A_DEGREE =
  /(?:high|great|large|certain|some|strong|greater|higher|varying|basic|significant|considerable|fair|reasonable|good|minimal|appropriate|utmost|third|360|(?<!level )\d) degrees?$|(?:to a|of a|the) \p{L}+ degree$/iu;
const NOT_A_DEGREE_AFTER =
  /^degrees? (?:of(?! (?:bachelor|master|doctor))|celsius|fahrenheit|c\b|f\b|view|feedback)/iu;
const OTHER_MASTERS =
  /(?:our(?: \p{L}+)?|fishing|scrum|web|head|station|tool|quarter|post|brew|harbou?r|to|item|vendor|material|customer|data|price) ?$/iu;
/** Longest stretch before a mention that can turn its meaning. */
const BEFORE = 24;

/** Where a text names degrees, in order, the longest where they overlap. */
export function degreeMentions(text: string): DegreeMention[] {
  const found: DegreeMention[] = [];
  for (const [level, pattern] of patterns) {
    for (const hit of text.matchAll(pattern)) {
      if (!beginsWord(text, hit.index)) continue;
      const end = hit.index + hit[0].length;
      if (
        /^masters?$/iu.test(hit[0]) &&
        OTHER_MASTERS.test(text.slice(Math.max(0, hit.index - BEFORE), hit.index))
      )
        continue;
      const lead = text.slice(Math.max(0, hit.index - BEFORE), end);
      if (
        /degrees?$/iu.test(hit[0]) &&
        NOT_A_DEGREE.test(lead) &&
        !/(?:university|college|bachelor|master)/iu.test(hit[0])
      )
        continue;
      if (/^degree/iu.test(hit[0]) && NOT_A_DEGREE_AFTER.test(text.slice(hit.index, end + 20))) continue;
      found.push({ level, start: hit.index, end });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: DegreeMention[] = [];
  for (const one of found) {
    const last = apart.at(-1);
    if (last && one.start < last.end) continue;
    // "PhD degree" names one
    if (last && /^ degrees?$/iu.test(text.slice(last.end, one.end))) last.end = one.end;
    else apart.push(one);
  }
  return apart;
}
