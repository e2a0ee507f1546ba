import type { Requirement } from "../types";
import { clausesOf } from "./cues";
import { partAround } from "./posting";
import { requirement } from "./requirement";
import { asksNothing } from "./sentences/offering";
import type { Posting } from "./sentences/segments";

/** Registers that a profession may not be practised without: id, label, the body's names. */
const REGISTERS: [string, string, string][] = [
  ["hcpc", "HCPC registration", "hcpc|health (?:and|&) care professions council"],
  ["gmc", "GMC registration", "gmc|general medical council"],
  ["gphc", "GPhC registration", "gphc|general pharmaceutical council"],
  ["gdc", "GDC registration", "gdc|general dental council"],
  ["goc", "GOC registration", "goc|general optical council"],
  ["swe", "Social Work England registration", "swe|social work england"],
  ["bacp", "BACP registration", "bacp"],
];

/** "HCPC registered", "registered as an optometrist with the General Optical Council". */
function registration([id, label, body]: (typeof REGISTERS)[number]): [string, string, RegExp] {
  const registered = "regist(?:ered|ration|rant)(?!\\p{L})";
  const words = `\\b(?:${body})(?: ?\\([^()]{2,50}\\))?[ -](?:\\p{L}+ ){0,2}?${registered}|\\b${registered}(?: \\p{L}+){0,4}? (?:with|by) (?:the )?(?:${body})(?!\\p{L})`;
  return [id, label, new RegExp(words, "iu")];
}

