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

function registration([id, label, body]: (typeof REGISTERS)[number]): [string, string, RegExp] {
  const registered = "regist(?:ered|ration|rant)(?!\\p{L})";
  const words = `\\b(?:${body})(?: ?\\([^()]{2,50}\\))?[ -](?:\\p{L}+ ){0,2}?${registered}|\\b${registered}(?: \\p{L}+){0,4}? (?:with|by) (?:the )?(?:${body})(?!\\p{L})`;
  return [id, label, new RegExp(words, "iu")];
}

/** Certificates and licences by their usual names: id, label, words. */
export const CERTIFICATES: [string, string, RegExp][] = [
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
  ["aat", "AAT", /\baat\b/iu],
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
    /\b(food (safety|hygiene|handler)[’']?s?[^.,;]{0,20}(cert\w*|card|level \d|licen[cs]e)|servsafe|haccp certif\w+|level \d food(?: (?:safety|hygiene))?)/iu,
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
