import type { EducationLevel } from "../../types";
import { fold } from "../fold";

const phrases: [EducationLevel, string][] = [
  [
    "doctorate",
    "mbchb|mb chb|mbbs|mb bs|mb bch bao|ph d|phd|doctor of|doctor in|doctorate|doctoral|d phil|dphil|ed d|juris doctor|j d|m d|promotion|doktor|dr ing|dr rer nat|doctorat|doctorado|dottorato|doutorado|doutoramento|doktorat|доктор|докторантура|博士|md phd",
  ],
  [
    "master",
    "especializacion|especialista en|especializacao|diplome d ingenieur|ingenieur|masters degree|masters|master s|master|m sc|msc|m tech|mtech|m eng|meng|m b a|mba|emba|m phil|mphil|m com|mcom|m ed|m f a|mfa|mpa|mph|mca|m c a|llm|ll m|pgdm|pgdba|pgd|pg diploma|post graduate|postgraduate|post graduation|magister|diplom|diplom ingenieur|dipl ing|dipl inf|dipl kfm|staatsexamen|maitrise|maestria|laurea magistrale|laurea specialistica|mestrado|mestre|mgr|mgr inz|magisterskie|m ed|pgce|master universitario|master degree|masterat|магистър|магистратура|drs|doctorandus|硕士|研究生|specialist degree|ingenieur diplome|diplome d ingenieur|cycle ingenieur",
  ],
  [
    "bachelor",
    "ingeniero|ingeniera|bachelors|bachelor s|bachelor|bachelier|b sc|bsc|b tech|btech|b eng|beng|b b a|bba|bbs|b com|bcom|b ed|b f a|bfa|bca|b c a|bscs|bsee|bsn|llb|ll b|b arch|b pharm|b des|licence|licenciatura|licenciado|licenciada|grado en|laurea|laurea triennale|bacharelado|bacharel|licenciado|graduacao|tecnologo|licencjat|inzynier|inz|licenta|бакалавър|本科|学士|undergraduate degree|degree in|degree|honours degree",
  ],
  [
    "associate",
    "ond|associate of|associate s|associates degree|associates|associate degree|associate in|a a s|aas|hnd|hnc|dut|bts|but|foundation degree|top up degree|专科|大专",
  ],
  [
    "vocational",
    "anm|gnm|national craft certificate|certificate ii|certificate iii|certificate iv|vocational training|apprenticeship as|certified|ihk|hwk|gepruft|geprufte|gepruefter|gepruefte|zertifiziert|higher diploma|higher national diploma|higher national certificate|postgraduate certificate|professional certificate|qqi level|svq level|svq|nvq level|fetac level|city guilds|tecnico en|tecnico superior en|tecnico superior|curso profesional|titulo profesional|umschulung|techniker|staatlich gepruft|staatlich gepruefte|meisterprufung|gesellenprufung|fachwirt|fachwirtin|bac professionnel|technicien superieur|kwalifikacje|szkola zawodowa|diploma|diplomas|diplome|certificate|certificate in|certification|ausbildung|lehre|vocational|apprenticeship|nvq|gnvq|btec|cap|bep|bac pro|ciclo formativo|grado superior|grado medio|formacion profesional|curso tecnico|mbo|hbo|technik|technikum|berufsausbildung|gesellenbrief|meisterbrief|qualifica professionale|diplom technik|bootcamp|nanodegree|minor|fachabitur|professional degree|training",
  ],
  [
    "school",
    "high school|high school diploma|high school equivalency|high school equivalency diploma|h s diploma|g e d|ged|gcse|gcses|a levels|a level|o levels|o level|abitur|allgemeine hochschulreife|hochschulreife|fachhochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|matura|baccalaureat|bac|bachillerato|eso|maturita|diploma di maturita|liceo|vwo|havo|vmbo|ensino medio|12 ano|12º ano|bacalaureat|secondary school|secondary education|higher secondary|senior secondary|leaving certificate|leaving cert|junior cert|matric|ssce|wassce|csec|cses|ncea level|vcal|year 12|grade 11|grade 12|ssc|s s c|hsc|h s c|s s l c|sslc|x std|xii std|10th|12th|matriculation|intermediate|зрелостно свидетелство|средно образование|диплома за средно образование|international baccalaureate|高中",
  ],
];