/** Certificates and licences by their usual names: id, label, words. */
const KNOWN: [string, string, RegExp][] = [
  [
    "driving-licence",
    "Driving licence",
    /\b(driv(er|ing|er[’']s)[’']?s? ?licen[cs]e|führerschein( der)?( klasse \w+)?|permis (de (?:conduire|conducere)|b(?: auto)?)\b|carn[eé] de conducir|(?:clean|full(?: (?:uk|eu|irish|manual|clean))?|manual|car|drivers?|category b|class 5|code (?:8|08|b|eb)) licen[cs]e(?! (?:fee|plate|number|key|agreement|holder of))|licen[cs]ed driver|(?:must|have to|need to|be able to) drive(?= ?(?:[.,;:)!]|$)| (?:and|a (?:car|van|manual)|to work|as|because|due)\b))/iu,
  ],
  [
    "cdl",
    "Commercial driving licence",
    /\b(cdl([- ]?(class )?[ab])?|class [abc] (cdl|licen[cs]e|driver)|commercial driv\w+ licen[cs]e|(?:hgv|lgv) (class \d|licen[cs]e)|class [12] licen[cs]e|category c\+?e|(?:c\+e|c1|cat(?:egory)? c) licen[cs]e|cpc card|lkw[- ]führerschein|permis (c|ce)\b|driver cpc|code 95)\b/iu,
  ],
  [
    "forklift",
    "Forklift licence",
    /\b(fork ?lift|reach truck|counterbalance)[^.,;]{0,25}(licen[cs]e|certific|ticket|permit)|staplerschein|caces\b/iu,
  ],
  [
    "nursing-licence",
    "Nursing licence",
    /\b(rn licen[cs]e|licen[cs]ed (registered|practical|vocational) nurse|(registered|practical) nurse licen[cs]e|nursing licen[cs]e|nmc (pin|registration|registered)|registered with the nmc|registered( \w+){0,2} nurse,? \(?(level|part) ?\d|(first|1st|level 1)( level)? registered nurse|rgn\b|rmn\b|active rn\b|state rn\b|valid rn\b|examinierte[rs]?( \w+)? pflegefach|staatlich anerkannte pflege)/iu,
  ],
  [
    "sia",
    "SIA licence",
    /\b(?:(?:valid|current) )?sia(?:(?: \p{L}+){0,5} (?:licen[cs]e[ds]?|badges?))(?!\p{L})/iu,
  ],
  ["bls", "Basic life support (BLS)", /\b(bls|basic life support)\b/iu],
  [
    "acls",
    "Advanced cardiac life support (ACLS)",
    /\b(acls|advanced (cardiac|cardiovascular) life support)\b/iu,
  ],
  [
    "cpr",
    "CPR / first aid",
    /\b(cpr(?=[ /&,-]+(?:and |or )?(?:\w+[ /-]){0,2}(?:aed|bls|certif\w*|first[- ]aid|train\w*|card|licen[cs]e|required|preferred))|(?<=(?:aed|bls|first[- ]aid|certified in|current|valid)[ /&,-]+(?:and |or )?)cpr|first[- ]aid certif\w+|first aid at work|pa?ediatric first[- ]aid|erste[- ]hilfe)\b/iu,
  ],
  [
    "teaching-licence",
    "Teaching licence",
    /\b(teach(ing|er)[’']?s? (licen[cs]e|certific\w+|credential)|qts|qualified teacher status|pgce|state certification|lehramt|staatsexamen)\b/iu,
  ],
  ["cpa", "CPA", /\b(cpa|certified public accountant)\b/iu],
  ["acca", "ACCA / chartered accountant", /\b(acca|chartered accountant|aca qualified|cima|acma|icaew)\b/iu],
  ["cfa", "CFA", /\b(cfa|chartered financial analyst)\b/iu],
  ["pmp", "PMP", /\b(pmp|project management professional)\b/iu],
  ["prince2", "PRINCE2", /\bprince ?2\b(?: (?:foundation|practitioner))?/iu],
  ["cissp", "CISSP", /\bcissp\b/iu],
  [
    "bar",
    "Admission to the bar",
    /\b(admi(tted|ssion) to (the )?\w* ?bar|bar (admission|membership|qualified)|member of the \w* ?bar|qualified solicitor|practising certificate|zulassung als rechtsanwalt|zweites staatsexamen)\b/iu,
  ],
  [
    "electrician-licence",
    "Electrician's licence",
    /\b((journeyman|master) (electrician|licen[cs]e)[^.,;]{0,20}|licen[cs]ed electrician|electric(al|ian)[’']?s? licen[cs]e|18th edition|ecs (gold )?card|jib (gold )?card)/iu,
  ],
  [
    "welding-certificate",
    "Welding certificate",
    /\b(aws[- ]certified weld\w+|weld(ing|er)[’']?s? (certif\w+|qualification|ticket|licen[cs]e)|coded welder|certified welder|en ?iso ?9606|asme ix|schweißerprüfung\w*|schweißerpass)/iu,
  ],
  ["cscs", "CSCS card", /\bcscs\b/iu],
  ["osha", "OSHA training", /\bosha[- ]?(10|30)\b/iu],
  ["hazwoper", "HAZWOPER training", /\b(osha )?(\d{2}[- ]{0,2}h(ou)?rs?[- ])?(osha )?hazwoper\b/iu],
  [
    "food-safety",
    "Food safety certificate",
    /\b(food (safety|hygiene|handler)[’']?s?[^.,;]{0,20}(cert\w*|card|level \d|licen[cs]e)|servsafe|haccp certif\w+|level \d food)/iu,
  ],
  [
    "dbs",
    "Background clearance (DBS)",
    /\b((enhanced )?dbs( check| clearance)?|crb check|führungszeugnis)\b/iu,
  ],
  [
    "security-clearance",
    "Security clearance",
    /\b((active |current )?(top[- ]secret|ts\/sci|secret|sc|dv|security) clearance|ts\/sci)\b/iu,
  ],
  [
    "care-certificate",
    "Care certificate",
    /\b(care certificate|nvq (level )?\d (in )?(health|care|social)[^.,;]{0,20}|cna certif\w+|certified nurs(e|ing) assistant)\b/iu,
  ],
  [
    "arb",
    "Registered architect",
    /\b(arb[- ]regist\w+|riba (part (3|iii)|chartered)|(registered|licensed) architect|architect(ural)? licen[cs]e|architektenkammer)\b/iu,
  ],
  [
    "pe-licence",
    "Professional Engineer licence",
    /\b(pe licen[cs]e|professional engineer(ing)? licen[cs]e|licensed professional engineer|chartered engineer|ceng)\b/iu,
  ],
  [
    "commercial-pilot-licence",
    "Commercial pilot licence",
    /\b(atpl?|airline transport pilot|commercial pilot[’']?s? (licen[cs]ed?|certif\w+)|licen[cs]ed commercial pilot|cpl\b)/iu,
  ],
  [
    "private-pilot-licence",
    "Private pilot licence",
    /\b(private pilot[’']?s? (licen[cs]e|certif\w+)|ppl\b)/iu,
  ],
  [
    "a-and-p",
    "Aircraft maintenance licence",
    /\b(a&p (licen[cs]e|certif\w+|mechanic)|airframe (and|&) powerplant|easa part[- ]66|b1 licen[cs]e)/iu,
  ],
  ["real-estate-licence", "Real estate licence", /\breal estate licen[cs]e/iu],
  [
    "insurance-licence",
    "Insurance licence",
    /\b(series (6|7|63|65|66)|insurance licen[cs]e|(property|life|health) (&|and) (casualty|health) licen[cs]e)/iu,
  ],
  [
    "personal-trainer",
    "Personal trainer certificate",
    /\b((nasm|ace|issa|acsm|nsca)(?:,? ?(?:or|\/)? ?(nasm|ace|issa|acsm|nsca))+(?![\p{L}])|(nasm|ace|issa|acsm|nsca)[- ](certif\w+|cpt)|certified personal trainer|personal train\w+ certif\w+)/iu,
  ],
  ["scrum-master", "Scrum Master certificate", /\b(csm|psm( i+)?|certified scrum ?master)\b/iu],
  ["six-sigma", "Six Sigma belt", /\b(six sigma )?(green|black|yellow) belt\b/iu],
  [
    "cloud-certificate",
    "Cloud certificate",
    /\b((aws|azure|google cloud|gcp|oracle|salesforce|microsoft|cisco|comptia)[^.,;()]{0,40}(certif\w+)|certif\w+ (in|on|for) [^.,;]{0,30}(aws|azure|google cloud|gcp)|az-\d{3}|ccn[ap])\b/iu,
  ],
  ["shrm", "HR certificate (SHRM, PHR, CIPD)", /\b(shrm-?s?cp|s?phr|cipd)\b/iu],
  ...REGISTERS.map(registration),
];

/** The employer's own check of whom it takes on: "any offer is subject to", "free DBS". */
const AFTER_AN_OFFER =
  /\b(?:offers?|employment|appointments?|posts?|positions?|roles?)\b[^.;]{0,80}\b(?:subject to|conditional|provisional|upon|receipt of)\b|\bpre-employment\b|\bfree (?:enhanced )?dbs\b|\b(?:dbs|checks?)\b[^.;]{0,60}\bwill be (?:carried out|obtained|undertaken|conducted|made|paid)|\b(?:cost|charge|fee|price)s?\b[^.;]{0,40}\b(?:dbs|checks?)\b|\b(?:dbs|checks?)\b[^.;]{0,20}\b(?:cost|charge|fee)s?\b|\bwe (?:pay|cover|fund)\b[^.;]{0,60}\bdbs\b/iu;

/** Certificates and licences asked for, as the table names them. Anything else stays text, because a guess would be a wrong claim. */
export function certificatesIn(posting: Posting): Requirement[] {
  const found: Requirement[] = [];
  for (const segment of posting.segments) {
    if (asksNothing(segment.section)) continue;
    const clauses = clausesOf(segment.text, segment.section);
    for (const [id, label, pattern] of KNOWN) {
      const hit = pattern.exec(segment.text);
      if (!hit) continue;
      const clause = clauses.find((one) => hit.index >= one.start && hit.index < one.end);
      if (clause?.notAsked || (id === "dbs" && AFTER_AN_OFFER.test(segment.text))) continue;
      found.push(
        requirement({
          kind: "certificate",
          importance: clause?.importance === "nice" ? "nice" : "must",
          ...namedBy(id, label, hit[0], segment.text.slice(hit.index + hit[0].length)),
          quotes: [partAround(posting.text, segment, hit.index, hit.index + hit[0].length)],
          gate: segment.field === "requirements",
        }),
      );
    }
  }
  return found;
}

/** Papers of several bodies that one entry of the table covers: one body's isn't another's. */
const BODIES: Record<string, RegExp> = {
  "personal-trainer": /\b(?:nasm|ace|issa|acsm|nsca)\b/giu,
  "cloud-certificate":
    /\b(?:aws|amazon|azure|google|gcp|oracle|salesforce|microsoft|cisco|comptia|ccn[ap]|az-\d{3})\b/giu,
  shrm: /\b(?:shrm|s?phr|cipd)/giu,
};
const OR_EQUIVALENT = /^[^.;]{0,60}\b(?:equivalent|similar|comparable|other)\b/iu;

/** The entry of the table, and the bodies named where no other will do: "personal-trainer:acsm". */
function namedBy(id: string, label: string, words: string, after: string) {
  const bodies = [...new Set((words.match(BODIES[id] ?? /$^/gu) ?? []).map((one) => one.toLowerCase()))];
  if (bodies.length === 0 || OR_EQUIVALENT.test(after)) return { label, anyOf: [id] };
  return { label: words, anyOf: bodies.map((body) => `${id}:${body}`) };
}

/** Papers that nobody gets without the one before them, or that say as much and more. */
const HIGHER: Record<string, string[]> = {
  "private-pilot-licence": ["commercial-pilot-licence"],
  "driving-licence": ["cdl"],
  cpr: ["bls"],
  bls: ["acls"],
  "cloud-certificate:ccna": ["cloud-certificate:ccnp"],
  "shrm:phr": ["shrm:sphr"],
};

/** Grades of one paper, the lowest first: who holds one holds those before it. */
const GRADES: Record<string, RegExp[]> = {
  cdl: [
    /\bclass c\b/iu,
    /\bclass b\b|\bcdl[- ]?b\b|\bclass 2\b/iu,
    /\bclass a\b|\bcdl[- ]?a\b|\bclass 1\b/iu,
  ],
  "electrician-licence": [/\bjourneyman\b/iu, /\bmaster\b/iu],
  "six-sigma": [/\byellow belt/iu, /\bgreen belt/iu, /\bblack belt/iu],
  osha: [/\b10\b/u, /\b30\b/u],
  prince2: [/\bfoundation\b/iu, /\bpractitioner\b/iu],
};

/**
 * @param asked the posting's words for a paper
 * @param held a résumé's words for the same one
 * @returns whether a lower grade of it is held than is asked for; words without a grade are no lower one
 */
export function isLowerGrade(id: string, asked: string, held: string): boolean {
  const gradeIn = (words: string) => (GRADES[id] ?? []).findLastIndex((grade) => grade.test(words));
  return gradeIn(held) >= 0 && gradeIn(held) < gradeIn(asked);
}

/** True where a certificate's or licence's words in a résumé name the one with this id or a higher one, and its body where the id has one. */
export function namesCertificate(id: string, words: string): boolean {
  const [entry, body] = id.split(":");
  if (HIGHER[id]?.some((one) => namesCertificate(one, words))) return true;
  if (!KNOWN.find(([known]) => known === entry)?.[2].test(words)) return false;
  return (
    body === undefined || (words.toLowerCase().match(BODIES[entry!]!) ?? ([] as string[])).includes(body)
  );
}

/** Titles that only who holds the licence may bear. */
const PROTECTED_TITLES: Record<string, RegExp> = {
  "nursing-licence":
    /\b(?:RN|LPN|LVN|[Rr]egistered(?: [Gg]eneral)? [Nn]urse|[Ll]icensed (?:[Pp]ractical|[Vv]ocational) [Nn]urse)\b/u,
  bar: /\b(?:attorney at law|solicitor|barrister|Rechtsanw(?:alt|ältin)|avocate?)\b/iu,
  "commercial-pilot-licence": /\b(?:commercial|airline transport) pilot\b/iu,
  arb: /\b(?:registered|licensed|chartered) architect\b/iu,
  "electrician-licence": /\b(?:licensed|journeyman|master) electrician\b/iu,
};

export function isTitleOfHolder(id: string, title: string): boolean {
  return [id, ...(HIGHER[id] ?? [])].some((one) => PROTECTED_TITLES[one]?.test(title) ?? false);
}

/** Ends in a word for a paper: "food hygiene certificate", "ASE certified". */
const PAPER =
  /\b(?:certificates?|certifications?|certified|licen[cs]es?|accreditation)(?: (?:in|of|as|for) .*)?$/iu;

/** "AAAE Certified Member", "Certified Welding Inspector": what its holder is called. */
const HOLDER = /\bCertified(?: \p{Lu}[\p{L}-]+){1,4}$/u;

/** True where a phrase asks for a paper that the table doesn't know by name. */
export function asksForPaper(words: string): boolean {
  return PAPER.test(words) || HOLDER.test(words);
}

/** True where words name a certificate or licence of the table: it is asked for as such, not as a skill too. */
export function isCertificate(words: string): boolean {
  return KNOWN.some(([, , pattern]) => pattern.test(words));
}

/** Where words of a text name certificates of the table: "OSHA 40-hour HAZWOPER". */
export function certificatePlaces(text: string): { start: number; end: number }[] {
  return KNOWN.filter(([, , pattern]) => pattern.test(text)).flatMap(([, , pattern]) =>
    [...text.matchAll(new RegExp(pattern, "giu"))].map((hit) => ({
      start: hit.index,
      end: hit.index + hit[0].length,
    })),
  );
}