/** Short forms that are also words or initials: only in capitals (or with dots), at the head of a part. */
const shortForms: [EducationLevel, RegExp][] = [
  [
    "master",
    /^(?:MEd|M\.?S\.?[WN]|M\.?L\.?(?:I\.?)?S|M\.?P\.?[HA]|M\.?S|M\.?A|M\.?E|M\.?Sc|MAcc|M\.?Arch)\b\.?(?=\s|$|,|\.|\(|:|-|–|\/)/,
  ],
  [
    "bachelor",
    /^(?:BEd|B\.?S\.?[WN]|B\.?[BF]\.?A|B\.?S|B\.?A|B\.?E|B\.?Sc|A\.?B|BCS|BIT|BIS|BHM|BSc)\b\.?(?=\s|$|,|\.|\(|:|-|–|\/)/,
  ],
  ["associate", /^(?:A\.?A|A\.?S|A\.?A\.?S)\b\.?(?=\s|$|,|\.|\()/],
  ["doctorate", /^(?:M\.?D|J\.?D|D\.?D\.?S|Pharm\.?D|Psy\.?D|Dr)\b\.?(?=\s|$|,|\.|\()/],
];

/** "MS Office" is no Master of Science. */
const OFFICE =
  /^MS[ -](?:Office|Word|Excel|Power ?Point|Access|Outlook|Project|Visio|SQL|Windows|Teams|Dynamics)\b/i;

const levelOf = new Map<string, EducationLevel>();
let longest = 1;
for (const [level, list] of phrases) {
  for (const phrase of list.split("|")) {
    if (!levelOf.has(phrase)) levelOf.set(phrase, level);
    longest = Math.max(longest, phrase.split(" ").length);
  }
}

export type DegreeHit = { start: number; end: number; level: EducationLevel; strong: boolean };

const weak = new Set(
  "especializacion|especializacao|ingenieur|ingeniero|ingeniera|certified|zertifiziert|degree|degree in|certificate|certificate in|certification|training|minor|intermediate|promotion|master|licence|technik|but|cap|eso|bac|lehre|liceo|technikum|10th|12th|year 12|grade 11|grade 12|matric|inz|laurea|diplom|diplome|bootcamp|high school|secondary school|senior secondary|higher secondary|masters|associates|degree".split(
    "|",
  ),
);

/** "Software Engineering Master of Engineering": the whole name, wherever it stands. */
const WHOLE_MASTER =
  /^ of (?:Science|Arts|Engineering|Business|Education|Technology|Commerce|Computer|Laws|Public|Social|Fine|Philosophy|Accountancy|Nursing|Applied)(?!\p{L})/u;

function leads(text: string, start: number, end: number): boolean {
  if (/^Master/.test(text.slice(start, end)) && WHOLE_MASTER.test(text.slice(end))) return true;
  if (!/^(?:master|associates|licence|laurea|promotion)/i.test(text.slice(start, end))) return false;
  return start <= 2 && /^(?:['’]?s)?(?: degree)? ?(?:in|of|en|em|di|de|w)\s/i.test(text.slice(end));
}

const ACADEMIC = new Set<EducationLevel>(["doctorate", "master", "bachelor", "associate"]);
/** "Master Certificate", "MBA Essentials", "Mini MBA": courses that borrow a degree's name. */
const COURSE_BEHIND =
  /^(?:[’']?s)?\s+(?:(?:level|program(?:me)?)\s+)?(?:cert\p{L}*|essentials|master ?class)(?!\p{L})/iu;
const SHORT_COURSE = /(?<!\p{L})mini[\s-]{1,2}$/iu;
const MASTER_BEFORE =
  /(?<!\p{L})(?:scrum|web|toast|head|station|quarter|grand|band|choir|drum|house|ring|team|belt)[\s-]$/iu;
const MASTER_BEHIND =
  /^(?:\s*\/|\s+(?:and|&))\s*slave(?!\p{L})|^\s+(?:trainer|electrician|plumber|mechanic|gardener|chef|black belt|craftsman|technician|stylist|barber|cosmetologist|esthetician|sommelier|teacher|coach|instructor|carpenter|builder|class|plan|data|file|schedule|naturalist|diver|captain|mariner|sergeant|fitter|practitioner|welder|hvac)(?!\p{L})/iu;
/** "Driving Licence": only French and Spanish ones are degrees, and begin with the word. */
const LICENCE_BEHIND = /^\s*(?:to|for|no|number|holder|category|class|[:#(]|[A-Z]\d?(?!\p{L}))/iu;
const PERMIT = /(?<!\p{L})licen[cs](?:e|ure)(?!\p{L})/iu;

/** French and Spanish school diplomas that are English words when small. */
const IN_CAPITALS = new Set(["but", "cap", "eso"]);

function isOtherName(phrase: string, text: string, start: number, end: number): boolean {
  const behind = text.slice(end);
  if (IN_CAPITALS.has(phrase)) return /\p{Ll}/u.test(text.slice(start, end));
  if (phrase === "intermediate") return start > 2 || COURSE_BEHIND.test(behind);
  if (phrase === "licence") return start > 2 || LICENCE_BEHIND.test(behind);
  return phrase === "master" && (MASTER_BEFORE.test(text.slice(0, start)) || MASTER_BEHIND.test(behind));
}

function isCourse(level: EducationLevel, text: string, start: number, end: number): boolean {
  return (
    ACADEMIC.has(level) && (COURSE_BEHIND.test(text.slice(end)) || SHORT_COURSE.test(text.slice(0, start)))
  );
}

/** "NVQ Level 3": the level belongs to the qualification. Returns how many signs more it takes. */
function gradeAfter(phrase: string, rest: string): number {
  if (!/nvq|svq|btec|city guilds|fetac|qqi|rqf/.test(phrase)) return 0;
  return /^(?:\s+level)?\s+(?:\d|[IV]{1,3})(?![\p{L}\d.])/iu.exec(rest)?.[0].length ?? 0;
}

/** The first degree named in a text; `strong` where its words can hardly mean anything else. */
export function findDegree(text: string): DegreeHit | null {
  const head = /^[\s•●▪■\-–—*(]*/.exec(text)?.[0].length ?? 0;
  const rest = text.slice(head);
  for (const [level, form] of shortForms) {
    const match = OFFICE.test(rest) || PERMIT.test(rest) ? null : form.exec(rest);
    if (match) return { start: head, end: head + match[0].length, level, strong: true };
  }
  const words = [
    ...fold(text).matchAll(/(?:bachelor|master|associate|doctor)(?=of(?!\p{L}))|[\p{L}\p{N}]+/gu),
  ];
  for (let i = 0; i < words.length; i++) {
    for (let n = Math.min(longest, words.length - i); n >= 1; n--) {
      const slice = words.slice(i, i + n);
      const phrase = slice.map((word) => word[0]).join(" ");
      const level = levelOf.get(phrase);
      if (!level) continue;
      const last = slice[n - 1];
      const first = slice[0];
      if (!first || !last) continue;
      // The preposition belongs to what follows it: "Associate" of "Associate of Science", "Degree" of "Degree in Law"
      const goesOn = /^(?:of|in|en)$/.test(last[0]) && !(level === "vocational" && first.index > 2);
      const named = goesOn ? (slice[n - 2] ?? last) : last;
      const end =
        named.index + named[0].length + gradeAfter(phrase, text.slice(named.index + named[0].length));
      if (isOtherName(phrase, text, first.index, end)) continue;
      if (isCourse(level, text, first.index, end))
        return { start: first.index, end, level: "vocational", strong: false };
      return { start: first.index, end, level, strong: !weak.has(phrase) || leads(text, first.index, end) };
    }
    const word = words[i]?.[0] ?? "";
    if (word.length > 7 && /(?:abschluss|diplom|studium)$/.test(word)) {
      const start = words[i]?.index ?? 0;
      return { start, end: start + word.length, level: "master", strong: false };
    }
  }
  return null;
}
